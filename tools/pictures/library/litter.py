"""Loose things that lie where they fell: needles, leaves, chips. A bed remembers how high they are piled."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

from .finishes import soil_cover
from .shapes import mesh


class Bed:
    """Height of whatever things can rest on, on a grid."""

    def __init__(self, x0, x1, y0, y1, step, height):
        self.x0, self.y0, self.step = x0, y0, step
        self.nx, self.ny = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
        self.z = np.array([[height(x0 + i * step, y0 + j * step) for i in range(self.nx)] for j in range(self.ny)], dtype=np.float64)

    def cell(self, x, y):
        return min(self.nx - 1, max(0, round((x - self.x0) / self.step))), min(self.ny - 1, max(0, round((y - self.y0) / self.step)))

    def inside(self, x, y):
        return 0 <= (x - self.x0) / self.step <= self.nx - 1 and 0 <= (y - self.y0) / self.step <= self.ny - 1

    def at(self, x, y):
        i, j = self.cell(x, y)
        return self.z[j, i]

    def normal(self, x, y, reach):
        dx = (self.at(x + reach, y) - self.at(x - reach, y)) / (2 * reach)
        dy = (self.at(x, y + reach) - self.at(x, y - reach)) / (2 * reach)
        return Vector((-dx, -dy, 1)).normalized()

    def rest(self, points, thick):
        """Heights of a stiff piece through the (x, y) points: it touches at two spots on either side of its middle."""
        n = len(points)
        ground = [self.at(*p) for p in points]
        hull = []
        for k in range(n):
            while len(hull) > 1 and (ground[hull[-1]] - ground[hull[-2]]) * (k - hull[-2]) <= (ground[k] - ground[hull[-2]]) * (hull[-1] - hull[-2]):
                hull.pop()
            hull.append(k)
        middle = (n - 1) / 2
        for a, b in zip(hull, hull[1:]):
            if a <= middle <= b:
                break
        rise = (ground[b] - ground[a]) / (b - a)
        out = [ground[a] + rise * (k - a) for k in range(n)]
        for (x, y), z in zip(points, out):
            i, j = self.cell(x, y)
            self.z[j, i] = max(self.z[j, i], min(z, self.z[j, i] + 3 * thick) + thick)
        return [z + thick / 2 for z in out], abs(rise) * (n - 1)


class Pile:
    """Collects many small pieces into one mesh; each has a tone for its color."""

    def __init__(self, seed=1):
        self.rnd, self.verts, self.faces, self.tones = random.Random(seed), [], [], []

    def strand(self, points, radius, tone, taper=0.5):
        """A thin round stem through the points, three-sided."""
        n = len(self.verts)
        pts = [Vector(p) for p in points]
        last = len(pts) - 1
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, last)] - pts[max(i - 1, 0)]).normalized()
            u = t.cross(Vector((0, 0, 1)))
            u = u.normalized() if u.length > 1e-4 else Vector((1, 0, 0))
            v = u.cross(t)
            r = radius * (1 - (1 - taper) * max(0, i / last - 0.6) / 0.4)
            self.verts += [p + u * r, p - u * r * 0.5 + v * r * 0.87, p - u * r * 0.5 - v * r * 0.87]
            if i:
                b = n + 3 * (i - 1)
                for k in range(3):
                    self.faces.append((b + k, b + (k + 1) % 3, b + 3 + (k + 1) % 3, b + 3 + k))
        self.tones += [tone] * (3 * len(pts))

    def sheet(self, outline, center, tone):
        """A curled flat piece: its outline around a center."""
        n = len(self.verts)
        self.verts += [center, *outline]
        self.tones += [tone] * (len(outline) + 1)
        for k in range(len(outline)):
            self.faces.append((n, n + 1 + k, n + 1 + (k + 1) % len(outline)))

    def block(self, top, bottom, tone):
        """A chip between two outlines with the same number of points."""
        n, m = len(self.verts), len(top)
        self.verts += [*top, *bottom]
        self.tones += [tone] * (2 * m)
        self.faces += [tuple(range(n, n + m)), tuple(range(n + 2 * m - 1, n + m - 1, -1))]
        for k in range(m):
            j = (k + 1) % m
            self.faces.append((n + k, n + m + k, n + m + j, n + j))

    def make(self, name, material, angle=40):
        obj = mesh(name, self.verts, self.faces, material, angle=angle)
        tone = obj.data.attributes.new("tone", "FLOAT", "POINT")
        tone.data.foreach_set("value", self.tones)
        return obj


NEEDLES = ((0.030, 0.015, 0.008), (0.075, 0.034, 0.016), (0.135, 0.062, 0.026), (0.20, 0.105, 0.045), (0.25, 0.155, 0.075))
LEAVES = ((0.030, 0.018, 0.011), (0.065, 0.036, 0.019), (0.105, 0.062, 0.033), (0.15, 0.098, 0.055), (0.125, 0.10, 0.072))
MULCH = ((0.018, 0.010, 0.007), (0.042, 0.021, 0.013), (0.078, 0.038, 0.021), (0.125, 0.066, 0.036), (0.19, 0.115, 0.065))
CHIPS = ((0.035, 0.023, 0.016), (0.07, 0.044, 0.028), (0.13, 0.083, 0.05), (0.23, 0.155, 0.09), (0.16, 0.135, 0.105))


def needle_bundle(pile, bed, x, y, heading, length=0.15, radius=0.00045, keep=None, steep=0.09, back=None):
    """Two or three curved pine needles from one sheath, lying on the bed."""
    r = pile.rnd
    tone = min(1, max(0, r.betavariate(2.2, 2.2)))
    bow, count = r.gauss(0, 0.16), r.choice((2, 2, 3))
    ends = []
    n = 9
    for k in range(count):
        spread = (k - (count - 1) / 2) * r.uniform(0.05, 0.22)
        pts, px, py, a = [], x, y, heading + spread * 0.4
        step = length * r.uniform(0.85, 1.05) / (n - 1)
        for _ in range(n):
            pts.append((px, py))
            px, py = px + step * math.cos(a), py + step * math.sin(a)
            a += (bow + spread) / n * 1.6
        ends.append(pts)
    for pts in ends:
        mx, my = pts[n // 2]
        if not bed.inside(mx, my) or keep and not keep(mx, my):
            return False
        if back is not None and max(p[1] for p in pts) > back:
            return False
    for pts in ends:
        zs, rise = bed.rest(pts, radius * 1.7)
        if rise > steep:
            continue
        pile.strand([(px, py, z) for (px, py), z in zip(pts, zs)], radius, min(1, max(0, tone + r.gauss(0, 0.06))))
    return True


def oak_leaf(pile, bed, x, y, size=0.045, lift=0.0):
    """A small holly-shaped leaf of the coast live oak, cupped, tilted a little from the bed."""
    r = pile.rnd
    up = bed.normal(x, y, size * 0.5)
    if up.z < 0.6:
        return
    up = (up + Vector((r.gauss(0, 0.28), r.gauss(0, 0.28), 0))).normalized()
    a = r.uniform(0, 6.28)
    along = Vector((math.cos(a), math.sin(a), 0))
    along = (along - up * along.dot(up)).normalized()
    side = up.cross(along)
    cup, width = r.uniform(-0.35, 0.5), size * r.uniform(0.24, 0.33)
    reach = size * 0.35
    z = max(bed.at(x + dx, y + dy) for dx in (-reach, 0, reach) for dy in (-reach, 0, reach)) * 0.5 + bed.at(x, y) * 0.5 + 0.002 + lift
    c = Vector((x, y, z))
    rim = []
    m = 14
    for k in range(m):
        t = 2 * math.pi * k / m
        u, w = math.cos(t), math.sin(t) * (1 + (0.14 if k % 2 else -0.1))
        rim.append(c + along * u * size / 2 + side * w * width + up * (cup * size * 0.5 * (u * u * 0.35 + w * w * 0.45)))
    pile.sheet(rim, c, min(1, max(0, r.betavariate(2, 2))))
    i, j = bed.cell(x, y)
    bed.z[j, i] += 0.0015


def chip(pile, bed, x, y, length, width, thick, ragged=0.25, tilt=0.22, tone=None, bury=0.3):
    """An irregular sliver of wood or bark."""
    r = pile.rnd
    up = bed.normal(x, y, length * 0.4)
    up = (up + Vector((r.gauss(0, tilt), r.gauss(0, tilt), 0))).normalized()
    a = r.uniform(0, 6.28)
    along = Vector((math.cos(a), math.sin(a), 0))
    along = (along - up * along.dot(up)).normalized()
    side = up.cross(along)
    c = Vector((x, y, bed.at(x, y) + thick * (0.5 - bury) + abs(along.z) * length * 0.2))
    twist, bow = r.gauss(0, 0.35), r.gauss(0, 0.12) * length
    top, bottom = [], []
    m = 5
    edge = [(-1 + 2 * k / (m - 1), 1) for k in range(m)] + [(1 - 2 * k / (m - 1), -1) for k in range(m)]
    for u, s in edge:
        narrow = 1 - 0.75 * abs(u) ** r.uniform(2.5, 6)
        w = s * width / 2 * narrow * (1 + r.uniform(-ragged, ragged))
        p = c + along * (u * length / 2 * (1 + r.uniform(-0.12, 0.12))) + side * w + up * (bow * u * u + twist * u * w)
        h = thick / 2 * (1 + r.uniform(-0.4, 0.4))
        top.append(p + up * h)
        bottom.append(p - up * h + side * (-0.15 * w))
    pile.block(top[::-1], bottom[::-1], r.betavariate(2, 2) if tone is None else tone)
    for t in (-0.35, -0.15, 0.05, 0.25, 0.4):
        q = c + along * (length * t)
        i, j = bed.cell(q.x, q.y)
        bed.z[j, i] = max(bed.z[j, i], min(q.z + thick * 0.5, bed.z[j, i] + thick))


def dry_grass(pile, bed, x, y, blades=14, height=0.16, spread=0.02, width=0.0011):
    """A wispy tuft: thin stems that lean and bend over."""
    r = pile.rnd
    tone = r.random()
    for _ in range(blades):
        a, bend = r.uniform(0, 6.28), r.uniform(0.1, 0.9)
        h = height * r.uniform(0.35, 1.1)
        bx, by = x + r.gauss(0, spread), y + r.gauss(0, spread)
        z = bed.at(bx, by) if bed.inside(bx, by) else 0
        pts = []
        for k in range(6):
            t = k / 5
            out = h * bend * (0.25 * t + 0.6 * t * t)
            pts.append((bx + out * math.cos(a), by + out * math.sin(a), z - 0.004 + h * (t - 0.32 * bend * t * t)))
        pile.strand(pts, width * r.uniform(0.6, 1.2) / 2, min(1, max(0, tone * 0.6 + r.random() * 0.4)), 0.2)


def ground_bed(x0, x1, y0, y1, step=0.02, height=lambda x, y: 0.0, material=None):
    """A piece of uneven ground, and the bed on it."""
    def z(x, y):
        return height(x, y) + 0.022 * noise.noise(Vector((x * 1.7, y * 1.7, 4))) + 0.009 * noise.noise(Vector((x * 6, y * 6, 9))) + 0.005 * noise.noise(Vector((x * 21, y * 21, 2)))

    bed = Bed(x0, x1, y0, y1, step, z)
    verts = [(x0 + i * step, y0 + j * step, bed.z[j, i]) for j in range(bed.ny) for i in range(bed.nx)]
    nx = bed.nx
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(bed.ny - 1) for i in range(nx - 1)]
    mesh("ground", verts, faces, material or soil_cover(), angle=80)
    return bed


def from_above(x0, x1, y0, y1, default=0.0):
    """Height of what has been built so far, as seen from above."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    verts, faces = [], []
    for obj in bpy.context.scene.objects:
        if obj.type != "MESH":
            continue
        place = obj.matrix_world
        corners = [place @ Vector(c) for c in obj.bound_box]
        if max(c.x for c in corners) < x0 or min(c.x for c in corners) > x1 or max(c.y for c in corners) < y0 or min(c.y for c in corners) > y1 or max(c.z for c in corners) < -10:
            continue
        data = obj.evaluated_get(graph).to_mesh()
        base = len(verts)
        verts += [place @ v.co for v in data.vertices]
        faces += [tuple(base + i for i in p.vertices) for p in data.polygons]
    tree = BVHTree.FromPolygons(verts, faces)
    down = Vector((0, 0, -1))

    def height(x, y):
        hit = tree.ray_cast(Vector((x, y, 50)), down)
        return default if hit[0] is None else hit[0].z

    return height
