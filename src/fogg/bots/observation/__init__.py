"""Observations of games: a fixed layout for each ruleset, written from what a seat may know."""

from fogg.bots.observation.blocks import Block, ObservationSpec, observation_spec
from fogg.bots.observation.decision_rows import DecisionRows, row_scales
from fogg.bots.observation.observer import Observer

__all__ = ["Block", "DecisionRows", "ObservationSpec", "Observer", "observation_spec", "row_scales"]
