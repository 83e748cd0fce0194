"""What every game has, whatever its rules: dice, asks, frames, orders, undo, hidden things."""
