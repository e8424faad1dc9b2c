"""Requests about one's devices: what they are, and ending them."""

from __future__ import annotations

from sqlalchemy import delete

from fogg.server.http.requests.call import Call
from fogg.server.protocol.bodies import Done, Sessions, SessionShown
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.schema import sessions

UNKNOWN = "browser"
PROGRAM = "program"
# What a browser says of itself, the most particular first: most name several others as well.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """Return what a browser is called in the list of devices, such as "Firefox on Windows"; no version is kept."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    if browser and system:
        return f"{browser} on {system}"
    return browser or system or UNKNOWN


def device_of(call: Call) -> str:
    """Return what the device that asks is called."""
    return device_name(call.request.headers.get("user-agent", ""))


async def sessions_shown(call: Call) -> Sessions:
    """Return the devices on which one is known."""
    found = await call.server.people.sessions_of(call.me.id)
    shown = [SessionShown(s.id, s.label, s.created, s.seen, s.id == call.me.session) for s in found]
    return Sessions(tuple(shown))


async def end_session(call: Call) -> Done:
    """Sign a device out; its open pages lose their tables at once."""
    wanted = call.param("session")
    own = await call.server.people.sessions_of(call.me.id)
    if wanted not in [session.id for session in own]:
        raise RequestRefused("not-found")
    gone = delete(sessions).where(sessions.c.id == wanted)
    await call.server.writer.append([], also=[gone, *call.server.hub.changed(call.me.id)])
    call.server.hub.audience.close_session(wanted)
    return Done()


async def end_others(call: Call) -> Done:
    """Sign out all devices except this one."""
    others = [session.id for session in await call.server.people.sessions_of(call.me.id)]
    others.remove(call.me.session)
    if others:
        gone = delete(sessions).where(sessions.c.id.in_(others))
        await call.server.writer.append([], also=[gone, *call.server.hub.changed(call.me.id)])
    for session in others:
        call.server.hub.audience.close_session(session)
    return Done()
