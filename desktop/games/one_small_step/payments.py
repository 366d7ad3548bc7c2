"""Costs: whether they can be paid, and their payment.

A choice is asked for only where it matters: between temporary and Fresh permanent tokens of a resource that is held in
both kinds, between resources where any will do, and whether to pay at all where that is free.
"""

from __future__ import annotations

from dataclasses import replace

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.frames import Doing, Launching, Paying
from desktop.games.one_small_step.state import StepState, Team
from desktop.games.one_small_step.tables import ALL_RESOURCES, GROUP_RESOURCES, NO_BILL, Bill
from desktop.games.one_small_step.work import Work, spend

# ---- what can be paid --------------------------------------------------------------------------------------------


def can_pay(player: Team, bill: Bill, discount: int = 0) -> bool:
    """Whether temporary and Fresh permanent tokens cover a bill, less a discount."""
    tokens, fresh = player.tokens, player.fresh
    missing = 0
    for resource, count in enumerate(bill):
        if count > (held := tokens[resource] + fresh[resource]):
            missing += count - held
            if missing > discount:
                return False
    return True


def paying_of(cost: v.Cost, team: int, dept: int, reduce: int = 0) -> Paying:
    """The payment of a cost, optional and not begun."""
    if isinstance(cost, v.Pictured):
        need = tuple(cost.bill.get(resource, 0) for resource in v.RESOURCES)
        return Paying(team, dept, need, payable=cost.tokens, optional=True, drop=min(reduce, sum(need)))
    if isinstance(cost, v.Tokens):
        group = v.GROUPS.index(cost.group) if cost.group else -1
        count = max(0, cost.count - reduce)
        return Paying(team, dept, NO_BILL, count, group, cost.same, cost.tokens, optional=True)
    return Paying(team, dept, NO_BILL, card=not reduce, optional=True)


def affordable(state: StepState, paying: Paying) -> bool:
    """Whether a payment can be completed."""
    player = state.teams[paying.team]
    if paying.card:
        return bool(player.hand)
    if paying.tokens:
        if paying.same:
            return any(_held(state, paying, resource) >= paying.tokens for resource in _kinds(paying))
        return sum(_held(state, paying, resource) for resource in _kinds(paying)) >= paying.tokens
    missing = sum(max(0, need - _held(state, paying, r)) for r, need in enumerate(paying.need) if need)
    return missing <= paying.drop


def shortage(state: StepState, paying: Paying) -> tuple[Bill, int]:
    """What keeps a payment from being made: pictured resources that are missing, and tokens of the asked kind (or
    cards of the hand)."""
    if affordable(state, paying):
        return NO_BILL, 0
    if paying.card:
        return NO_BILL, 1
    if paying.tokens:
        held = [_held(state, paying, resource) for resource in _kinds(paying)]
        return NO_BILL, paying.tokens - (max(held) if paying.same else sum(held))
    missing = tuple(max(0, need - _held(state, paying, r)) for r, need in enumerate(paying.need))
    if paying.drop:
        return NO_BILL, sum(missing) - paying.drop  # of which resource is still open
    return missing, 0


def usable(state: StepState, paying: Paying) -> list[tuple[int, int, int]]:
    """The tokens that may pay: (resource, temporary, Fresh permanent), those of which the team has any."""
    kinds = _kinds(paying) if paying.tokens else tuple(r for r, need in enumerate(paying.need) if need)
    held = [(r, _temporary(state, paying, r), _permanent(state, paying, r)) for r in kinds]
    return [row for row in held if row[1] + row[2]]


def _kinds(paying: Paying) -> tuple[int, ...]:
    return ALL_RESOURCES if paying.group < 0 else GROUP_RESOURCES[paying.group]


def _temporary(state: StepState, paying: Paying, resource: int) -> int:
    player = state.teams[paying.team]
    if paying.same and state.rules.limit_binds == "all_conversions":
        return player.tokens[resource] - player.new[resource]
    return player.tokens[resource] if paying.payable != "permanent" else 0


def _permanent(state: StepState, paying: Paying, resource: int) -> int:
    return state.teams[paying.team].fresh[resource] if paying.payable != "temporary" else 0


def _held(state: StepState, paying: Paying, resource: int) -> int:
    return _temporary(state, paying, resource) + _permanent(state, paying, resource)


def _range(state: StepState, paying: Paying, resource: int) -> tuple[int, int]:
    """The fewest and most permanent tokens that may pay a pictured resource."""
    need = paying.need[resource]
    return max(0, need - _temporary(state, paying, resource)), min(need, _permanent(state, paying, resource))


def _droppable(state: StepState, paying: Paying) -> list[int]:
    """Resources of which a reduction may take a token, so that the rest can be paid (OSS-EDGE-88)."""
    missing = [max(0, need - _held(state, paying, r)) for r, need in enumerate(paying.need)]
    found = [r for r, need in enumerate(paying.need) if need]
    if sum(missing) == paying.drop:
        found = [r for r in found if missing[r]]
    return found


