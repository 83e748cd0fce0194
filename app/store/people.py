"""Who may sit where: sessions, links that give a seat or let watch, tickets for one socket (P-01)."""
