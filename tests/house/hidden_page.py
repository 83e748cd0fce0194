"""Makes docs/hidden.md from the rulesets that are found (`make types`)."""

from pathlib import Path

from app.rulesets import found
from app.wire.hidden import page

HIDDEN = Path(__file__).resolve().parents[2] / "docs" / "hidden.md"


def made_files() -> dict[Path, str]:
    """The page, with the text that it should have."""
    return {HIDDEN: page(found())}


if __name__ == "__main__":
    HIDDEN.write_text(page(found()), "utf8")
