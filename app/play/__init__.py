"""The table: the way in for an order, the way out for what was decided."""
