"""Commands during a game: decide, take back, speak, resign, come back, ask why."""

from __future__ import annotations

from sqlalchemy import Executable, insert

from fogg.draw.svg.marks import way_of
from fogg.engine import Action, Game, View
from fogg.engine.game import Why as Reason
from fogg.engine.game import matching
from fogg.engine.ruleset import plain_form
from fogg.errors import IllegalAction, MalformedAction
from fogg.server.fair.reveal import reveal
from fogg.server.protocol.assist_frames import TicketWay, TicketWays
from fogg.server.protocol.commands import (
    AnyCommand,
    AskNotes,
    AskWays,
    AskWhy,
    Play,
    ReclaimSeat,
    Resign,
    Reveal,
    Say,
    SetPace,
    Undo,
    Vote,
)
from fogg.server.protocol.frames import Ack, Because, NotesOfClaim
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.rows import Paced, Played, Resigned, Returned, Said, SeatAutopiloted, StoredRow, TakenBack, Voted
from fogg.server.store.schema import sayings
from fogg.server.table.chat import clean_saying
from fogg.server.table.due import AT_ONCE
from fogg.server.table.table import Table
from fogg.server.table.votes import open_votes, voters
from fogg.words.message import Message

MOST_ROWS = 20_000  # after which nothing is said or taken back; a game has some hundreds of decisions


async def command(table: Table, person: str, order: AnyCommand) -> Ack:
    """Carry out a person's command once; Refusal if it is not done."""
    async with table.lock:
        if table.dead:
            raise RequestRefused("not-stored")
        if (person, order.id) in table.state.commands:
            return Ack(order.id, again=True)
        if isinstance(order, Say | Undo | Vote) and table.state.seq >= MOST_ROWS:
            raise RequestRefused("enough")
        match order:
            case Play():
                await play(table, person, order)
            case Undo():
                await undo(table, person, order)
            case Say():
                await say(table, person, order)
            case Resign():
                await resign(table, person, order)
            case ReclaimSeat():
                await come_back(table, person, order)
            case Vote():
                await vote(table, person, order)
            case SetPace():
                await set_pace(table, person, order)
            case Reveal():
                await reveal(table, person, order.nonce)
    return Ack(order.id)


def own_game(table: Table, person: str, seat: int) -> Game:
    """Return the running game in which a person acts for a seat."""
    state = table.state
    if state.phase == "open":
        raise RequestRefused("not-started")
    if seat not in state.seats_of(person) or seat in state.resigned:
        raise RequestRefused("not-yours")
    if state.phase != "running" or state.game is None:
        raise RequestRefused("over")
    return state.game


async def play(table: Table, person: str, order: Play) -> None:
    """Answer a seat's question."""
    game = own_game(table, person, order.seat)
    if table.state.kept.get(order.seat) in ("clock", "vote"):
        raise RequestRefused("kept")  # a person who comes back says so first
    question = table.seen(order.seat).question
    if question is None or question.ask != order.ask:
        raise RequestRefused("stale")
    try:
        action = chosen(game, order.seat, order.do)
        why = None if question.offers(action) else game.refusal(order.seat, action)
        if why is not None:
            raise RequestRefused("illegal", why.message, rule=why.rule)
        if order.slot is not None:
            game.check_slot(action, order.slot)
    except MalformedAction as error:
        raise RequestRefused("bad-request", detail=str(error)[:200]) from error
    except IllegalAction as error:
        raise RequestRefused(
            "illegal", Message("refusal-slot", {"n": (order.slot or 0) + 1}), rule=error.rule
        ) from error
    body = Played(order.seat, dict(action.to_json()), order.slot)
    await table.store(body, person=person, command=order.id)
    table.house.decided("person")


def chosen(game: Game, seat: int, do: object) -> Action:
    """Return the action that a command names; a Refusal with the rule if it is readable but not possible."""
    found = game.ruleset.find(do)
    if found is None:
        read = matching(game, seat, plain_form(game.ruleset, do))
        if isinstance(read, Reason):
            raise RequestRefused("illegal", read.message, rule=read.rule)
        found = read
    return found


async def undo(table: Table, person: str, order: Undo) -> None:
    """Take the seat's last decision back."""
    own_game(table, person, order.seat)
    if not table.state.undoable(order.seat):
        raise RequestRefused("illegal", Message("refusal-nothing-to-take-back", {}))
    await table.store(TakenBack(order.seat), person=person, command=order.id)


