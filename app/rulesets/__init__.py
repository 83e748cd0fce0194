"""The rule books, one folder each, found by being there."""
