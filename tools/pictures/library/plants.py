"""Grass, chaparral, oaks, junipers: leaf clouds on simple branches, made once and scattered."""
import math
import random

from mathutils import Vector, noise

from .materials import Nodes, kept, rgb
from .shapes import mesh, scatter


def leaf_material(color, dry=0.0, translucent=0.35):
    """Color differs from plant to plant and from leaf to leaf."""
    color = rgb(color)

    def make():
        n = Nodes("leaf")
        info = n.add("ObjectInfo").outputs["Random"]
        spot = n.noise(1.3, 2, 0.6, n.coords(kind="Object"))
        dark, light = tuple(c * 0.55 for c in color), tuple(min(1, c * 1.5) for c in color)
        base = n.mix(n.step(spot, 0.3, 0.7), dark, light)
        base = n.mix(n.math("MULTIPLY", info, 0.55), base, (color[0] * 1.25 + 0.01, color[1] * 1.08, color[2] * 0.8))
        if dry:
            base = n.mix(dry, base, (0.24, 0.15, 0.07))
        diffuse = n.add("BsdfDiffuse", {"Color": base})
        through = n.add("BsdfTranslucent", {"Color": base})
        mix = n.add("MixShader", {0: translucent})
        n.tree.links.new(diffuse.outputs[0], mix.inputs[1])
        n.tree.links.new(through.outputs[0], mix.inputs[2])
        return n.finish(mix.outputs[0])
    return kept(("leaf", color, dry, translucent), make)


def inner_leaves(color, leaf, dry=0.0):
    """What shows between the outer leaves: more leaves, in shade."""
    color = rgb(color)

    def make():
        n = Nodes("inner leaves")
        grain = n.noise(1.5 / leaf, 3, 0.7, n.coords())
        base = n.mix(n.step(grain, 0.35, 0.7), tuple(c * 0.15 for c in color), tuple(c * 0.6 for c in color))
        if dry:
            base = n.mix(dry, base, (0.13, 0.085, 0.045))
        return n.finish(n.add("BsdfDiffuse", {"Color": base, "Normal": n.bump(grain, 1.0, leaf)}).outputs[0])
    return kept(("inner leaves", color, leaf, dry), make)


def bark():
    def make():
        n = Nodes("bark")
        at = n.coords((6, 6, 1))
        rough = n.noise(7, 5, 0.7, at)
        base = n.mix(rough, (0.045, 0.032, 0.024), (0.17, 0.13, 0.10))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.9, "Normal": n.bump(rough, 0.9, 0.02)}).outputs[0])
    return kept("bark", make)


class _Cloud:
    def __init__(self, seed):
        self.rnd, self.verts, self.faces, self.inner = random.Random(seed), [], [], []

    def leaf(self, at, size, droop=0.0):
        r = self.rnd
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1) - droop)).normalized()
        u = d.orthogonal().normalized()
        u.rotate(__import__("mathutils").Quaternion(d, r.uniform(0, 6.28)))
        w = size * r.uniform(0.35, 0.6)
        n = len(self.verts)
        p = Vector(at)
        self.verts += [p, p + d * size * 0.5 + u * w * 0.5, p + d * size, p + d * size * 0.5 - u * w * 0.5]
        self.faces.append((n, n + 1, n + 2, n + 3))

    def blade(self, at, height, width, lean):
        r = self.rnd
        a = r.uniform(0, 6.28)
        side = Vector((math.cos(a), math.sin(a), 0)) * width / 2
        bend = Vector((r.gauss(0, lean), r.gauss(0, lean), 0)) * height
        p, n = Vector(at), len(self.verts)
        mid = p + Vector((0, 0, height * 0.6)) + bend * 0.35
        self.verts += [p - side, p + side, mid - side * 0.7, mid + side * 0.7, p + Vector((0, 0, height)) + bend]
        self.faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 4)]

    def limb(self, a, b, ra, rb, sides=6):
        a, b = Vector(a), Vector(b)
        d = (b - a).normalized()
        u = d.orthogonal().normalized()
        v = d.cross(u)
        n = len(self.verts)
        for p, r in ((a, ra), (b, rb)):
            for k in range(sides):
                t = 2 * math.pi * k / sides
                self.verts.append(p + (u * math.cos(t) + v * math.sin(t)) * r)
        for k in range(sides):
            j = (k + 1) % sides
            self.faces.append((n + k, n + j, n + sides + j, n + sides + k))

    def core(self, at, radius, squash=1.0):
        """A lumpy ball inside the leaves: where a real crown is too dense to see through."""
        n, rings, sides = len(self.verts), 5, 8
        for i in range(rings + 1):
            a = math.pi * i / rings
            for k in range(sides):
                b = 2 * math.pi * k / sides
                r = radius * self.rnd.uniform(0.82, 1.05)
                self.verts.append(Vector(at) + Vector((r * math.sin(a) * math.cos(b), r * math.sin(a) * math.sin(b), r * squash * math.cos(a))))
        for i in range(rings):
            for k in range(sides):
                j = (k + 1) % sides
                self.inner.append(len(self.faces))
                self.faces.append((n + i * sides + k, n + i * sides + j, n + (i + 1) * sides + j, n + (i + 1) * sides + k))

    def make(self, name, material, smooth=35, depth=None):
        obj = mesh(name, self.verts, self.faces, material, (0, 0, -900), angle=smooth)
        if self.inner:
            obj.data.materials.append(depth)
            for face in self.inner:
                obj.data.polygons[face].material_index = 1
        return obj


