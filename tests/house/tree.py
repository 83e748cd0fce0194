"""Which files are ours: all that are kept or about to be, nothing that tools leave behind."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LARGEST_TEXT = 2_000_000


@cache
def files() -> tuple[Path, ...]:
    """Every file of the project, relative to its root."""
    # Whoever runs the tests need not own the files.
    git = ["git", "-c", f"safe.directory={ROOT}"]
    listing = [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return tuple(sorted(Path(name) for name in set(names) if name and (ROOT / name).is_file()))


def written(*suffixes: str) -> tuple[Path, ...]:
    """The files with these endings that people write: no made files, no steps of a migration."""
    return tuple(path for path in files() if path.suffix in suffixes and not made(path))


def made(path: Path) -> bool:
    """Whether a tool makes this file (its like are compared with a fresh one elsewhere)."""
    return path.name == "wire.ts" or path.parts[0] == "migrations" or "golden" in path.parts[1:-1]


def text(path: Path) -> str:
    """What the file says; nothing for a picture or a font."""
    content = (ROOT / path).read_bytes()
    return "" if b"\0" in content or len(content) > LARGEST_TEXT else content.decode()
