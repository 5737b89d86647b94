"""Plants for close views: sprays of scale leaves, needle shrubs, a live oak with real branching."""
import math
import random

from mathutils import Quaternion, Vector, noise

from . import materials as m
from .materials import Nodes, kept, rgb
from .plants import bark, plant
from .shapes import box, mesh


def foliage(color, tip, brown=0.0, through=0.25):
    """Leaf color from the shaded inside (attribute "tone" 0) to the young tips (1); a little different on every plant."""
    color, tip = rgb(color), rgb(tip)

    def make():
        n = Nodes("foliage")
        tone = n.add("Attribute", attribute_name="tone").outputs["Fac"]
        info = n.add("ObjectInfo").outputs["Random"]
        base = n.mix(tone, color, tip)
        base = n.mix(n.math("MULTIPLY", info, 0.35), base, tuple(c * 0.55 for c in color))
        if brown:
            base = n.mix(n.math("MULTIPLY", n.step(info, 1 - brown, 1 - brown + 0.03), 0.85), base, (0.13, 0.075, 0.036))
        solid = n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.6, "Specular": 0.25})
        light = n.add("BsdfTranslucent", {"Color": base})
        mix = n.add("MixShader", {0: through})
        n.tree.links.new(solid.outputs[0], mix.inputs[1])
        n.tree.links.new(light.outputs[0], mix.inputs[2])
        return n.finish(mix.outputs[0])
    return kept(("foliage", color, tip, brown, through), make)


class Growth:
    def __init__(self, seed):
        self.rnd, self.verts, self.faces, self.tones = random.Random(seed), [], [], []

    def spike(self, a, b, width, tone, tone_end=None):
        """A thin three-sided needle or twig."""
        a, b = Vector(a), Vector(b)
        d = b - a
        u = d.orthogonal().normalized() * width / 2
        u.rotate(Quaternion(d.normalized(), self.rnd.uniform(0, 6.28)))
        v = d.normalized().cross(u)
        n = len(self.verts)
        mid = a + d * 0.45
        self.verts += [a + u * 0.7, a - u * 0.35 + v * 0.6, a - u * 0.35 - v * 0.6, mid + u, mid - u * 0.5 + v * 0.87, mid - u * 0.5 - v * 0.87, b]
        self.tones += [tone] * 3 + [(tone + (tone_end or tone)) / 2] * 3 + [tone_end or tone]
        for k in range(3):
            j = (k + 1) % 3
            self.faces += [(n + k, n + j, n + 3 + j, n + 3 + k), (n + 3 + k, n + 3 + j, n + 6)]

    def leaf(self, at, d, size, width, tone):
        d = Vector(d).normalized()
        u = d.orthogonal().normalized()
        u.rotate(Quaternion(d, self.rnd.uniform(0, 6.28)))
        w = d.cross(u) * size * 0.08
        p, n = Vector(at), len(self.verts)
        self.verts += [p, p + d * size * 0.3 + u * width / 2 + w, p + d * size * 0.72 + u * width * 0.4 + w, p + d * size, p + d * size * 0.72 - u * width * 0.4 + w, p + d * size * 0.3 - u * width / 2 + w, p + d * size * 0.5]
        self.tones += [tone] * 7
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)):
            self.faces.append((n + 6, n + a, n + b))

    def limb(self, points, radii, sides=8, tone=0.0):
        n = len(self.verts)
        pts = [Vector(p) for p in points]
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            u = t.cross(Vector((0.3, 0.2, 1))).normalized() if abs(t.z) < 0.98 else Vector((1, 0, 0))
            v = t.cross(u).normalized()
            for k in range(sides):
                a = 2 * math.pi * k / sides
                r = radii[i] * (1 + 0.1 * math.sin(3 * a + i * 1.3))
                self.verts.append(p + (u * math.cos(a) + v * math.sin(a)) * r)
            if i:
                b = n + sides * (i - 1)
                for k in range(sides):
                    j = (k + 1) % sides
                    self.faces.append((b + k, b + j, b + sides + j, b + sides + k))
        self.tones += [tone] * (sides * len(pts))

    def make(self, name, material, angle=60):
        obj = mesh(name, self.verts, self.faces, material, (0, 0, -900), angle=angle)
        obj.data.attributes.new("tone", "FLOAT", "POINT").data.foreach_set("value", self.tones)
        return obj


