"""What must not be lost: games, orders, events and people in a database."""
