#!/usr/bin/env python3
# A script kept as evidence, just as it made the table next to it; not a part of the program.
# mypy: ignore-errors
# ruff: noqa: B007, E401, E501, I001, PTH123, RUF046
"""Reconstruct the 60 tickets of Team Asia, which could not be sourced.

These are NOT the printed cards. A documented, deterministic stand-in (fixed seed); every row is labelled `reconstructed`.

  1. All 60 are `regular`: the rulebook speaks of 60 destination tickets and of no long ones.
  2. Value = cheapest path in spaces between the two cities over the route table (tunnels at their length, junctions passable).
  3. Spread of values: the USA deck (30) and the Legendary Asia deck (36, same box, same region) pooled. Each value is multiplied by
     (mean distance on this board / mean distance on its own board); the 66 numbers are sorted, read off at the 60 points (i + 1/2) / 60
     by linear interpolation, and rounded.
  4. Candidates: pairs of named cities that are not adjacent (neither deck joins neighbours). No junctions, no pair twice.
  5. Among all choices that meet 1-4, simulated annealing (seed 2011) looks for even cover: every city named about equally often (120 ends over 43
     cities), then every route pair used about equally by the shortest paths, then few near-copies (two tickets that share an end and whose
     other ends are neighbours).

usage: reconstruct_team_asia.py [--write]
"""

import collections, csv, heapq, io, itertools, math, pathlib, random, sys

EDITIONS = pathlib.Path(__file__).resolve().parents[1] / "src" / "fogg" / "editions"
SEED, N = 2011, 60


def read(edition, name):
    with open(EDITIONS / edition / name, encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f))


class Board:
    def __init__(self, edition):
        self.g = collections.defaultdict(dict)
        for r in read(edition, "routes.csv"):
            a, b, n = r["a"], r["b"], int(r["length"])
            self.g[a][b] = self.g[b][a] = min(n, self.g[a].get(b, 99))
        self.cities = [
            c["id"] for c in read(edition, "cities.csv") if c["id"] in self.g and not c["notes"].startswith("junction")
        ]
        self.D = {s: self.dijkstra(s) for s in self.g}
        ds = [self.D[a][b] for a, b in itertools.combinations(self.cities, 2)]
        self.mean = sum(ds) / len(ds)

    def dijkstra(self, s):
        dist, heap = {s: 0}, [(0, s)]
        while heap:
            d, u = heapq.heappop(heap)
            if d > dist[u]:
                continue
            for v, n in self.g[u].items():
                if d + n < dist.get(v, math.inf):
                    dist[v] = d + n
                    heapq.heappush(heap, (d + n, v))
        return dist

    def path_share(self, a, b):
        """Return the fraction of the shortest paths a-b that use each pair of nodes."""
        da, db, total = self.D[a], self.D[b], self.D[a][b]
        on = [u for u in self.D if da[u] + db[u] == total]
        ways, back = {a: 1}, {b: 1}
        for u in sorted(on, key=lambda x: (da[x], x)):
            if u != a:
                ways[u] = sum(ways.get(w, 0) for w in self.g[u] if da[w] + self.g[u][w] == da[u])
        for u in sorted(on, key=lambda x: (db[x], x)):
            if u != b:
                back[u] = sum(back.get(w, 0) for w in self.g[u] if db[w] + self.g[u][w] == db[u])
        return {
            tuple(sorted((u, w))): ways[u] * back[w] / ways[b]
            for u in on
            for w in self.g[u]
            if w in back and da[u] + self.g[u][w] + db[w] == total
        }


def histogram(board):
    pool = []
    for deck in ("usa", "legendary_asia"):
        other = Board(deck)
        pool += [int(t["points"]) * board.mean / other.mean for t in read(deck, "tickets.csv")]
    pool.sort()
    out = collections.Counter()
    for i in range(N):
        x = (i + 0.5) / N * len(pool) - 0.5
        lo = min(max(int(math.floor(x)), 0), len(pool) - 2)
        out[int(math.floor(pool[lo] + (x - lo) * (pool[lo + 1] - pool[lo]) + 0.5))] += 1
    return out