def rosemary(seed=1, radius=0.34, stems=150):
    """Rounded shrub of upright stems set with narrow leaves."""
    g = Growth(seed)
    r = g.rnd
    for _ in range(stems):
        a, lean = r.uniform(0, 6.28), r.random() ** 0.7 * 1.15
        length = radius * r.uniform(0.7, 1.15)
        base = Vector((math.cos(a) * radius * 0.25 * lean, math.sin(a) * radius * 0.25 * lean, 0))
        d = Vector((math.cos(a) * math.sin(lean), math.sin(a) * math.sin(lean), math.cos(lean)))
        p, up = base, Vector((0, 0, 1))
        steps = 15
        for k in range(steps):
            q = p + d * length / steps
            g.spike(p, q, 0.004, 0.0)
            d = (d + up * 0.05 + Vector((r.gauss(0, 0.08), r.gauss(0, 0.08), 0))).normalized()
            if k > 2:
                for _ in range(5):
                    out = (d * 0.75 + Vector((r.gauss(0, 0.6), r.gauss(0, 0.6), r.gauss(0, 0.6)))).normalized()
                    g.spike(p, p + out * r.uniform(0.016, 0.028), 0.0028, 0.15 + 0.6 * k / steps + r.gauss(0, 0.1))
            p = q
    return g.make("rosemary", foliage((0.035, 0.048, 0.022), (0.11, 0.135, 0.075)))


def juniper_spray(seed=1, length=0.16):
    """A feathery branch end: twigs from a bent stem, each covered with short pressed scales."""
    g = Growth(seed)
    r = g.rnd

    def twig(p, d, size, depth):
        steps = max(4, int(size / 0.0075))
        for k in range(steps):
            t = k / steps
            q = p + d * size / steps
            tone = min(1, 0.1 + 0.35 * (1 - depth) + 0.65 * t * (1 if depth == 0 else 0.5) + r.gauss(0, 0.08))
            g.spike(p, q + d * size / steps * 0.35, 0.0030 if depth == 0 else 0.0036, max(0, tone))
            if depth and 0.12 < t and k % 2 == 0:
                side = d.orthogonal().normalized()
                side.rotate(Quaternion(d, r.uniform(0, 6.28)))
                twig(q, (d * 0.8 + side * 0.62).normalized(), size * (0.62 - 0.38 * t) * r.uniform(0.75, 1.1), depth - 1)
            d = (d + Vector((r.gauss(0, 0.06), r.gauss(0, 0.06), 0.02))).normalized()
            p = q

    twig(Vector((0, 0, 0)), Vector((0.05, 0, 1)).normalized(), length, 2)
    return g.make("juniper", foliage((0.016, 0.028, 0.014), (0.095, 0.135, 0.068), 0.03, 0.15))


def juniper_hedge(x0, x1, y, depth, height, sprays, seed=1, uneven=0.0):
    """Hedge along X with full ends: sprays on a lumpy body, thinner toward a dark core. Uneven is how much its top rises and sinks."""
    rnd = random.Random(seed)
    cx, half, spots = (x0 + x1) / 2, (x1 - x0) / 2, []
    faces = [(0, 1, half * 2 * height), (0, -1, half * 2 * height * 0.5), (1, 1, depth * height), (1, -1, depth * height), (2, 1, half * 2 * depth)]
    total = sum(f[2] for f in faces)
    for side, sign, area in faces:
        for _ in range(int(sprays * area / total)):
            a, b = rnd.uniform(-1, 1), rnd.uniform(-1, 1)
            if side == 0:
                u, n = Vector((a, -sign, b)), Vector((0, -sign, 0))
            elif side == 1:
                u, n = Vector((sign, a, b)), Vector((sign, 0, 0))
            else:
                u, n = Vector((a, b, 1)), Vector((0, 0, 1))
            p = Vector((u.x * half, u.y * depth / 2, (u.z * 0.5 + 0.5) * height))
            # Round the edges and let the face swell and sink.
            edge = 0.22
            q = Vector((max(-(half - edge), min(half - edge, p.x)), max(-(depth / 2 - edge), min(depth / 2 - edge, p.y)), min(height - edge, p.z)))
            out = p - q
            if out.length > 1e-6:
                n = out.normalized()
                p = q + n * edge
            lump = 0.085 * noise.noise(Vector((p.x * 1.3 + 5, p.y * 1.3, p.z * 1.3))) + 0.05 * noise.noise(Vector((p.x * 4, p.y * 4, p.z * 4 + 3)))
            p = p + n * (lump - rnd.random() ** 2 * 0.13 - 0.06)
            d = (n * 0.9 + Vector((0, 0, 0.55)) + Vector((rnd.gauss(0, 0.3), rnd.gauss(0, 0.3), rnd.gauss(0, 0.3)))).normalized()
            grown = 1 + uneven * (noise.noise(Vector((p.x * 0.75 + 3, 1.5, 0))) + 0.55 * noise.noise(Vector((p.x * 2.3, p.y * 2, 4))))
            p.z *= 1 + (grown - 1) * min(1.0, p.z / height)
            p.y += uneven * 0.5 * noise.noise(Vector((p.x * 0.9, 8, p.z * 0.8)))
            if p.z > 0.02:
                spots.append((cx + p.x, y + p.y, p.z, rnd.uniform(0, 6.28), rnd.uniform(0.75, 1.3), tuple(d)))
    rnd.shuffle(spots)
    plant([juniper_spray(k, 0.15 + 0.015 * (k % 3)) for k in range(1, 6)], spots)
    dark = m.surface((0.006, 0.008, 0.005), 1.0)
    core = height * (1 - 0.9 * uneven) - 0.09
    box((2 * half - 0.36, depth - 0.36, core), dark, (cx, y, core / 2), bevel=0.16)


