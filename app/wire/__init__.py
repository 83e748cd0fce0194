"""Every message that either side may send."""
