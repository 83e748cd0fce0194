"""What a character can do in its slot: one file an action, with its command, quote, play and offer."""
