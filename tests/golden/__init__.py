"""Whole games as text: what was ordered, what fell, what the log said, and the hash of the state, order by order."""
