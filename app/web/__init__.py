"""The door: how browsers, plain clients and people come in."""
