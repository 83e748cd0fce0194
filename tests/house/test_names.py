"""A file is named for what it is or does, never for being of use."""

from tests.house.tree import files

NAMELESS = {
    "util",
    "utils",
    "helper",
    "helpers",
    "common",
    "base",
    "manager",
    "managers",
    "service",
    "services",
    "misc",
}


def test_no_room_or_file_has_a_name_that_says_nothing() -> None:
    ours = [path for path in files() if path.suffix in {".py", ".ts", ".svelte"}]
    said = {str(path): NAMELESS & {*path.parts[:-1], path.name.split(".")[0].lower()} for path in ours}
    assert {path: names for path, names in said.items() if names} == {}
