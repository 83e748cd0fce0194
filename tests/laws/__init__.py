"""Laws that hold for every rule book that is found, and for a stranger's."""
