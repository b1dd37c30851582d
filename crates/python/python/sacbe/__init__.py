"""Pacal's Rocket and Uxmal, two board games about Maya pyramids, with bots.

>>> import sacbe
>>> match = sacbe.new("pacal", players=2)
>>> match.turn, match.legal[:3]
(1, ['place e5', 'place e6', 'place e7'])
>>> match.play("place e5")
>>> match.why("place e5").clause
'3.4'
>>> match.undo()
'place e5'
"""

from sacbe._sacbe import (
    Match,
    Position,
    Vector,
    __version__,
    action_id,
    action_text,
    clause,
    games,
    levels,
    load,
    new,
    position,
    spaces_of,
    vector,
)
from sacbe.bots import Bot, Line, Report, arena, bot, review, self_play, verify
from sacbe.errors import RecordError, Refused, SacbeError, Why

__all__ = [
    "Bot",
    "Line",
    "Match",
    "Position",
    "RecordError",
    "Refused",
    "Report",
    "SacbeError",
    "Vector",
    "Why",
    "__version__",
    "action_id",
    "action_text",
    "arena",
    "bot",
    "clause",
    "games",
    "levels",
    "load",
    "new",
    "position",
    "review",
    "self_play",
    "spaces_of",
    "vector",
    "verify",
]
