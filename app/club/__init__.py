"""The people round the table: accounts, clubs, invitations and leagues."""
