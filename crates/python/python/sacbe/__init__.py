"""Pacal's Rocket and Uxmal, two board games about Maya pyramids, with bots.

>>> import sacbe
>>> match = sacbe.new("uxmal", players=2)
>>> match.legal[:2]
['order JMQST', 'order JMQTS']
"""

from sacbe._sacbe import Match, __version__, load, new
from sacbe.errors import RecordError, Refused, SacbeError, Why

__all__ = ["Match", "RecordError", "Refused", "SacbeError", "Why", "__version__", "load", "new"]
