"""Requests about oneself: a name, links to come back by, and being forgotten."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, update
from starlette.responses import Response

from fogg.server.broadcast.table_card import Card
from fogg.server.http.context import COOKIE, SECURE_COOKIE
from fogg.server.http.requests.call import Call, answer
from fogg.server.http.requests.devices import PROGRAM, device_of
from fogg.server.person_names import BadName, clean_name, same_name
from fogg.server.protocol.bodies import (
    Done,
    LinkMade,
    Me,
    Mute,
    NewPerson,
    Rename,
    UseLink,
    Webhook,
    Who,
)
from fogg.server.registry.leave import forget_person
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import new_link, new_person, new_session, use_link
from fogg.server.store.schema import links, mutes, owners, people, sessions
from fogg.server.tokens import sign
from fogg.server.webhooks.allowed_targets import BadTarget, check_url

DEVICE_SECONDS = 600.0
YEAR = 365 * 86400


def checked_name(text: str) -> str:
    """Return the valid form of a chosen name."""
    try:
        return clean_name(text)
    except BadName as error:
        raise RequestRefused("bad-name", error.why) from error


def with_cookie(call: Call, response: Response, token: str) -> Response:
    """Return the answer that makes a browser remember who one is; scripts cannot read it."""
    response.set_cookie(
        SECURE_COOKIE if call.server.secure_cookies else COOKIE,
        sign(call.server.secret, token),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=call.server.secure_cookies,
    )
    return response


async def create(call: Call) -> Response:
    """Sign in as a new person: a name is enough. A person who is known already stays the same."""
    body: NewPerson = call.body
    name = checked_name(body.name)
    if call.person is not None and call.person.name is not None and not body.bearer:
        raise RequestRefused("bad-request", key="refused-named")
    await call.server.limit_everywhere("names", *call.keys)
    now = call.server.clock.now()
    person, stored = new_person(name, now)
    token, session = new_session(person, PROGRAM if body.bearer else device_of(call), now)
    await call.server.writer.append([], also=[stored, session])
    call.server.hub.known.tell(person, name)
    if body.bearer:
        return answer(Me(person, name, token), 201)
    return with_cookie(call, answer(Me(person, name), 201), token)


async def show(call: Call) -> Me:
    """Return who one is."""
    webhook = await call.server.people.webhook(call.me.id)
    return Me(call.me.id, call.me.name, webhook=webhook, owner=call.me.id in call.server.admin.owners)


async def who(call: Call) -> Who:
    """Return who one is; a page that is opened for the first time gets no refusal for asking."""
    return Who(await show(call) if call.person is not None else None)


async def rename(call: Call) -> Me:
    """Take another name; tables show it from now on."""
    body: Rename = call.body
    name = checked_name(body.name)
    await call.server.limit_everywhere("names", *call.keys)
    async with call.server.hub.naming.changed():
        await check_free(call, name)
        change = update(people).where(people.c.id == call.me.id).values(name=name)
        await call.server.writer.append([], also=[change, *call.server.hub.changed(call.me.id)])
        call.server.hub.known.tell(call.me.id, name)
    call.server.hub.audience.republish(call.me.id)
    return Me(call.me.id, name, owner=call.me.id in call.server.admin.owners)


async def check_free(call: Call, name: str) -> None:
    """Raise a refusal if another player at one of their unfinished tables has that name."""
    hub = call.server.hub
    for listed in await call.server.tables.own(call.me.id, states=("open", "running")):
        others = [chair for chair in msgspec.json.decode(listed.card, type=Card).chairs if chair.person != call.me.id]
        await hub.know([chair.person for chair in others if chair.person])
        for chair in others:
            taken = hub.name_of(chair.person) if chair.person else chair.bot
            if taken is not None and same_name(taken, name):
                raise RequestRefused("name-taken", name=name)


async def forget_me(call: Call) -> Response:
    """Forget the person: "former player" everywhere, all devices signed out; running games are resigned."""
    person = call.me.id
    await forget_person(
        call.server.hub, person, also=[delete(owners).where(owners.c.person == person), *call.server.admin.changed()]
    )
    call.server.admin.owners.discard(person)
    response = answer(Done())
    response.delete_cookie(COOKIE, path="/")
    if call.server.secure_cookies:
        response.delete_cookie(SECURE_COOKIE, path="/", secure=True)
    return response


async def set_webhook(call: Call) -> Me:
    """Set the webhook for one's turns, or remove it."""
    body: Webhook = call.body
    if body.url is not None:
        try:
            check_url(body.url, allow_private=call.server.private_webhooks)
        except BadTarget as error:
            raise RequestRefused("bad-request", error.why) from error
    change = update(people).where(people.c.id == call.me.id).values(webhook=body.url)
    await call.server.writer.append([], also=[change])
    return Me(call.me.id, call.me.name, webhook=body.url)


