"""Requests about messages to this device when it is one's turn."""

from __future__ import annotations

from fogg.server.http.requests.call import Call
from fogg.server.protocol.bodies import Done, PushDevice, PushShown
from fogg.server.request_refusal import RequestRefused
from fogg.server.webhooks.allowed_targets import BadTarget, check_url
from fogg.server.webpush.push_crypto import check_keys
from fogg.server.webpush.push_store import is_subscribed, subscribe, unsubscribe
from fogg.words.language import first_known


async def push_shown(call: Call) -> PushShown:
    """Return the server's key for push services, and whether this device gets messages."""
    return PushShown(call.server.vapid.public, await is_subscribed(call.server.engine, call.me.session))


async def push_on(call: Call) -> PushShown:
    """Send messages to this device from now on. Its address must be a secure one of the open internet."""
    asked: PushDevice = call.body
    me = call.me
    await call.server.limit_everywhere("links", *call.keys)
    private = call.server.private_webhooks
    try:
        parts = check_url(asked.endpoint, allow_private=private)
        check_keys(asked.p256dh, asked.auth)
    except BadTarget as error:
        raise RequestRefused("bad-request", error.why) from error
    except ValueError as error:
        raise RequestRefused("bad-request", key="refused-push-keys") from error
    if parts.scheme != "https" and not private:
        raise RequestRefused("bad-request", key="refused-push")
    language = first_known([asked.language])
    now = call.server.clock.now()
    stored = subscribe(me.session, me.id, asked.endpoint, asked.p256dh, asked.auth, language, now)
    await call.server.writer.append([], also=stored)
    return PushShown(call.server.vapid.public, True)


async def push_off(call: Call) -> Done:
    """Send no more messages to this device."""
    await call.server.writer.append([], also=[unsubscribe(call.me.session)])
    return Done()
