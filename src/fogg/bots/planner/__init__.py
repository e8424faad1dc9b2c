"""The planner: it plans all its tickets together over prices that favor long routes, and puts the plan first."""

from fogg.bots.planner.planner_bot import PlannerBot

__all__ = ["PlannerBot"]
