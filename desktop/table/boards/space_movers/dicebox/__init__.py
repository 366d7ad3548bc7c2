"""The dice box of Space Movers 2201: how it is drawn, aimed into, and how throws are shown in it.

A board puts a ``DiceBox`` (``item``) into its scene and gives it what ``reading.box_state`` reads from a position. The
``Choice`` that the box sends becomes a ``Throw`` action with its target, strength and aim. The result that comes back
in ``DieThrown`` is handed to ``play_throw``; when the box has ``settled``, it is given the next position.
"""
