"""The house's own order, kept by tests: sizes, names, rooms, made files, catalogues and the list of rules."""
