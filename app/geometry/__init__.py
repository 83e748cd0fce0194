"""The table itself: distance, sight, cover, reach and movement, measured once, in integers of 0.1 mm (T-01)."""
