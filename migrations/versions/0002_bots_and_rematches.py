"""Which seats bots play, which game follows which, when a game last went on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("updated", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE games SET updated = created")
    op.create_table(
        "bots",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("sort", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.execute("INSERT INTO bots (game, seat, sort) SELECT game, seat, 'random' FROM sealed WHERE \"key\" = 'bot'")
    op.execute("DELETE FROM sealed WHERE \"key\" = 'bot'")
    op.create_table(
        "rematches",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("next", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"]),
        sa.ForeignKeyConstraint(["next"], ["games.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
    # A session that was never seen again may lose its seat to whoever comes with the link: nobody had been looked for.
    op.execute("UPDATE sessions SET seen = CURRENT_TIMESTAMP")


def downgrade() -> None:
    op.execute("INSERT INTO sealed (game, seat, \"key\", body) SELECT game, seat, 'bot', '\"random\"' FROM bots")
    op.drop_table("rematches")
    op.drop_table("bots")
    op.drop_column("games", "updated")
