"""Makes docs/protocol.md: the guarantees, then each message with its fields."""

from typing import Any

from app.wire import messages, rest
from app.wire.schema import members, schema

INTRO = """\
# The protocol

<!-- Made from app/wire/messages.py by `make types`. Do not edit. -->

A program can play with what stands on this page alone. Two transports, one identity: REST under `/api` for games,
links and tickets; one WebSocket `/ws/games/{id}` a game, JSON text frames, for everything while a game is open. Who
acts is taken from the connection, never from a message.

## Coming in

1. A link looks like `http://host/game#TOKEN`. The token rides in the fragment, so it is never sent with a page.
2. `POST /api/ws-ticket` with `{"link": "TOKEN"}` (keep the cookies) gives `{"ticket", "game", "role", "seat"}`. A seat
   link can be claimed once; afterwards the session cookie holds the seat: `{"game": ID, "seat": N}`. If that answer is
   lost on its way, ask again: whoever was never seen since gives way. A watcher link can be used again and again.
3. Open `/ws/games/{game}` and send `hello` with the ticket within 5 s. A ticket works once, for 30 s.
4. `welcome` brings everything. With `since` in `hello` (same generation, a place not too old) `step`s bring what was
   missed instead; when `generation` differs everything is taken anew.

## Following

- A `step` leads from order `from` to order `to`. Apply its `patch` only if `from` is your place; if `to` is at or
  below your place ignore it; if `from` is above it send `resume` with your place.
- A patch: for each collection of the view, entries in `put` replace or join, keys in `gone` go. Nothing else changes.
- `hash` is the SHA-256 of your view as canonical JSON (keys sorted, no spaces, ASCII with \\u escapes), hex. `chain` is
  the hash of the last order told; it is the same for everybody at that order.
- `heartbeat` names the place of your audience; above yours: send `resume`. Missed steps after `since` end with one.
- `hash` and `chain` ride on every 50th order and on the last of each run of steps.
- `sealed` (seats only) holds your own switches and standing orders; `presence` says who is here, after the welcome.
- Players and watchers each have a chat of their own. Only seats may `point`.

## Acting

- Your open asks stand in `view.asks` with your seat; what you can answer stands in `view.options` under the key
  `ASK/OPTION`. An option's `command` is a template: add a field for each of its `blanks`, named as the blank, and send
  `do {cid, ask, command}`. `possible: false` says why not.
- Blanks: `token` an id of `among` (or of `per[value of the blank "of"]`); `tokens` a list of such; `choice` a string of
  `among`; `number` from `low` to `high`; `point` `[x, y]`; `cell` `[column, row]`, one of `cells`; `path` a list of
  points that begins at `start`, or a list of cells; `facing` a vector `[dx, dy]`, not zero; `text` at most `high` long;
  `pairs` a list of `[from, to]`; `placements` a list of `[token, path]`. `optional` ones may be left out.
- `cid` is 32 hex digits, drawn once for each intent. The answer is `done`, `refused` or `stale`. Send the same `cid`
  again after a lost line: an order that was taken is never done twice.
- When a game is over a `rematch` may still be offered and answered. The last yes makes the next game, sides changed;
  `rematch` tells each seat its way in: `POST /api/ws-ticket` with `{"game", "seat"}` and the same cookies.
- `try` asks what a command would cost and mean, without doing it: `quoted`, `refused` or `stale` with your `id`.
- All lengths are whole units of 0.1 mm. Sentences are `{key, params}`: the texts stand in `welcome.catalogue`.

"""

OUTRO = """\
## Closing codes

| code | meaning |
| --- | --- |
| 1012 | the server restarts; come back with `since` |
| 1013 | the database cannot be reached just now; come back |
| 4400 | no `hello` in five seconds, a first frame that is none, or three malformed frames in ten seconds; come back |
| 4401 | the ticket is unknown, used, too old or for another game; ask for another |
| 4408 | too slow: more than 256 messages or 1 MiB waiting; come back with `since` |
| 4429 | too many sockets |

An origin that may not connect is answered with 403 before the socket is accepted.
"""


def page() -> str:
    """The whole page."""
    defs = schema()["$defs"]
    sent = [_section(m.__name__, defs) for m in members(messages.FromScreen)]
    told = [_section(m.__name__, defs) for m in members(messages.ToScreen)]
    bodies = [_section(n, defs) for n, m in vars(rest).items() if isinstance(m, type) and n in defs]
    shown = {m.__name__ for u in (messages.FromScreen, messages.ToScreen) for m in members(u)}
    records = [_section(n, defs) for n in defs if n not in shown and n not in vars(rest) and "properties" in defs[n]]
    parts = [INTRO, "## What a screen sends\n", *sent, "## What the server sends\n", *told]
    parts += ["## REST bodies\n", *bodies, "## Records in messages\n", *records, OUTRO]
    return "\n".join(parts)


def _section(name: str, defs: dict[str, Any]) -> str:
    definition = defs[name]
    tag = definition["properties"].get("type", {}).get("const")
    head = f"### `{tag}`" if tag else f"### {name}"
    rows = [f"| `{k}` | {_type(p)} | {p.get('description', '')} |" for k, p in definition["properties"].items()]
    table = ["| field | what | |", "| --- | --- | --- |", *rows, ""] if rows else []
    about = " ".join(definition.get("description", "").split())
    return "\n".join([head, "", about, "", *table])


def _type(prop: dict[str, Any]) -> str:
    if "$ref" in prop:
        return str(prop["$ref"]).rsplit("/", 1)[-1]
    if "const" in prop:
        return f'`"{prop["const"]}"`'
    if "enum" in prop:
        return ", ".join(f'`"{v}"`' for v in prop["enum"])
    if "anyOf" in prop:
        return " or ".join(_type(p) for p in prop["anyOf"])
    if prop.get("type") == "array":
        items = prop.get("items") or {}
        return f"list of {_type(items)}" if items else "[" + ", ".join(_type(p) for p in prop["prefixItems"]) + "]"
    if prop.get("type") == "object":
        inner = prop.get("additionalProperties")
        return f"map to {_type(inner)}" if isinstance(inner, dict) else "object"
    return str(prop.get("type", "any"))