async def say(table: Table, person: str, order: Say) -> None:
    """Send a chat line to the table; only its players may."""
    if not table.state.chairs_of(person):
        raise RequestRefused("not-yours")
    table.house.check_speech(person)
    text = clean_saying(order.text)
    if not text:
        raise RequestRefused("bad-request")

    def words(row: StoredRow) -> list[Executable]:
        table.sayings[row.seq] = text
        return [insert(sayings).values(table_id=row.table, seq=row.seq, person=person, text=text)]

    await table.store(Said(), person=person, command=order.id, also=words)


async def resign(table: Table, person: str, order: Resign) -> None:
    """Give a seat up to a bot."""
    own_game(table, person, order.seat)
    await table.store(Resigned(order.seat), person=person, command=order.id)


async def come_back(table: Table, person: str, order: ReclaimSeat) -> None:
    """Take a kept seat back."""
    own_game(table, person, order.seat)
    if order.seat not in table.state.kept:
        raise RequestRefused("stale")
    await table.store(Returned(order.seat), person=person, command=order.id)


async def vote(table: Table, person: str, order: Vote) -> None:
    """Agree that a bot plays for a seat, or withdraw that; once all others agree, it does."""
    state, now = table.state, table.house.clock.now()
    if not state.seats_of(person):
        raise RequestRefused("not-yours")
    if state.phase != "running" or order.seat not in state.asked() or order.seat in state.kept:
        raise RequestRefused("stale")
    if person not in voters(state, order.seat) or state.place_of(order.seat).person is None:
        raise RequestRefused("not-yours")
    if order.seat not in open_votes(state, now):
        raise RequestRefused("too-early")
    agreed = state.votes.get(order.seat, frozenset()) | {person}
    bodies: list[Voted | SeatAutopiloted] = [Voted(order.seat, order.agree)]
    if order.agree and agreed.issuperset(voters(state, order.seat)):
        bodies.append(SeatAutopiloted(order.seat, "vote"))
    await table.store(*bodies, person=person, command=order.id)


async def set_pace(table: Table, person: str, order: SetPace) -> None:
    """Let the bots move at another pace; only who sits there may."""
    if not table.state.chairs_of(person):
        raise RequestRefused("not-yours")
    await table.store(Paced(order.bot_pace), person=person, command=order.id)


async def hurry(table: Table, person: str) -> None:
    """Let the bot that is next move at once; only who sits there may."""
    async with table.lock:
        if not table.dead and table.state.seats_of(person):
            table.bot_delay = AT_ONCE
            table.reschedule(table.next_due())


async def returned(table: Table, person: str) -> None:
    """Give a person back the seats that were autopiloted while they were away."""
    async with table.lock:
        if table.dead:
            return
        table.heartbeat(person)
        for seat in table.state.seats_of(person):
            if table.state.kept.get(seat) == "away" and table.state.phase == "running":
                await table.store(Returned(seat), person=person)


def because(table: Table, person: str, asked: AskWhy) -> Because:
    """Return why nothing can be done to a target; nothing is changed."""
    game = own_game(table, person, asked.seat)
    why = game.refusal(asked.seat, asked.target)
    return Because(asked.id, None if why is None else why.message, "" if why is None else why.rule)


def ways(table: Table, person: str, asked: AskWays) -> TicketWays:
    """Return over which routes the seat's tickets could be completed, if the table assists; nothing is changed."""
    view = own_game(table, person, asked.seat).view(asked.seat)
    return TicketWays(asked.id, ways_of(view) if table.state.setup.assist else {})


def ways_of(view: View) -> dict[str, TicketWay]:
    """Return over which routes the tickets of a view could be completed."""
    found = {ticket.key: way_of(view, ticket) for ticket in (*view.tickets, *view.offer, *view.shared)}
    routes = {route.key: int(route.id) for route in view.ruleset.board.routes}
    ways = {}
    for key, (own, missing) in found.items():
        things = dict.fromkeys(thing for route in missing for thing in view.missing(routes[route]))
        ways[key] = TicketWay(tuple(own), tuple(missing), tuple(things))
    return ways


def notes(table: Table, person: str, asked: AskNotes) -> NotesOfClaim:
    """Return what modules say about the claim of a route before it is paid; nothing is changed."""
    view = own_game(table, person, asked.seat).view(asked.seat)
    known = {f"route:{route.key}": int(route.id) for route in view.ruleset.board.routes}
    if asked.target not in known:
        raise RequestRefused("bad-request", detail=asked.target)
    return NotesOfClaim(asked.id, view.claim_notes(known[asked.target]))