def live_oak(seed=1, height=7.5, reach=5.0, leaves=7, lean=(0.0, 0.0), trunk=0.26, clear=1.9):
    """Coast live oak: a short bent trunk, long crooked limbs, twigs at their ends, small stiff leaves in tufts."""
    g, wood = Growth(seed), Growth(seed + 50)
    r = wood.rnd
    tips = []

    def grow(p, d, length, radius, depth):
        pts, radii = [p], [radius]
        steps = 5
        taper = 0.62
        for k in range(steps):
            d = (d + Vector((r.gauss(0, 0.16), r.gauss(0, 0.16), r.gauss(0.03, 0.1)))).normalized()
            p = p + d * length / steps
            pts.append(p)
            radii.append(radius * (1 - (1 - taper) * (k + 1) / steps))
            if depth <= 2 and k > 0:
                for _ in range(1 if depth else 2):
                    side = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.2, 0.7))).normalized()
                    tips.append((p, (d * 0.4 + side).normalized()))
        wood.limb(pts, radii, 9 if depth > 3 else 6 if depth > 1 else 4)
        if depth == 0:
            tips.append((p, d))
            return
        count = 4 if depth >= 5 else 3 if depth >= 3 else 2
        for k in range(count):
            a = 2 * math.pi * (k + r.uniform(-0.3, 0.3)) / count + depth
            side = d.orthogonal().normalized()
            side.rotate(Quaternion(d, a))
            nd = (d * r.uniform(0.55, 0.95) + side * r.uniform(0.55, 0.9) + Vector((lean[0] * 0.25, lean[1] * 0.25, 0.1))).normalized()
            grow(p, nd, length * r.uniform(0.66, 0.84), radii[-1] * r.uniform(0.6, 0.75), depth - 1)

    grow(Vector((0, 0, -0.2)), Vector((lean[0] * 0.3, lean[1] * 0.3, 1)).normalized(), clear, trunk, 5)
    top = max(t[0].z for t in tips)
    wide = max(max(abs(t[0].x), abs(t[0].y)) for t in tips)
    sx, sz = reach / wide, height / top
    wood.verts = [Vector((v.x * sx, v.y * sx, v.z * sz)) for v in wood.verts]
    for p, d in tips:
        p = Vector((p.x * sx, p.y * sx, p.z * sz))
        for _ in range(leaves):
            # A twig with leaves set around it.
            twig = (d + Vector((g.rnd.gauss(0, 0.6), g.rnd.gauss(0, 0.6), g.rnd.gauss(0, 0.5)))).normalized()
            size = g.rnd.uniform(0.15, 0.38)
            q = p + twig * size
            wood.limb([p, q], [0.006, 0.002], 3)
            for _ in range(9):
                t = g.rnd.uniform(0.25, 1.05)
                out = (twig * 0.5 + Vector((g.rnd.gauss(0, 0.8), g.rnd.gauss(0, 0.8), g.rnd.gauss(0.1, 0.7)))).normalized()
                g.leaf(p.lerp(q, t), out, g.rnd.uniform(0.035, 0.065), g.rnd.uniform(0.018, 0.03), min(1, max(0, g.rnd.betavariate(1.6, 2.4))))
    return g.make("oak leaves", foliage((0.022, 0.036, 0.012), (0.085, 0.105, 0.035), 0, 0.3)), wood.make("oak wood", bark(), 70)

