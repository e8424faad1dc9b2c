"""The bot `net`: a network that taught itself, with weights of 16 bits and NumPy alone."""

from fogg.bots.net.net_bot import NetBot
from fogg.bots.net.net_weights import NetWeights, read_weights
from fogg.bots.net.offered_nets import net_file, why_no_net

__all__ = ["NetBot", "NetWeights", "net_file", "read_weights", "why_no_net"]
