"""Pacal's Rocket and Uxmal, two board games about Maya pyramids, with bots.

>>> import sacbe
>>> match = sacbe.new("uxmal", players=2)
>>> match.legal[:2]
['order JMQST', 'order JMQTS']
"""

from sacbe._sacbe import (
    Match,
    Position,
    Vector,
    __version__,
    action_id,
    action_text,
    load,
    new,
    position,
    spaces_of,
    vector,
)
from sacbe.errors import RecordError, Refused, SacbeError, Why

__all__ = [
    "Match",
    "Position",
    "RecordError",
    "Refused",
    "SacbeError",
    "Vector",
    "Why",
    "__version__",
    "action_id",
    "action_text",
    "load",
    "new",
    "position",
    "spaces_of",
    "vector",
]
