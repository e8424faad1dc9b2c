#!/usr/bin/env python3
# A script kept as evidence, just as it made the table next to it; not a part of the program.
# mypy: ignore-errors
# ruff: noqa: B007, B905, E401, E501, E731, F841, I001, PTH123, RUF005, RUF046
"""Reconstruct what could not be sourced for Amsterdam: the 24 contracts and the routes with cart symbols.

This is NOT the printed game. It is a documented, deterministic stand-in (no wall clock, fixed seed), labelled `reconstructed` row by row.

Contracts
  1. Value = shortest path in spaces between the two locations. (True of all 18 New York tickets.)
  2. Histogram of values: New York's, each value scaled by the ratio of the two boards' mean shortest path (4.34 / 4.44) and rounded, the counts
     scaled from 18 to 24 cards by largest remainder; ties go to the value with the most unused candidate pairs.
  3. Candidates: pairs of locations that are not adjacent. The pair Dam - De Drie Hendricken is always taken: it is the one contract
     pictured in the leaflet (its value is not legible in the text we have).
  4. Among all choices that meet 1-3, simulated annealing (seed 2020) looks for the most even cover: first every location named about
     equally often, then every route pair used about equally by the contracts' shortest paths.

Cart symbols
  Publisher: "primarily on the perimeter of the city". 16 merchandise cards, and the leaflet has no rule for an empty pile, so
  there should be no more than 16 cart tracks. Rule used: the ten pairs of the outer ring, and the single-track inner pairs of 3 or more
  spaces. Both tracks of a double carry the symbol or neither.

usage: reconstruct_amsterdam.py [--write] [--simulate]
"""

import collections, csv, heapq, io, itertools, math, pathlib, random, sys

EDITIONS = pathlib.Path(__file__).resolve().parents[1] / "src" / "fogg" / "editions"
SEED = 2020
N_CONTRACTS = 24
FIXED = [("dam", "de_drie_hendricken")]
RING = [
    "nieuwe_waal",
    "haringpakkerstoren",
    "oude_waal",
    "montelbaanstoren",
    "blauwbrug",
    "munttoren",
    "begijnhof",
    "de_drie_hendricken",
    "jordaan",
    "noordermarkt",
]


def read(edition, name):
    with open(EDITIONS / edition / name, encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f))


def graph(routes):
    g = collections.defaultdict(dict)
    for r in routes:
        a, b, n = r["a"], r["b"], int(r["length"])
        g[a][b] = g[b][a] = n
    return g


