"""Players that choose among what they are offered."""
