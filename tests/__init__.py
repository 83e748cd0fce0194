"""What must hold: examples from the rule books, laws for all of them, and the house's own order."""