def choose(board, hist, cands):
    rng = random.Random(SEED)
    share = {p: board.path_share(*p) for v in hist for p in cands[v]}
    edges = sorted({tuple(sorted((a, b))) for a in board.g for b in board.g[a]})
    mean_end = 2 * N / len(board.cities)

    def near(p, sel):
        n = 0
        for q in sel:
            for x, y in (p, p[::-1]):
                for u, w in (q, q[::-1]):
                    n += x == u and w in board.g[y]
        return n

    best, best_cost = None, math.inf
    for restart in range(8):
        sel = [p for v in sorted(hist) for p in rng.sample(cands[v], hist[v])]
        ends = collections.Counter(x for p in sel for x in p)
        load = collections.Counter()
        for p in sel:
            load.update(share[p])
        m = sum(load.values()) / len(edges)
        steps = 40000
        for step in range(steps):
            t = 1.5 * (1 - step / steps) ** 2 + 1e-6
            i = rng.randrange(N)
            p = sel[i]
            q = rng.choice(cands[board.D[p[0]][p[1]]])
            if q in sel:
                continue
            rest = sel[:i] + sel[i + 1 :]
            d = 0.0
            change = collections.Counter(q)
            change.subtract(p)
            d += sum((ends[c] + k - mean_end) ** 2 - (ends[c] - mean_end) ** 2 for c, k in change.items() if k)
            dl = collections.defaultdict(float)
            for e, x in share[q].items():
                dl[e] += x
            for e, x in share[p].items():
                dl[e] -= x
            d += 0.03 * sum((load[e] + k - m) ** 2 - (load[e] - m) ** 2 for e, k in dl.items())
            d += 0.4 * (near(q, rest) - near(p, rest))
            if d <= 0 or rng.random() < math.exp(-d / t):
                sel[i] = q
                ends.update(change)
                for e, k in dl.items():
                    load[e] += k
        cost = (
            sum((ends[c] - mean_end) ** 2 for c in board.cities)
            + 0.03 * sum((load[e] - m) ** 2 for e in edges)
            + 0.4 * sum(near(p, sel[i + 1 :]) for i, p in enumerate(sel))
        )
        if cost < best_cost - 1e-9:
            best, best_cost = list(sel), cost
    return best, sum(near(p, best[i + 1 :]) for i, p in enumerate(best))


def main():
    board = Board("team_asia")
    cands = collections.defaultdict(list)
    for a, b in itertools.combinations(sorted(board.cities), 2):
        if b not in board.g[a]:
            cands[board.D[a][b]].append((a, b))
    hist = histogram(board)
    sel, copies = choose(board, hist, cands)
    D = board.D
    sel.sort(key=lambda p: (p[0], p[1]))
    ends = collections.Counter(x for p in sel for x in p)
    print(
        f"mean distance {board.mean:.2f}; values",
        dict(sorted(hist.items())),
        "mean",
        round(sum(D[a][b] for a, b in sel) / N, 2),
    )
    print("times named:", dict(collections.Counter(ends[c] for c in board.cities)), "near-copies", copies)
    used = collections.Counter()
    for p in sel:
        used.update(board.path_share(*p).keys())
    pairs = {tuple(sorted((a, b))) for a in board.g for b in board.g[a]}
    print("pairs on no shortest path of any ticket:", sorted(pairs - set(used)))
    tun = {tuple(sorted((r["a"], r["b"]))) for r in read("team_asia", "routes.csv") if r["kind"] == "tunnel"}
    print(
        "tickets with a tunnel on every shortest path:",
        sum(1 for p in sel if no_tunnel(board, tun, *p) > D[p[0]][p[1]]),
    )
    for a, b in sel:
        print(f"  {D[a][b]:2d}  {a} - {b}")
    if "--write" in sys.argv:
        out = io.StringIO()
        w = csv.writer(out, lineterminator="\n")
        w.writerow(["kind", "a", "b", "points", "notes"])
        for a, b in sel:
            w.writerow(["regular", a, b, D[a][b], "reconstructed"])
        (EDITIONS / "team_asia" / "tickets.csv").write_text(out.getvalue(), encoding="utf-8")


def no_tunnel(board, tun, a, b):
    dist, heap = {a: 0}, [(0, a)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v, n in board.g[u].items():
            if tuple(sorted((u, v))) not in tun and d + n < dist.get(v, math.inf):
                dist[v] = d + n
                heapq.heappush(heap, (d + n, v))
    return dist.get(b, math.inf)


if __name__ == "__main__":
    main()