async def mute(call: Call) -> Done:
    """Mute a person, or unmute them."""
    body: Mute = call.body
    person = call.me.id
    known = await call.server.people.names([body.person])
    if body.person not in known or body.person == person:
        raise RequestRefused("not-found")
    change = [delete(mutes).where(mutes.c.person == person, mutes.c.muted == body.person)]
    extra = [insert(mutes).values(person=person, muted=body.person)] if body.muted else []
    await call.server.writer.append([], also=[*change, *extra, *call.server.hub.changed(person)])
    muted = call.server.hub.mutes.get(person, frozenset()) - {body.person}
    call.server.hub.mutes[person] = muted | {body.person} if body.muted else muted
    for _, listener in call.server.hub.audience.listeners_of(person):
        listener.start_over()  # what was said before goes too, or comes back
    call.server.hub.audience.republish(person)
    return Done()


async def device_link(call: Call) -> LinkMade:
    """Return a link that adds another device to the same person: good once, for ten minutes."""
    await call.server.limit_everywhere("links", *call.keys)
    expires = call.server.clock.now() + DEVICE_SECONDS
    token, stored = new_link("device", person=call.me.id, expires=expires)
    await call.server.writer.append([], also=stored)
    return LinkMade(f"/continue#{token}", token, expires)


async def recovery_link(call: Call) -> LinkMade:
    """Return a link to come back by when all devices are lost: good until it is used or replaced."""
    await call.server.limit_everywhere("links", *call.keys)
    token, stored = new_link("recovery", person=call.me.id)
    await call.server.writer.append([], also=stored)
    return LinkMade(f"/recover#{token}", token)


async def use_device_link(call: Call) -> Response:
    """Sign in on this device by a device link."""
    return await use_personal_link(call, "device")


async def use_recovery_link(call: Call) -> Response:
    """Sign in by a recovery link; all other devices are signed out."""
    return await use_personal_link(call, "recovery")


async def use_personal_link(call: Call, kind: str) -> Response:
    """Use up a sign-in link. The session is new, so no earlier one can be slipped in."""
    body: UseLink = call.body
    await call.server.limit_everywhere("links", call.keys[0])
    async with call.server.links():
        link = await call.server.people.link(body.token)
        now = call.server.clock.now()
        if link is None or link.kind != kind or link.used or link.person is None:
            raise RequestRefused("bad-link")
        if link.expires is not None and link.expires < now:
            raise RequestRefused("bad-link")
        names = await call.server.people.names([link.person])
        token, session = new_session(link.person, device_of(call), now)
        ended = [delete(sessions).where(sessions.c.person == link.person)] if kind == "recovery" else []
        spent = [delete(links).where(links.c.person == link.person, links.c.kind == "device")] if ended else []
        told = call.server.hub.changed(link.person) if ended else []
        await call.server.writer.append([], also=[use_link(link), *ended, *spent, session, *told])
    if kind == "recovery":
        call.server.hub.audience.close_person(link.person)
    await call.server.hub.know([link.person])
    return with_cookie(call, answer(Me(link.person, names[link.person])), token)
