"""Base Contact: a table on the web that knows the rules of the skirmish being fought on it."""
