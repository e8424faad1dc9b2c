"""Link previews: what a chat program shows of the address of a game. Only of finished games, and only what is public.

Of a private table neither names nor points of players are told, of a game that is not finished nothing at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from fogg.bots.net import NET
from fogg.server.broadcast.table_card import Card, CardChair
from fogg.server.broadcast.table_facts import NameOf
from fogg.words import Message, Wording

TITLE = "<title>Fogg</title>"  # as the page is built
LEVEL = "level:"
NETWORK = "web-bot-net"
BOT_NAMES = 6


def with_preview(page: str, title: str, about: str, address: str, picture: str | None) -> str:
    """Return the page of an address with what a chat program shows of it; `picture` is the address of one."""
    tags = {
        "og:site_name": "Fogg",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "twitter:card": "summary_large_image" if picture else "summary",
        **({"og:image": picture, "og:image:type": "image/png"} if picture else {}),
    }
    metas = "".join(f'\n    <meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    return page.replace(TITLE, f"<title>{escape(title)}</title>{metas}", 1)


def preview_of(card: Card, edition: str, name_of: NameOf, words: Wording, *, private: bool) -> tuple[str, str]:
    """Return the title and the description of a finished game."""
    winners = [number for number, chair in enumerate(card.chairs) if chair.place == 1]
    if private or not winners:
        about = words.say(Message("web-preview-private-about", {"n": len(card.chairs)}))
        return words.say(Message("web-preview-private", {"edition": edition})), about
    names = called(card.chairs, name_of, words)
    points = card.chairs[winners[0]].total or 0
    won = {"edition": edition, "names": words.listed([names[number] for number in winners]), "n": points}
    order = sorted(range(len(names)), key=lambda number: (card.chairs[number].place or 99, number))
    standings = ", ".join(f"{names[number]} {card.chairs[number].total}" for number in order)
    return (
        words.format("web-preview-won", won),
        words.format("web-preview-about", {"standings": standings}),
    )


def called(chairs: Sequence[CardChair], name_of: NameOf, words: Wording) -> list[str]:
    """Return what the players are called, bots as the page calls them."""
    found: list[str] = []
    others = 0
    for chair in chairs:
        if chair.bot is not None and chair.bot.startswith(LEVEL):
            name = words.format(f"web-level-name-{chair.bot.removeprefix(LEVEL)}", {})
        elif chair.bot == NET:
            name = words.format(NETWORK, {})
        elif chair.bot is not None:
            others += 1
            name = words.format(f"web-bot-name-{(others - 1) % BOT_NAMES + 1}", {})
        else:
            name = (name_of(chair.person) if chair.person else None) or words.format("web-former", {})
        found.append(name)
    return found
