"""Rate limits."""

import pytest
from tests.server.clock import Clock

from fogg.server.http.limits import HOUSE, RULES, ConnectionSlots, Limits, Rule, address_key, person_key

RULE = {"chat": Rule(burst=3, seconds=10), "slow": Rule(burst=1, seconds=1e6)}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(clock, rules=RULE)


def times(limits: Limits, *keys: str, rule: str = "chat") -> int:
    """Return how often it is allowed at once."""
    allowed = 0
    while not limits.allow(rule, *keys):
        allowed += 1
    return allowed


def test_a_burst_is_allowed_and_no_more(limits: Limits) -> None:
    assert times(limits, "ada") == 3


def test_who_is_refused_is_told_how_long_to_wait(limits: Limits, clock: Clock) -> None:
    times(limits, "ada")
    clock.wait(4)
    assert limits.allow("chat", "ada") == pytest.approx(6)
    clock.wait(6)
    assert limits.allow("chat", "ada") == 0


def test_waiting_gives_no_more_than_a_burst(limits: Limits, clock: Clock) -> None:
    times(limits, "ada")
    clock.wait(1e9)
    assert times(limits, "ada") == 3


def test_one_does_not_use_up_what_another_may_do(limits: Limits) -> None:
    times(limits, "ada")
    assert times(limits, "ben") == 3


def test_an_address_may_do_as_much_as_a_house(limits: Limits) -> None:
    assert times(limits, address_key("192.0.2.1")) == 3 * HOUSE


def test_many_identities_from_one_address_are_stopped_together(limits: Limits) -> None:
    address = address_key("192.0.2.1")
    allowed = sum(not limits.allow("chat", person_key(str(n)), address) for n in range(100))
    assert allowed == 3 * HOUSE


def test_a_refusal_by_one_key_does_not_count_for_the_other(limits: Limits) -> None:
    times(limits, "ada")
    assert limits.allow("chat", "ada", "elsewhere") > 0
    assert times(limits, "elsewhere") == 3


def test_a_clock_that_is_set_back_takes_nothing_away(limits: Limits, clock: Clock) -> None:
    limits.allow("chat", "ada")
    clock.wait(-1000)
    assert limits.allow("chat", "ada") == 0


def test_a_scale_widens_every_limit(clock: Clock) -> None:
    assert times(Limits(clock, rules=RULE, scale=10), "ada") == 30


def test_buckets_that_are_full_again_are_forgotten(limits: Limits, clock: Clock) -> None:
    for n in range(1000):
        limits.allow("chat", str(n))
        clock.wait(11)
    assert len(limits.buckets) < 5


def test_full_buckets_behind_a_slow_one_are_forgotten_too(limits: Limits, clock: Clock) -> None:
    limits.allow("slow", "ada")
    for n in range(1000):
        limits.allow("chat", str(n))
        clock.wait(11)
    assert len(limits.buckets) < 10


def test_a_flood_of_keys_does_not_fill_the_memory(clock: Clock) -> None:
    limits = Limits(clock, rules=RULE, most_keys=100)
    for n in range(1000):
        limits.allow("slow", f"person {n}", f"address {n}")
    assert len(limits.buckets) <= 100


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "address:192.0.2.1"),
        ("::ffff:192.0.2.1", "address:192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "address:2001:db8:1:2::"),
        ("fe80::1%eth0", "address:fe80::"),
        ("testclient", "address:testclient"),
        ("x" * 1000, "address:" + "x" * 64),
    ],
)
def test_an_address_counts_by_its_house(address: str, key: str) -> None:
    assert address_key(address) == key


@pytest.mark.parametrize("rule", ["tables", "joins", "sockets", "chat", "commands", "requests", "links", "names"])
def test_every_costly_thing_has_a_limit(rule: str) -> None:
    assert times(Limits(Clock()), "ada", rule=rule) == RULES[rule].burst


def test_places_are_held_until_given_back() -> None:
    places = ConnectionSlots(2)
    assert places.take("ada", "address:a") and places.take("ada", "address:a")
    assert not places.take("ada", "address:a")
    places.free("ada", "address:a")
    assert places.take("ada", "address:a")


def test_a_place_refused_to_one_key_is_taken_from_none() -> None:
    places = ConnectionSlots(1)
    places.take("ada")
    assert not places.take("ben", "ada")
    assert places.take("ben")


def test_places_given_back_leave_nothing_behind() -> None:
    places = ConnectionSlots(1)
    places.take("ada")
    places.free("ada")
    assert places.held == {}
