"""Views: all that a seat may know, and the way back from there to a full game."""

from fogg.engine.views.grouped import by_target, group_of, is_printed, parts_of, plan_of
from fogg.engine.views.groups import Group
from fogg.engine.views.outlook import claim_outlook, claims_of_others, play_out, points_if_ended
from fogg.engine.views.progress import BLOCKED, DONE, IMPOSSIBLE, OPEN, ticket_states, trains_needed
from fogg.engine.views.snapshot import SeatSnapshot
from fogg.engine.views.view import View
from fogg.engine.views.views import Views
from fogg.engine.views.zones import layer_zones

__all__ = [
    "BLOCKED",
    "DONE",
    "IMPOSSIBLE",
    "OPEN",
    "Group",
    "SeatSnapshot",
    "View",
    "Views",
    "by_target",
    "claim_outlook",
    "claims_of_others",
    "group_of",
    "is_printed",
    "layer_zones",
    "parts_of",
    "plan_of",
    "play_out",
    "points_if_ended",
    "ticket_states",
    "trains_needed",
]
