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

from sacbe._sacbe import Match, __version__, clause, games, levels, load, new
from sacbe.bots import Bot, Line, Report, arena, bot, review, self_play, verify
from sacbe.errors import RecordError, Refused, SacbeError, Why

__all__ = [
    "Bot",
    "Line",
    "Match",
    "RecordError",
    "Refused",
    "Report",
    "SacbeError",
    "Why",
    "__version__",
    "arena",
    "bot",
    "clause",
    "games",
    "levels",
    "load",
    "new",
    "review",
    "self_play",
    "verify",
]
