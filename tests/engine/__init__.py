"""Examples and laws of what every game has."""
