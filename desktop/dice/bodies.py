"""Dice as rigid bodies in the box: a die is let go among those that lie there, and all move until they rest.

Rapier moves the bodies. Its results are the same in every process on one machine but need not be on another, so what
came of a throw is recorded and never worked out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import rapier3d as rapier

from desktop.dice.poses import GRAVITY, STEPS_PER_SECOND, Pose, Release, pose_of
from desktop.dice.solids import HALF_EDGE, SOLIDS, WHOLE
from desktop.kernel.throws import Box, Rest, Shape

LONGEST = 4 * STEPS_PER_SECOND
"""Steps after which a throw ends however the dice move: no throw costs more computing than this."""

_FRICTION, _BOUNCE = 0.25, 0.42
_WALL_BOUNCE = 0.45
_WALL = 0.4
"""Thickness of the walls."""
_DENSITY = 1.2
_QUIET_STEPS = 8
"""A die rests when it was slow for so many steps; a die on a corner is slow for a moment only."""
_SLOW, _SLOW_SPIN = 1.5, 1.0
_DEEP = -3.0
"""A die below this has fallen past the box."""


@dataclass(slots=True)
class Body:
    """A die in motion or at rest, with its way so far."""

    die: str
    shape: Shape
    handle: rapier.RigidBodyHandle
    pose: Pose
    moved: bool = False
    quiet: int = 0
    outside: bool = False


class Bodies:
    """The dice of one throw in their box."""

    def __init__(self, box: Box, resting: tuple[Rest, ...], die: str, shape: Shape, release: Release) -> None:
        self._half = box.width / 2 / WHOLE, box.depth / 2 / WHOLE
        self._world = rapier.PhysicsWorld(gravity=(0.0, 0.0, -GRAVITY))
        parameters = self._world.integration_parameters
        parameters.dt = 1 / STEPS_PER_SECOND
        parameters.normalized_max_linear_velocity = 2000.0
        self._build_box(box)
        self._handles: dict[int, Body] = {}
        self.dice = [self._lay(rest) for rest in resting]
        self.thrown = self._let_go(die, shape, release)
        self.dice.append(self.thrown)
        self.moving = [self.thrown]

    def _build_box(self, box: Box) -> None:
        width, depth = self._half
        tall = box.height / 2 / WHOLE
        fixed = self._world.add_body(rapier.RigidBodyBuilder(rapier.RigidBodyType.FIXED).build())
        floor = rapier.Collider.cuboid(width + _WALL, depth + _WALL, 1.0).translation((0.0, 0.0, -1.0))
        self._world.add_collider(floor.friction(_FRICTION).restitution(_BOUNCE).build(), fixed)
        # Without friction, or one die in a hundred would lean on a wall.
        for side in (-1, 1):
            for half, place in (
                ((_WALL / 2, depth + _WALL, tall), (side * (width + _WALL / 2), 0.0, tall)),
                ((width + _WALL, _WALL / 2, tall), (0.0, side * (depth + _WALL / 2), tall)),
            ):
                wall = rapier.Collider.cuboid(*half).translation(place).restitution(_WALL_BOUNCE)
                slippery = wall.friction(0.0).friction_combine_rule(rapier.CoefficientCombineRule.MIN)
                self._world.add_collider(slippery.build(), fixed)

    def _lay(self, rest: Rest) -> Body:
        pose = pose_of(rest)
        builder = _builder(pose).sleeping(True)
        return self._add(rest.die, rest.shape, builder, pose)

    def _let_go(self, die: str, shape: Shape, release: Release) -> Body:
        builder = _builder(release.pose).linvel(release.velocity).angvel(release.spin).ccd_enabled(True)
        return self._add(die, shape, builder, release.pose)

    def _add(self, die: str, shape: Shape, builder: rapier.RigidBodyBuilder, pose: Pose) -> Body:
        handle = self._world.add_body(builder.build())
        collider = _hull() if shape == "d10" else rapier.Collider.cuboid(HALF_EDGE, HALF_EDGE, HALF_EDGE)
        material = collider.friction(_FRICTION).restitution(_BOUNCE).density(_DENSITY)
        self._world.add_collider(material.build(), handle)
        return Body(die, shape, handle, pose)

    def run(self) -> Iterator[list[Body]]:
        """Step until everything rests or the time is up; after each step the dice that moved in it."""
        for _ in range(LONGEST):
            self._world.step()
            self.moving = [body for body in self.dice if self._follow(body)]
            yield self.moving
            if all(body.quiet >= _QUIET_STEPS for body in self.moving):
                return

    def _follow(self, body: Body) -> bool:
        """Read where a body is now; False when it lies still or is out of the box."""
        if body.outside:
            return False
        found = self._world.rigid_bodies[body.handle]
        if found.is_sleeping:
            return False
        place, turn = found.translation, found.rotation
        x, y, z = place.x, place.y, place.z
        body.moved = True
        body.pose = Pose((x, y, z), (turn.w, turn.i, turn.j, turn.k))
        speed, spin = found.linvel, found.angvel
        slow = speed.x**2 + speed.y**2 + speed.z**2 < _SLOW**2 and spin.x**2 + spin.y**2 + spin.z**2 < _SLOW_SPIN**2
        body.quiet = body.quiet + 1 if slow else 0
        if z < _DEEP:
            body.outside = True
            self._world.remove_body(body.handle)
        return True


def _hull() -> rapier.ColliderBuilder:
    return rapier.Collider.convex_hull(SOLIDS["d10"].corners)


def _builder(pose: Pose) -> rapier.RigidBodyBuilder:
    turn = rapier.Rotation3.from_quaternion(*pose.turn)
    return rapier.RigidBodyBuilder(rapier.RigidBodyType.DYNAMIC).position(rapier.Isometry3(pose.place, turn))
