"""`vec[i64]`: a packed vector for the compiler, a list in plain Python.

mypyc turns librt's `vec` into native storage without boxing. Plain Python would pay for the same type with
slower access and an import, so there `vec[anything]` is `list`. Code that uses it keeps to what both can do:
build from a list, index, assign, iterate, `len`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:
        """`vec[T]` is `list` where nothing is compiled."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list


__all__ = ["vec"]
