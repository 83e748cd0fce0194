"""Rule books of strangers: they use the contract alone, and are not shipped."""
