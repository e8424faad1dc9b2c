"""Search: options are tried in games that the seat could be in, played on by planners."""

from fogg.bots.search.playouts import Playouts
from fogg.bots.search.search_bot import SearchBot, search_bot

__all__ = ["Playouts", "SearchBot", "search_bot"]
