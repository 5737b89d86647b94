"""Water thrown by a cannon: strands that break into drops along a ballistic arc."""
import math
import random

from mathutils import Vector

from .materials import Nodes, kept
from .shapes import mesh


def spray_material(light=0.35, opacity=0.5):
    def make():
        n = Nodes("spray")
        soft = n.add("MixShader", {0: 0.5})
        n.tree.links.new(n.add("BsdfDiffuse", {"Color": (0.9, 0.94, 1.0)}).outputs[0], soft.inputs[1])
        n.tree.links.new(n.add("BsdfTranslucent", {"Color": (0.9, 0.94, 1.0)}).outputs[0], soft.inputs[2])
        lit = n.add("AddShader")
        n.tree.links.new(soft.outputs[0], lit.inputs[0])
        n.tree.links.new(n.add("Emission", {"Color": (0.80, 0.90, 1.0), "Strength": light}).outputs[0], lit.inputs[1])
        mix = n.add("MixShader", {0: opacity})
        n.tree.links.new(n.add("BsdfTransparent").outputs[0], mix.inputs[1])
        n.tree.links.new(lit.outputs[0], mix.inputs[2])
        return n.finish(mix.outputs[0])
    return kept(("spray", light, opacity), make)


def jet(start, heading, elevation=32.0, reach=24.4, ground=0.0, light=0.35, seed=1, strands=26, drops=16000, spread=1.0, drop_size=0.012):
    """From the nozzle toward the heading (degrees from +X) until it meets the ground height. Air slows the small drops,
    so they fall out of the arc before its end, as a veil."""
    rnd = random.Random(seed)
    e, h = math.tan(math.radians(elevation)), math.radians(heading)
    along, side = Vector((math.cos(h), math.sin(h), 0)), Vector((-math.sin(h), math.cos(h), 0))
    start = Vector(start)

    def point(t, a, b, far=reach):
        """At a share of a path that lands `far` away."""
        d, k = t * far, (e * far + start.z - ground) / far ** 2
        return start + along * d + Vector((0, 0, e * d - k * d * d)) + side * a + Vector((0, 0, b))

    def width(t):
        return (0.02 + 1.25 * t ** 1.7 * spread)

    verts, faces = [], []

    def streak(p, q, r):
        d = (q - p).normalized()
        u = d.orthogonal().normalized()
        v = d.cross(u)
        n = len(verts)
        mid = (p + q) / 2
        verts.extend([p, mid + u * r, mid - u * 0.5 * r + v * 0.87 * r, mid - u * 0.5 * r - v * 0.87 * r, q])
        faces.extend([(n, n + 1, n + 2), (n, n + 2, n + 3), (n, n + 3, n + 1), (n + 4, n + 2, n + 1), (n + 4, n + 3, n + 2), (n + 4, n + 1, n + 3)])

    for _ in range(strands):
        a, b = rnd.gauss(0, 0.35), rnd.gauss(0, 0.35)
        last = 0.0
        end = rnd.uniform(0.3, 0.65)
        while last < end:
            step = rnd.uniform(0.02, 0.05)
            t0, t1 = last, min(1.0, last + step * 1.25)
            w0, w1 = width(t0), width(t1)
            streak(point(t0, a * w0, b * w0 * 0.8), point(t1, a * w1, b * w1 * 0.8), 0.028 * (1 - 0.6 * t0))
            last += step
    for _ in range(drops):
        t = rnd.random() ** 0.62
        far = reach * (1 - min(0.5, abs(rnd.gauss(0, 0.17))) * t)
        w = width(t)
        p = point(t, rnd.gauss(0, 0.5) * w, rnd.gauss(-0.1, 0.4) * w, far)
        q = p + point(t + rnd.uniform(0.003, 0.01), 0, 0, far) - point(t, 0, 0, far)
        if p.z > ground - 0.3:
            streak(p, q, drop_size * rnd.uniform(0.4, 1.2))
    obj = mesh("jet", verts, faces, spray_material(light), angle=80)
    obj.visible_shadow = False
    return obj
