"""A request on its way: who asks, what for, and what is answered."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fogg.server.http.context import COOKIE, SECURE_COOKIE, Server
from fogg.server.http.limits import address_key, person_key
from fogg.server.http.sentences import language_of, sentence
from fogg.server.protocol.bodies import Fault
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.writer import NotStored
from fogg.server.tokens import unsign

T = TypeVar("T")
SILENT_SECONDS = 365 * 86400.0  # after which a session has ended
SEEN_SECONDS = 3600.0  # how exactly a session knows when it was last used
NAMED = re.compile(r"(?:required|unknown) field `([^`]+)`")  # in an error of msgspec
PLACE = re.compile(r" - at `([^`]+)`$")
encoder = msgspec.json.Encoder(order="deterministic")


class Person:
    """The person who asks: id, name, and the session by which they are known."""

    def __init__(self, id: str, name: str | None, session: str, *, bearer: bool) -> None:
        self.id = id
        self.name = name
        self.session = session
        self.bearer = bearer


class Call:
    """A request with its body read and its sender known."""

    def __init__(self, server: Server, request: Request, person: Person | None, body: Any) -> None:
        self.server = server
        self.request = request
        self.person = person
        self.body = body

    @property
    def me(self) -> Person:
        """The person who asks; a refusal if unknown."""
        if self.person is None or self.person.name is None:
            raise RequestRefused("nobody")
        return self.person

    def param(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    @property
    def language(self) -> str:
        """Return the language in which to answer."""
        return language_of(self.request.headers)

    @property
    def keys(self) -> tuple[str, ...]:
        """Return what limits count by: the person, if known, and the address."""
        return limit_keys(self.request, self.person)


Handler = Callable[[Call], Awaitable[Any]]


def limit_keys(connection: HTTPConnection, person: Person | None) -> tuple[str, ...]:
    """Return what limits count by."""
    address = address_key(connection.client.host if connection.client else "")
    return (address, person_key(person.id)) if person else (address,)


def token_of(connection: HTTPConnection, secret: str) -> tuple[str, bool] | None:
    """Return the token that a request brings, and whether it is a program's; a cookie must bear our signature."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), True
    # The plain name also under https: people who signed in before it had the other stay signed in.
    cookie = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)
    found = unsign(secret, cookie) if cookie else None
    return (found, False) if found else None


async def person_of(server: Server, connection: HTTPConnection) -> Person | None:
    """Return who asks; None if unknown."""
    found = token_of(connection, server.secret)
    if found is None:
        return None
    token, bearer = found
    known = await server.people.person_of(token)
    if known is None or server.clock.now() - known.seen > SILENT_SECONDS:
        return None
    await server.hub.know([known.id])
    if server.clock.now() - known.seen > SEEN_SECONDS:
        with contextlib.suppress(NotStored):  # a full disk must not prevent looking
            await server.writer.append([], also=[server.people.seen(known.session, server.clock.now())])
    return Person(known.id, known.name, known.session, bearer=bearer)


def read_body(raw: bytes, kind: type[T]) -> T:
    """Return a body as the struct that it must be; a refusal with what is wrong."""
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except msgspec.ValidationError as error:
        field, detail = field_of(str(error)), str(error)[:200]
        raise RequestRefused("bad-request", key="refused-body", fault="field", field=field, detail=detail) from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestRefused("bad-request", key="refused-body", fault="json", detail=str(error)[:200]) from error


def field_of(detail: str) -> str:
    """Return the field of a body that an error of msgspec tells of, such as `$.setup.chairs[0].kind`."""
    named, place = NAMED.search(detail), PLACE.search(detail)
    return (place[1] if place else "$") + (f".{named[1]}" if named else "")


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return a struct as JSON that no cache may keep."""
    heads = {"cache-control": "no-store", **(headers or {})}
    return Response(encoder.encode(body), status, heads, "application/json")


def refused(refusal: RequestRefused, asked: Headers) -> Response:
    """Return why a request with these headers is not done, in words of its language."""
    said = sentence(refusal.why, language_of(asked))
    fault = Fault(refusal.code, refusal.why, said, refusal.rule, refusal.retry)
    headers = {"retry-after": str(int(refusal.retry) + 1)} if refusal.retry else None
    return answer(fault, refusal.status, headers)


def is_json(headers: Headers) -> bool:
    """Return True if a body says that it is JSON; others can be sent by forms of other sites."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
