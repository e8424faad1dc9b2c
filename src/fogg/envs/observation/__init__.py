"""Observations of games. Bots that are networks see the same, so they are made on the floor of bots."""

from fogg.bots.observation import Block, DecisionRows, ObservationSpec, Observer, observation_spec, row_scales

__all__ = ["Block", "DecisionRows", "ObservationSpec", "Observer", "observation_spec", "row_scales"]
