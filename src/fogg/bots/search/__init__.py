"""Search: options are tried in games that the seat could be in, played on by planners."""

from fogg.bots.search.search_bot import SearchBot

__all__ = ["SearchBot"]