def grass_tuft(seed=1, blades=40, height=0.3, spread=0.25, color="#a8894f", dry=0.0, width=0.008):
    c = _Cloud(seed)
    for _ in range(blades):
        a, r = c.rnd.uniform(0, 6.28), spread * math.sqrt(c.rnd.random())
        c.blade((r * math.cos(a), r * math.sin(a), 0), height * c.rnd.uniform(0.5, 1.1), width, 0.28)
    return c.make("grass", leaf_material(color, dry, 0.3))


def shrub(seed=1, radius=1.0, leaves=1600, leaf=0.07, color="#4b5a32", dry=0.0, height=0.85, core=0.6):
    """Rounded chaparral bush made of a few lobes; near the camera the core must be small and the leaves many."""
    c = _Cloud(seed)
    lobes = [(c.rnd.uniform(-0.5, 0.5) * radius, c.rnd.uniform(-0.5, 0.5) * radius, c.rnd.uniform(0.35, 0.7) * radius * height, c.rnd.uniform(0.4, 0.65) * radius) for _ in range(7)]
    for i in range(leaves):
        x, y, z, r = lobes[i % 7]
        d = Vector((c.rnd.gauss(0, 1), c.rnd.gauss(0, 1), c.rnd.gauss(0, 1))).normalized() * r * c.rnd.uniform(min(0.62, core), 1.03)
        p = Vector((x, y, z)) + d
        if p.z > 0.02:
            c.leaf(p, leaf * c.rnd.uniform(0.7, 1.5))
    for x, y, z, r in lobes:
        c.core((x, y, z), r * core)
    for _ in range(9):
        a = c.rnd.uniform(0, 6.28)
        c.limb((0, 0, 0), (math.cos(a) * radius * 0.5, math.sin(a) * radius * 0.5, radius * height * 0.6), radius * 0.025, radius * 0.008, 4)
    return c.make("shrub", leaf_material(color, dry), depth=inner_leaves(color, leaf, dry))


def oak(seed=1, height=7.0, crown=4.2, leaves=60000, leaf=0.13, color="#475236", lifted=2.4):
    """Coast live oak with a broad crown; the crown starts at the lifted height. Returns leaves and wood."""
    c, wood = _Cloud(seed), _Cloud(seed + 50)
    tips = []

    def grow(p, d, length, r, depth):
        end = p + d * length
        wood.limb(p, end, r, r * 0.7, 7)
        if depth == 0 or length < 0.5:
            tips.append(end)
            return
        if depth <= 2:
            tips.append(end)
        for _ in range(3 if depth > 2 else 2):
            nd = (d + Vector((wood.rnd.gauss(0, 0.65), wood.rnd.gauss(0, 0.65), wood.rnd.uniform(-0.15, 0.4)))).normalized()
            grow(end, nd, length * wood.rnd.uniform(0.62, 0.82), r * 0.66, depth - 1)

    grow(Vector((0, 0, 0)), Vector((wood.rnd.uniform(-0.15, 0.15), wood.rnd.uniform(-0.15, 0.15), 1)).normalized(), lifted * 0.8, 0.28, 5)
    span = max(math.hypot(t.x, t.y) for t in tips) or 1
    top = max(t.z for t in tips)
    fit = Vector((crown * 0.88 / span, crown * 0.88 / span, height * 0.93 / top))
    clumps = []
    for t in tips[::max(1, len(tips) // 110)]:
        p = Vector((t.x * fit.x, t.y * fit.y, t.z * fit.z)) + Vector((c.rnd.gauss(0, 1), c.rnd.gauss(0, 1), c.rnd.gauss(0, 0.7))) * crown * 0.1
        if p.z > lifted * 0.85:
            clumps.append((p, crown * c.rnd.uniform(0.17, 0.28)))
    for p, r in clumps:
        c.core(p, r * 0.68, 0.75)
    for i in range(leaves):
        p, r = clumps[i % len(clumps)]
        d = Vector((c.rnd.gauss(0, 1), c.rnd.gauss(0, 1), c.rnd.gauss(0, 0.75))).normalized() * r * c.rnd.uniform(0.6, 0.98)
        c.leaf(p + d, leaf * c.rnd.uniform(0.7, 1.4))
    for k in range(len(wood.verts)):
        v = wood.verts[k]
        wood.verts[k] = Vector((v.x * fit.x, v.y * fit.y, v.z * fit.z)) if v.z > 0.4 else v
    return c.make("oak leaves", leaf_material(color), depth=inner_leaves(color, leaf)), wood.make("oak wood", bark(), 60)


def cypress_hedge(seed=1, length=1.2, height=2.1, leaves=5200, color="#3c4a2c"):
    """A piece of juniper hedge along X, dense and flat on top."""
    c = _Cloud(seed)
    for _ in range(leaves):
        x, y, z = c.rnd.uniform(-0.6, 0.6) * length, c.rnd.uniform(-0.45, 0.45), c.rnd.uniform(0.05, 1) * height
        edge = 0.42 + 0.1 * noise.noise(Vector((x * 2 + seed * 9, z * 2, 1.5)))
        s = 1 if c.rnd.random() < 0.5 else -1
        if c.rnd.random() < 0.7:
            y = s * edge * c.rnd.uniform(0.85, 1.05)
        if c.rnd.random() < 0.25:
            z = height * (1 + 0.05 * noise.noise(Vector((x * 3, y * 3, seed)))) * c.rnd.uniform(0.95, 1.02)
        c.leaf((x, y, z), 0.075 * c.rnd.uniform(0.6, 1.3), -0.8)
    return c.make("hedge", leaf_material(color))


def plant(objects, spots):
    """Spreads spots over the variants in turn; a variant may be several meshes (leaves and wood)."""
    for k, variant in enumerate(objects):
        mine = spots[k::len(objects)]
        if not mine:
            continue
        for part in variant if isinstance(variant, tuple) else (variant,):
            scatter(part, mine)
