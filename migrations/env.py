"""Steps of the database, run by `basecontact migrate` or by the alembic command with BASECONTACT_DATABASE set."""

import os

from alembic import context

from app.store.session import connect
from app.store.tables import METADATA

engine = connect(context.config.attributes.get("url") or os.environ["BASECONTACT_DATABASE"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