def dijkstra(g, s):
    dist, heap = {s: 0}, [(0, s)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v, n in g[u].items():
            if d + n < dist.get(v, math.inf):
                dist[v] = d + n
                heapq.heappush(heap, (d + n, v))
    return dist


def mean_distance(D):
    ds = [D[a][b] for a, b in itertools.combinations(sorted(D), 2)]
    return sum(ds) / len(ds)


def histogram(cands):
    """Return New York's value histogram, scaled to this board and to 24 cards."""
    g_ny = graph(read("new_york", "routes.csv"))
    D_ny = {s: dijkstra(g_ny, s) for s in g_ny}
    ratio = mean_distance(D) / mean_distance(D_ny)
    src = collections.Counter(int(math.floor(int(t["points"]) * ratio + 0.5)) for t in read("new_york", "tickets.csv"))
    total = sum(src.values())
    exact = {v: n * N_CONTRACTS / total for v, n in src.items()}
    out = {v: int(x) for v, x in exact.items()}
    while sum(out.values()) < N_CONTRACTS:
        v = max(out, key=lambda v: (round(exact[v] - out[v], 9), len(cands[v]) - out[v], v))
        out[v] += 1
    return ratio, out


def path_share(a, b):
    """Return the fraction of the shortest paths a-b that use each pair."""
    da, db, total = D[a], D[b], D[a][b]
    ways = {a: 1}
    for u in sorted(D, key=lambda x: da[x]):
        if u == a or da[u] + db[u] != total:
            continue
        ways[u] = sum(ways.get(w, 0) for w in G[u] if da[w] + G[u][w] == da[u] and da[w] + db[w] == total)
    back = {b: 1}
    for u in sorted(D, key=lambda x: db[x]):
        if u == b or da[u] + db[u] != total:
            continue
        back[u] = sum(back.get(w, 0) for w in G[u] if db[w] + G[u][w] == db[u] and da[w] + db[w] == total)
    share = {}
    for u in ways:
        for w in G[u]:
            if w in back and da[u] + G[u][w] + db[w] == total:
                share[frozenset((u, w))] = ways[u] * back[w] / ways[b]
    return share


def choose(hist, cands):
    rng = random.Random(SEED)
    fixed = [tuple(sorted(p)) for p in FIXED]
    share = {p: path_share(*p) for v in hist for p in cands[v]}
    pairs = sorted({frozenset((a, b)) for a in G for b in G[a]}, key=sorted)

    def cost(sel):
        ends = collections.Counter(x for p in sel for x in p)
        mean = 2 * len(sel) / len(G)
        cover = sum((ends[c] - mean) ** 2 for c in G)
        load = collections.Counter()
        for p in sel:
            for e, x in share[p].items():
                load[e] += x
        m = sum(load.values()) / len(pairs)
        return cover + 0.05 * sum((load[e] - m) ** 2 for e in pairs)

    best, best_cost = None, math.inf
    for restart in range(12):
        sel = []
        for v in sorted(hist):
            keep = [p for p in fixed if p in cands[v]]
            pool = [p for p in cands[v] if p not in keep]
            sel += keep + rng.sample(pool, hist[v] - len(keep))
        cur = cost(sel)
        for step in range(12000):
            t = 2.0 * (1 - step / 12000) + 1e-9
            i = rng.randrange(len(sel))
            if sel[i] in fixed:
                continue
            v = D[sel[i][0]][sel[i][1]]
            q = rng.choice(cands[v])
            if q in sel:
                continue
            new = sel[:i] + [q] + sel[i + 1 :]
            c = cost(new)
            if c <= cur or rng.random() < math.exp((cur - c) / t):
                sel, cur = new, c
        if cur < best_cost - 1e-9:
            best, best_cost = sorted(sel), cur
    return best


def inside(pt, poly):
    x, y, odd = pt[1], pt[0], False
    for (y1, x1), (y2, x2) in zip(poly, poly[1:] + poly[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def cart_pairs(routes):
    tracks = collections.Counter(frozenset((r["a"], r["b"])) for r in routes)
    ring = {frozenset(p) for p in zip(RING, RING[1:] + RING[:1])}
    assert all(p in tracks for p in ring)
    pos = {c["id"]: (float(c["lat"]), float(c["lon"])) for c in read("amsterdam", "cities.csv")}
    poly = [pos[c] for c in RING]
    outside = [c for c in pos if c not in RING and not inside(pos[c], poly)]
    inner = {p for p in tracks if p not in ring and tracks[p] == 1 and G[min(p)][max(p)] >= 3}
    return ring, inner, tracks, outside


# ---------------------------------------------------------------- a rough game, only to see how the merchandise cards go
COLOURS = ["pink", "blue", "green", "black", "red", "orange"]
POINTS = {1: 1, 2: 2, 3: 4, 4: 7}


def play(n, routes, carts, contracts, rng, greed):
    deck = [c for c in COLOURS for _ in range(6)] + ["wild"] * 8
    rng.shuffle(deck)
    discard, row = [], []

    def draw():
        nonlocal deck, discard
        if not deck:
            deck, discard = discard, []
            rng.shuffle(deck)
        return deck.pop() if deck else None

    def refill():
        while len(row) < 5 and (deck or discard):
            row.append(draw())

    refill()
    todo = contracts[:]
    rng.shuffle(todo)
    hands = [collections.Counter(x for x in (draw(), draw()) if x) for _ in range(n)]
    goals = [[todo.pop(), todo.pop()] for _ in range(n)]
    left, own, merch, owner = [16] * n, [set() for _ in range(n)], [0] * n, {}
    by_pair = collections.defaultdict(list)
    for i, r in enumerate(routes):
        by_pair[frozenset((r["a"], r["b"]))].append(i)

    def open_for(i, p):
        pair = frozenset((routes[i]["a"], routes[i]["b"]))
        taken = [owner[j] for j in by_pair[pair] if j in owner]
        return i not in owner and p not in taken and not (n == 2 and taken)

    def need(p):
        """Return the cheapest set of pairs that completes the cheapest unfinished contract."""
        best = None
        g = collections.defaultdict(dict)
        for pair, ids in by_pair.items():
            a, b = pair
            if pair in own[p]:
                g[a][b] = g[b][a] = 0
            elif any(open_for(i, p) for i in ids):
                g[a][b] = g[b][a] = int(routes[ids[0]]["length"])
        for a, b in goals[p]:
            dist, prev, heap = {a: 0}, {}, [(0, a)]
            while heap:
                d, u = heapq.heappop(heap)
                if d > dist[u]:
                    continue
                for v, x in g[u].items():
                    if d + x < dist.get(v, math.inf):
                        dist[v], prev[v] = d + x, u
                        heapq.heappush(heap, (d + x, v))
            if 0 < dist.get(b, 99) <= left[p] and (best is None or dist[b] < best[0]):
                path, u = [], b
                while u != a:
                    if frozenset((u, prev[u])) not in own[p]:
                        path.append(frozenset((u, prev[u])))
                    u = prev[u]
                best = (dist[b], path)
        return best

    def pay(p, i):
        r, h = routes[i], hands[p]
        size = int(r["length"])
        if size > left[p]:
            return None
        cols = COLOURS if r["color"] == "gray" else [r["color"]]
        c = max(cols, key=lambda c: h[c])
        if h[c] + h["wild"] < size:
            return None
        use = min(h[c], size)
        return c, use, size - use

    def claim(p, i, how):
        c, use, wild = how
        hands[p][c] -= use
        hands[p]["wild"] -= wild
        discard.extend([c] * use + ["wild"] * wild)
        refill()
        owner[i] = p
        pair = frozenset((routes[i]["a"], routes[i]["b"]))
        own[p].add(pair)
        left[p] -= use + wild
        if pair in carts and sum(merch) < 16:
            merch[p] += 1

    turns, last = 0, None
    p = 0
    while turns < 400:
        turns += 1
        goal = need(p)
        opts = [(i, pay(p, i)) for i in range(len(routes)) if open_for(i, p)]
        opts = [(i, how) for i, how in opts if how]
        pairof = lambda i: frozenset((routes[i]["a"], routes[i]["b"]))
        wanted = [o for o in opts if goal and pairof(o[0]) in goal[1]]
        spare = left[p] - (goal[0] if goal else 0)
        cart = [o for o in opts if pairof(o[0]) in carts and int(routes[o[0]]["length"]) <= spare]
        size = lambda o: int(routes[o[0]]["length"])
        if wanted:
            claim(p, *max(wanted, key=size))
        elif cart and rng.random() < greed:
            claim(p, *max(cart, key=size))
        elif not goal and todo and left[p] > 5 and rng.random() < 0.5:
            goals[p].append(todo.pop())
        elif not goal and opts and (max(map(size, opts)) >= 3 or rng.random() < 0.3):
            claim(p, *max(opts, key=size))
        else:
            wants = collections.Counter()
            for pair in goal[1] if goal else []:
                for i in by_pair[pair]:
                    wants[routes[i]["color"]] += 1
            for k in range(2):
                pick = next((c for c in row if c != "wild" and wants[c]), None)
                if pick:
                    row.remove(pick)
                else:
                    pick = draw()
                if pick:
                    hands[p][pick] += 1
                refill()
        if last is None and left[p] <= 2:
            last = turns + n
        if last is not None and turns >= last:
            break
        p = (p + 1) % n
    return merch


def simulate(routes, carts, contracts):
    print("rough simulation, 400 games each: merchandise cards taken per game")
    for greed in (0.0, 0.3, 0.8):
        for n in (2, 3, 4):
            rng = random.Random(1000 * n + int(greed * 10))
            tot, lead = [], []
            for _ in range(400):
                m = play(n, routes, carts, contracts, rng, greed)
                tot.append(sum(m))
                lead.append(max(m) - sorted(m)[-2])
            print(
                f"  cart greed {greed:.1f}, {n} players: mean {sum(tot) / len(tot):.1f}, max {max(tot)}, lead of first over second: "
                + ", ".join(f"{k}: {lead.count(k) / 4:.0f}%" for k in range(4))
            )


routes_rows = read("amsterdam", "routes.csv")
G = graph(routes_rows)
D = {s: dijkstra(G, s) for s in G}


def main():
    cands = collections.defaultdict(list)
    for a, b in itertools.combinations(sorted(G), 2):
        if b not in G[a]:
            cands[D[a][b]].append((a, b))
    ratio, hist = histogram(cands)
    sel = sorted(choose(hist, cands), key=lambda p: (D[p[0]][p[1]], p))
    ends = collections.Counter(x for p in sel for x in p)
    print(f"scale {ratio:.3f}; values", dict(sorted(hist.items())), "sum", sum(D[a][b] for a, b in sel))
    print("times named:", dict(sorted(ends.items(), key=lambda x: -x[1])))
    ring, inner, tracks, outside = cart_pairs(routes_rows)
    carts = ring | inner
    n_tracks = sum(tracks[p] for p in carts)
    spaces = lambda ps: sum(G[min(p)][max(p)] * tracks[p] for p in ps)
    print(
        f"carts: {len(ring)} ring pairs + {len(inner)} inner pairs = {n_tracks} of {len(routes_rows)} tracks, "
        f"{spaces(carts)} of {spaces(tracks)} spaces; locations not inside the ring: {outside}"
    )
    by_len = collections.Counter(G[min(p)][max(p)] for p in carts for _ in range(tracks[p]))
    print("cart tracks by length", dict(sorted(by_len.items())))
    touched = [min(1.0, sum(x for e, x in path_share(*p).items() if e in carts)) for p in sel]
    free = sum(1 for p in sel if not any(e in carts for e in path_share(*p)))
    forced = sum(
        1
        for p in sel
        if dijkstra({u: {v: n for v, n in G[u].items() if frozenset((u, v)) not in carts} for u in G}, p[0]).get(
            p[1], 99
        )
        > D[p[0]][p[1]]
    )
    print(
        f"contracts: {free} have no cart pair on any shortest path, {forced} have one on every shortest path, {len(sel) - free - forced} leave the choice"
    )
    for a, b in sel:
        print(f"  {D[a][b]}  {a} - {b}" + ("   (pair pictured in the leaflet)" if (a, b) in FIXED else ""))
    if "--simulate" in sys.argv:
        simulate(routes_rows, carts, sel)
    if "--write" in sys.argv:
        out = io.StringIO()
        w = csv.writer(out, lineterminator="\n")
        w.writerow(["kind", "a", "b", "points", "notes"])
        for a, b in sel:
            w.writerow(
                ["regular", a, b, D[a][b], "reconstructed" + (";pair_pictured_in_leaflet" if (a, b) in FIXED else "")]
            )
        (EDITIONS / "amsterdam" / "tickets.csv").write_text(out.getvalue(), encoding="utf-8")
        out = io.StringIO()
        w = csv.DictWriter(out, ["a", "b", "color", "length", "kind", "locos", "notes"], lineterminator="\n")
        w.writeheader()
        for r in routes_rows:
            tags = [t for t in r["notes"].split(";") if t and t not in ("cart", "cart_reconstructed")]
            if frozenset((r["a"], r["b"])) in carts:
                tags += ["cart", "cart_reconstructed"]
            w.writerow({**r, "notes": ";".join(tags)})
        (EDITIONS / "amsterdam" / "routes.csv").write_text(out.getvalue(), encoding="utf-8")


if __name__ == "__main__":
    main()
