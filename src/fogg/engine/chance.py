"""All chance of a game: seeded streams of random numbers, the same on every machine, compiled or not.

A game has one stream per deck, so that the n-th card of a deck is comparable between games. `sfc32` is fast and for
simulation; `blake2b` is a keyed hash, whose state cannot be computed from the cards players are shown: the server deals
with it, unless the deal is known anyway.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from fogg.errors import UnknownName, WrongArgument
from fogg.vec import vec

GENERATORS: Final = ["sfc32", "blake2b"]
SEED_BITS: Final = 128
MASK: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000
NO_HASH: Final = sha256()
FOUR_WORDS: Final = Struct(">4I")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Stream:
    """A sequence of random 32-bit words."""

    def word(self) -> i64:
        """Return the next word, 0 to 2**32 - 1."""
        raise NotImplementedError

    def copy(self) -> Stream:
        """Return a stream that will give the same words."""
        raise NotImplementedError

    def split(self) -> Stream:
        """Return a further stream, determined by this one and different from it."""
        raise NotImplementedError

    def parts(self) -> tuple[Any, ...]:
        """Return the arguments that make a stream of the same class and state."""
        raise NotImplementedError

    def chance(self) -> Chance:
        """Return a chance of its own, with a seed of 128 bits from the next words of this stream."""
        seed = 0
        for _ in range(SEED_BITS // 32):
            seed = seed << 32 | int(self.word())
        return Chance(seed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and type(other) is type(self) and self.parts() == other.parts()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} stream>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.parts()

    def below(self, n: i64) -> i64:
        """Return a uniform number of 0 to n - 1, exact: words beyond the last full multiple of n are drawn again."""
        x = self.word()
        # The last full multiple of n lies in the last n numbers: for all others there is nothing to compute.
        while x > SPAN - n and x >= SPAN - SPAN % n:
            x = self.word()
        return x % n

    def pick(self, counts: vec[i64], size: i64) -> i64:
        """Return the kind of one of `size` cards, each equally likely, that are given as counts by kind."""
        x = self.below(size)
        kind: i64 = 0
        while x >= counts[kind]:
            x -= counts[kind]
            kind += 1
        return kind

    def choose(self, things: list[int], last: int) -> int:
        """Return the index of one of the `last` things at the end of a list, each equally likely."""
        index: int = self.below(last)
        return len(things) - 1 - index

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in random order (Fisher-Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j: int = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@final
@mypyc_attr(acyclic=True)
class Sfc32(Stream):
    """Small fast counter generator in masked 32-bit words."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        t: i64 = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | (c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        # As in `Stream`, but the words come without a look at the class.
        x = self.word()
        while x > SPAN - n and x >= SPAN - SPAN % n:
            x = self.word()
        return x % n

    def copy(self) -> Stream:
        return Sfc32(self.a, self.b, self.c, self.counter)

    def split(self) -> Stream:
        return Sfc32(self.word(), self.word(), self.word(), self.word())

    def parts(self) -> tuple[Any, ...]:
        return int(self.a), int(self.b), int(self.c), int(self.counter)


@final
class Blake2b(Stream):
    """Keyed BLAKE2b of a counter: sixteen words a call."""

    def __init__(self, key: bytes, name: bytes, counter: int, words: list[int], used: i64 = 0) -> None:
        self.key = key
        self.name = name
        self.counter = counter
        self.words = words
        self.used: i64 = used

    def word(self) -> i64:
        if self.used == len(self.words):
            digest = blake2b(self.name + self.counter.to_bytes(8, "big"), key=self.key).digest()
            # A new list, never the old one changed: copies share it.
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 64, 4)]
            self.counter += 1
            self.used = 0
        x: i64 = self.words[self.used]
        self.used += 1
        return x

    def copy(self) -> Stream:
        return Blake2b(self.key, self.name, self.counter, self.words, self.used)

    def parts(self) -> tuple[Any, ...]:
        return self.key, self.name, self.counter, self.words, int(self.used)

    def split(self) -> Stream:
        number: int = self.word()
        return Blake2b(self.key, self.name + b"/" + number.to_bytes(4, "big"), 0, [])


def sfc32(seed: int, name: str) -> Stream:
    """Return the sfc32 stream of that seed and name; its state is a SHA-256 of both."""
    state = NO_HASH.copy()  # half the cost of another one
    state.update(f"{seed:032x}/{name}".encode())
    a, b, c, counter = FOUR_WORDS.unpack_from(state.digest())
    return Sfc32(a, b, c, counter)


def checked_seed(seed: SupportsIndex) -> int:
    """Return a seed as a plain number; WrongArgument unless it is a whole number of up to 128 bits."""
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise WrongArgument("seed", seed, f"a whole number of up to {SEED_BITS} bits is needed")
    number = int(seed.__index__())
    if not 0 <= number < 1 << SEED_BITS:
        raise WrongArgument("seed", seed, f"a whole number of up to {SEED_BITS} bits without a sign is needed")
    return number


class Chance:
    """The source of a game's streams: a seed of up to 128 bits and the name of a generator."""

    def __init__(self, seed: SupportsIndex, generator: str = "sfc32") -> None:
        if generator not in GENERATORS:
            raise UnknownName("generator", generator, GENERATORS)
        self.seed: Final[int] = checked_seed(seed)
        self.generator: Final = generator

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.seed, self.generator) == (other.seed, other.generator)

    def __hash__(self) -> int:
        return self.seed % MASK

    def __repr__(self) -> str:
        return f"Chance({self.seed:#x}, {self.generator!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.seed, self.generator)

    def stream(self, name: str) -> Stream:
        """Return a fresh stream of that name, from its beginning."""
        if self.generator == "sfc32":
            return sfc32(self.seed, name)
        return Blake2b(self.seed.to_bytes(16, "big"), name.encode(), 0, [])
