"""Makes static/src/wire.ts and docs/protocol.md from the messages: `python -m app.wire.typescript` (`make types`)."""

import json
import subprocess
import sys
from pathlib import Path

from app.wire.protocol import page
from app.wire.schema import schema

ROOT = Path(__file__).resolve().parents[2]
WIRE = ROOT / "static" / "src" / "wire.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"


def typescript() -> str:
    """The text of wire.ts. Needs node and the client's packages; raises CalledProcessError without them."""
    made = subprocess.run(
        ["node", "scripts/wire.mjs"],  # noqa: S607  (node is found on the path as npm finds it)
        cwd=ROOT / "static",
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout


def made_files() -> dict[Path, str]:
    """Every file that is made here, with the text that it should have."""
    return {WIRE: typescript(), PROTOCOL: page()}


def main() -> int:
    """Write the files; with `--check` only say which are stale."""
    check = "--check" in sys.argv
    stale = [path for path, text in made_files().items() if not path.exists() or path.read_text("utf8") != text]
    for path in stale:
        if check:
            sys.stderr.write(f"stale: {path.relative_to(ROOT)} (make types)\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(made_files()[path], "utf8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
