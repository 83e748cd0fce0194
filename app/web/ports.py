"""Taking a port before anything else is begun, so that one that is taken is said in a sentence."""

import errno
import os
import socket

FIRST, LAST = 8000, 65535


class Taken(RuntimeError):
    """Nobody can listen there now; says why and what to do."""


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to a port at each address of a host; nobody is answered there yet. Raises Taken."""
    bound: list[socket.socket] = []
    try:
        for family, _, _, _, address in _addresses(host, port):
            bound.append(socket.socket(family, socket.SOCK_STREAM))
            _bind(bound[-1], address)
    except OSError as error:
        for sock in bound:
            sock.close()
        raise Taken(_sentence(host, port, error)) from error
    return bound


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, int, int, str, tuple[object, ...]]]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys(found))


def _bind(sock: socket.socket, address: tuple[object, ...]) -> None:
    sock.set_inheritable(False)
    if os.name == "posix":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sock.family == socket.AF_INET6:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    sock.bind(address)


def _sentence(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < LAST else FIRST
        return (
            f"Port {port} at {host} is in use: perhaps Base Contact runs there already. "
            f"Stop that, or take another port: PORT={other} make run, or BASECONTACT_PORT={other} basecontact serve."
        )
    why = (error.strerror or str(error)).lower()
    return (
        f"Nobody can listen at {host}, port {port} ({why}). "
        "Choose another with BASECONTACT_HOST and BASECONTACT_PORT (make run: PORT=9000 make run)."
    )