def _open(state: StepState, paying: Paying) -> list[int]:
    """Pictured resources with a choice between temporary and permanent tokens."""
    ranges = ((r, _range(state, paying, r)) for r, need in enumerate(paying.need) if need)
    return [resource for resource, (low, high) in ranges if low < high]


# ---- choices -----------------------------------------------------------------------------------------------------


def options(state: StepState, paying: Paying, seat: int) -> list[a.StepAction]:
    """The next small choice of a payment, the default first."""
    found: list[a.StepAction] = []
    if paying.card:
        found += [a.DiscardCard(seat, card) for card in state.teams[paying.team].hand]
    elif paying.drop and len(kinds := _droppable(state, paying)) > 1:
        found += [a.DropCost(seat, resource) for resource in kinds]
    elif paying.tokens:
        found += _token_options(state, paying, seat)
    else:
        choices = _open(state, paying)
        if len(choices) != 1:
            found.append(a.PayDefault(seat))
        if choices:
            low, high = _range(state, paying, choices[0])
            found += [a.PayTokens(seat, choices[0], count) for count in range(high, low - 1, -1)]
    if paying.optional:
        found.append(a.Decline(seat))
    return found


def _token_options(state: StepState, paying: Paying, seat: int) -> list[a.StepAction]:
    found: list[a.StepAction] = []
    least = paying.tokens if paying.same else 1
    for resource in _kinds(paying):
        if _permanent(state, paying, resource) >= least:
            found.append(a.PayTokens(seat, resource, least))
        if _temporary(state, paying, resource) >= least:
            found.append(a.PayTokens(seat, resource, 0))
    return found


def step(work: Work, paying: Paying) -> bool:
    """Pay what leaves no choice; True when something was done."""
    if paying.drop:
        kinds = _droppable(work.state, paying)
        if len(kinds) <= 1 or sum(paying.need) <= paying.drop:
            work.swap(_dropped(paying, kinds))
            return True
    if paying.optional or paying.card:
        return False
    if paying.tokens:
        choices = _token_options(work.state, paying, 0)
        if len(choices) == 1 and isinstance(choice := choices[0], a.PayTokens):
            pay_tokens(work, paying, choice.resource, choice.permanents)
            return True
        return False
    if paying.drop or _open(work.state, paying):
        return False
    pay_default(work, paying)
    return True


def _dropped(paying: Paying, kinds: list[int]) -> Paying:
    need = list(paying.need)
    drop = paying.drop
    for resource in kinds:
        less = min(drop, need[resource])
        need[resource] -= less
        drop -= less
    return replace(paying, need=tuple(need), drop=0)


def drop_cost(work: Work, paying: Paying, resource: int) -> None:
    need = tuple(count - (r == resource) for r, count in enumerate(paying.need))
    work.swap(replace(paying, need=need, drop=paying.drop - 1, optional=False))


def pay_default(work: Work, paying: Paying) -> None:
    """Fresh permanent tokens first, as they come back in the next round: that keeps the most options."""
    for resource, need in enumerate(paying.need):
        if need:
            paying = _spent(work, paying, resource, _range(work.state, paying, resource)[1])
    work.swap(paying)
    complete(work, paying)


def pay_tokens(work: Work, paying: Paying, resource: int, permanents: int) -> None:
    if not paying.tokens:
        work.swap(replace(_spent(work, paying, resource, permanents), optional=False))
        return
    count = paying.tokens if paying.same else 1
    spend(work, paying.team, resource, count - permanents, permanents)
    used = paying.used | (1 << resource if permanents else 0)
    paying = replace(paying, tokens=paying.tokens - count, used=used, like=resource, optional=False)
    work.swap(paying)
    if not paying.tokens:
        complete(work, paying)


def _spent(work: Work, paying: Paying, resource: int, permanents: int) -> Paying:
    count = paying.need[resource]
    spend(work, paying.team, resource, count - permanents, permanents)
    need = tuple(0 if r == resource else other for r, other in enumerate(paying.need))
    used = paying.used | (1 << resource if permanents else 0)
    return replace(paying, need=need, used=used, like=resource)


def complete(work: Work, paying: Paying) -> None:
    """The frame below learns what paid."""
    work.pop()
    below = work.state.stack[-1]
    if isinstance(below, Doing) and paying.like >= 0:
        work.swap(replace(below, like=paying.like))
    elif isinstance(below, Launching):
        work.swap(replace(below, used=below.used | paying.used))


def decline(work: Work) -> None:
    """The frame below loses what the payment would have brought."""
    work.pop()
    below = work.state.stack[-1]
    if isinstance(below, Launching):
        work.swap(replace(below, major=False))
    else:
        work.pop()
