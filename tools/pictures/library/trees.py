"""Five forms of tree for a view from afar: broad oak, olive, sycamore, pine, gray pine. Each is leaves and wood, made once."""
import math

from mathutils import Vector

from .plants import _Cloud, bark, inner_leaves, leaf_material, oak


def _dome(c, height, crown, lifted):
    a, r = c.rnd.uniform(0, 6.28), math.sqrt(c.rnd.random())
    top = lifted + (height - lifted) * math.sqrt(max(0.0, 1 - 0.85 * r * r))
    return Vector((crown * r * math.cos(a), crown * r * math.sin(a), c.rnd.uniform(lifted + (height - lifted) * 0.15 * r, top)))


def _cone(c, height, crown, lifted):
    t = c.rnd.random() ** 1.4
    a, r = c.rnd.uniform(0, 6.28), (1 - t) * crown * c.rnd.uniform(0.45, 1.0)
    return Vector((r * math.cos(a), r * math.sin(a), lifted + (height - lifted) * t - 0.12 * r))


def _column(c, height, crown, lifted):
    t, a = c.rnd.random(), c.rnd.uniform(0, 6.28)
    r = crown * math.sin(math.pi * (0.14 + 0.8 * t)) * math.sqrt(c.rnd.random())
    return Vector((r * math.cos(a), r * math.sin(a), lifted + (height - lifted) * t))


def tree(seed, height, crown, lifted, color, envelope, clumps=70, puff=0.2, leaves=42000, leaf=0.13, stems=1, trunk=0.2, core=0.6):
    """Clumps of leaves within an envelope, each on a branch that leaves its stem lower than the clump."""
    c, wood = _Cloud(seed), _Cloud(seed + 50)
    feet = []
    for k in range(stems):
        a = 6.28 * k / stems + seed
        spread = 0.0 if stems == 1 else 0.22
        foot = Vector((math.cos(a), math.sin(a), 0)) * spread
        top = Vector((math.cos(a) * crown * 0.35 * (stems > 1), math.sin(a) * crown * 0.35 * (stems > 1), height * 0.82))
        knee = foot.lerp(top, 0.45) + Vector((wood.rnd.gauss(0, 0.16), wood.rnd.gauss(0, 0.16), 0))
        feet.append((foot, knee, top))
        wood.limb(foot - Vector((0, 0, 0.4)), knee, trunk, trunk * 0.7, 8)
        wood.limb(knee, top, trunk * 0.7, trunk * 0.15, 7)
    spots = [envelope(c, height, crown, lifted) for _ in range(clumps)]
    sizes = [crown * puff * c.rnd.uniform(0.7, 1.35) for _ in spots]
    for k, p in enumerate(spots):
        foot, knee, top = min(feet, key=lambda stem: (stem[1] - p).length)
        away = math.hypot(p.x - knee.x, p.y - knee.y)
        z = max(lifted * 0.7, min(height * 0.8, p.z - 0.55 * away))
        t = min(1.0, max(0.0, (z - knee.z) / max(0.1, top.z - knee.z)))
        start = knee.lerp(top, t) if z > knee.z else foot.lerp(knee, max(0.2, z / max(0.1, knee.z)))
        wood.limb(start, p, trunk * 0.22, 0.02, 5)
        c.core(p, sizes[k] * core, 0.7)
    for i in range(leaves):
        p, r = spots[i % clumps], sizes[i % clumps]
        d = Vector((c.rnd.gauss(0, 1), c.rnd.gauss(0, 1), c.rnd.gauss(0, 0.75))).normalized() * r * c.rnd.uniform(0.5, 1.05)
        c.leaf(p + d, leaf * c.rnd.uniform(0.7, 1.4))
    return c.make("tree leaves", leaf_material(color), depth=inner_leaves(color, leaf)), wood.make("tree wood", bark(), 60)


def forms(leaves=1.0):
    """The five, from the one that grows nearest to houses to the one that grows farthest."""
    n = lambda count: int(count * leaves)
    return {
        "olive": tree(3, 4.6, 2.5, 1.1, "#66704f", _dome, 46, 0.26, n(30000), 0.11, 3, 0.13),
        "sycamore": tree(5, 10.5, 3.4, 2.8, "#5f6c38", _column, 70, 0.25, n(42000), 0.17, 1, 0.24),
        "oak": oak(11, 6.8, 4.8, n(56000), 0.13, "#44502f", 1.7),
        "pine": tree(8, 11.0, 3.0, 1.4, "#34452c", _cone, 120, 0.19, n(52000), 0.12, 1, 0.22, 0.5),
        "gray pine": tree(13, 9.0, 3.6, 3.0, "#5a6450", _column, 34, 0.23, n(26000), 0.15, 2, 0.2, 0.4),
    }
