"""What is looked up for each batch is found by an index: it costs the same in a database of years."""

from pathlib import Path
from typing import Any

from sqlalchemy import event

from app.engine.orders import Concede
from app.store.answers import Submission
from app.store.receipts import receipts, seat_holders
from app.store.session import connect, migrate, reader


def test_no_look_up_reads_a_whole_table(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'table.sqlite'}"
    migrate(address)
    engine = connect(address)
    reads = reader(engine)
    batch = [Submission(game=f"g{n}", cid="c", seat=1, by="hand", deed=Concede(), session="s") for n in range(5)]
    asked: list[Any] = []
    with reads.connect() as connection:
        event.listen(connection, "before_cursor_execute", lambda _c, _u, sql, given, *_: asked.append((sql, given)))
        receipts(connection, batch)
        seat_holders(connection, batch)
        looked = tuple(asked)
        plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", given).all() for sql, given in looked]
    assert [row.detail.split()[0] for plan in plans for row in plan] == ["SEARCH", "SEARCH"]
    reads.dispose()
    engine.dispose()
