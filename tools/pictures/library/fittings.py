"""What is fixed to a house or leans on it: windows, downspouts, roof vents, gutter guards, a ladder."""
import math

from mathutils import Vector, noise

from . import materials as m
from .eaves import EAVE, GUTTER, LIP, SLOPE, TILE_BASE, TILE_EDGE, TILE_PITCH, sweep
from .finishes import stucco_coat, sheet
from .materials import Nodes, kept
from .parts import bolt, wire_mesh
from .shapes import box, lathe, mesh, placed, plate, rectangle, tube


def pane(blind=0.75):
    """Glass before a half-drawn blind: dim slats in the room, the sky on the surface."""
    def make():
        n = Nodes("pane")
        at = n.add("SeparateXYZ", {0: n.coords(kind="Generated")})
        slat = n.math("FRACT", n.math("MULTIPLY", at.outputs[2], 34.0))
        tone = n.mix(n.step(slat, 0.1, 0.95), (0.055, 0.05, 0.043), (0.17, 0.155, 0.13))
        tone = n.mix(n.step(slat, 0.12, 0.04), tone, (0.006, 0.006, 0.006))
        down = n.step(at.outputs[2], 1 - blind - 0.004, 1 - blind + 0.004)
        room = n.mix(down, (0.010, 0.010, 0.010), tone)
        inside = n.add("BsdfDiffuse", {"Color": room})
        wave = n.bump(n.noise(1.6, 1, 0.4, n.coords()), 0.05, 0.02)
        shine = n.add("BsdfGlossy", {"Color": (0.9, 0.93, 0.95), "Roughness": 0.005, "Normal": wave})
        mix = n.add("MixShader", {0: n.math("ADD", n.math("MULTIPLY", n.add("Fresnel", {"IOR": 1.5}).outputs[0], 1.6), 0.03, True)})
        n.tree.links.new(inside.outputs[0], mix.inputs[1])
        n.tree.links.new(shine.outputs[0], mix.inputs[2])
        return n.finish(mix.outputs[0])
    return kept(("pane", blind), make)


def slider(at, w, h, turn=0, wall=(0.40, 0.335, 0.255), frame=(0.52, 0.50, 0.46), blind=0.75):
    """Sliding window in a raised stucco surround, facing -Y before turning; the middle of the opening is at the point."""
    vinyl = m.surface(frame, 0.42, vary=0.03, dirt=0.12)
    coat = stucco_coat(tuple(c * 1.12 for c in wall), 0.3)
    with placed(at, (0, 0, turn)):
        t, d = 0.11, 0.03
        for s in (-1, 1):
            box((t, d, h), coat, (s * (w / 2 + t / 2), -d / 2, 0), bevel=0)
        box((w + 2 * t, d, t), coat, (0, -d / 2, h / 2 + t / 2), bevel=0.006)
        box((w + 2 * t + 0.05, d + 0.035, t * 0.8), coat, (0, -(d + 0.035) / 2, -h / 2 - t * 0.4), bevel=0.008)
        f = 0.045
        for s in (-1, 1):
            box((f, 0.03, h), vinyl, (s * (w / 2 - f / 2), -0.015, 0), bevel=0.003)
            box((w - 2 * f, 0.03, f), vinyl, (0, -0.015, s * (h / 2 - f / 2)), bevel=0.003)
        for k, s in enumerate((-1, 1)):
            x, half, y = s * (w / 4 - f / 2 + 0.004), w / 2 - f + 0.014, -0.012 - 0.008 * k
            g = 0.034
            for e in (-1, 1):
                box((g, 0.02, h - 2 * f), vinyl, (x + e * (half / 2 - g / 2), y, 0), bevel=0.002)
                box((half - 2 * g, 0.02, g), vinyl, (x, y, e * (h / 2 - f - g / 2)), bevel=0.002)
            box((half - 2 * g, 0.003, h - 2 * f - 2 * g), pane(blind), (x, y + 0.002, 0), (0.15 * s, 0, 0.2 * s), bevel=0)


def downspout(x, color, wall_y=0.0):
    """From the gutter back to the wall in two elbows, then down; straps on the wall."""
    metal = sheet(color)
    w, d = 0.075, 0.055
    y_out, y_wall = wall_y - GUTTER - 0.045, wall_y - d / 2 - 0.012

    def leg(points, grow=1.0):
        verts, faces = [], []
        for k, (p, normal) in enumerate(points):
            u = Vector((0, *normal)).normalized()
            for cx, cn in ((-1, -1), (-0.6, -1), (-0.4, -0.8), (0, -0.8), (0.4, -0.8), (0.6, -1), (1, -1), (1, 1), (-1, 1)):
                verts.append(Vector((x + cx * grow * w / 2, *p)) + u * cn * grow * d / 2)
            if k:
                a, b, n = 9 * (k - 1), 9 * k, 9
                faces += [(a + i, a + (i + 1) % n, b + (i + 1) % n, b + i) for i in range(n)]
        mesh("downspout", verts, faces, metal, angle=25)

    top, low = LIP - 0.09, EAVE - 0.38
    leg([((y_out, top + 0.01), (1, 0)), ((y_out, top - 0.05), (1, 0)), ((y_out + 0.02, top - 0.085), (1, 0.7)), ((y_wall - 0.03, low + 0.04), (1, 1.4)), ((y_wall, low - 0.02), (1, 0.2)), ((y_wall, low - 0.1), (1, 0))])
    leg([((y_wall, low - 0.06), (1, 0)), ((y_wall, 0.12), (1, 0))], 1.07)
    for z in (low - 0.22, 1.1, 0.3):
        box((w + 0.075, 0.002, 0.026), metal, (x, wall_y - 0.002, z), bevel=0.0005)
        box((w + 0.011, d + 0.009, 0.026), metal, (x, y_wall, z), bevel=0.001)
        for s in (-1, 1):
            bolt((x + s * (w / 2 + 0.022), wall_y - 0.003, z), (0, -1, 0), 0.007)


def guard(length, fine=1.6):
    """Steel micro-mesh in a frame over the gutter, from under the tiles to the lip, screwed down in front."""
    steel, rail = m.surface((0.50, 0.50, 0.49), 0.3, 1.0, 0.04, 40, 0.1), m.aluminum(0.08)
    back, front = -GUTTER - 0.006, -GUTTER - 0.112
    rise = 0.010
    tilt = math.degrees(math.atan2(rise, back - front))
    with placed((0, (back + front) / 2, LIP + 0.004 + rise / 2), (tilt, 0, 0)):
        depth = back - front
        wire_mesh(fine, depth, 0.0036, 0.0009, steel)
        for s in (-1, 1):
            rest = (length - fine) / 2
            wire_mesh(rest, depth, 0.0036, 0.0009, steel, (s * (fine + rest) / 2, 0, 0), wave=False)
        for k in range(int(length / 0.9)):
            # Sections butt with a folded joint.
            box((0.012, depth, 0.003), rail, (-length / 2 + 0.45 + k * 0.9, 0, 0.0012), bevel=0.0008)
        for k in range(2):
            # Stiffening ribs pressed along the mesh.
            sweep([(-0.004, 0), (-0.0015, 0.0022), (0.0015, 0.0022), (0.004, 0)], [(-length / 2, -0.018 + 0.036 * k), (length / 2, -0.018 + 0.036 * k)], m.surface((0.36, 0.36, 0.35), 0.6, 1.0), closed=False)
    rail = m.surface((0.40, 0.40, 0.39), 0.5, 1.0, 0.06, 12, 0.1, (500, 0.06, 0.0003))
    sweep([(GUTTER + 0.096, LIP + 0.0065), (GUTTER + 0.1, LIP + 0.008), (GUTTER + 0.1235, LIP + 0.0052), (GUTTER + 0.1255, LIP + 0.003), (GUTTER + 0.1255, LIP - 0.0125), (GUTTER + 0.1245, LIP - 0.0125), (GUTTER + 0.1245, LIP + 0.002), (GUTTER + 0.1, LIP + 0.0062)], [(-length / 2, 0), (length / 2, 0)], rail, angle=25)
    for k in range(int(length / 0.15)):
        bolt((-length / 2 + 0.075 + k * 0.15, -GUTTER - 0.1125, LIP + 0.0066), (0, -0.12, 1), 0.0065)


def tile_wave(x):
    """Height of the tiles above the roof plane, across the slope."""
    u = (x / TILE_PITCH) % 1.0
    c = (u - 0.5) * TILE_PITCH
    cover = math.sqrt(max(0, 0.089 ** 2 - c * c)) + 0.012 if abs(c) < 0.087 else 0
    p = min(u, 1 - u) * TILE_PITCH
    return max(cover, 0.125 - math.sqrt(max(0, 0.11 ** 2 - p * p)) if p < 0.09 else 0)


def roof_vent(x, up=0.36, w=0.56, h=0.19, phase=0.0):
    """Low steel vent in the tiles: fine mesh behind a screwed frame under a hood; lead apron below it."""
    slope = math.tan(math.radians(SLOPE))
    y = -TILE_EDGE + up * math.cos(math.radians(SLOPE))
    z = TILE_BASE + up * math.sin(math.radians(SLOPE)) + 0.085
    steel, hood = m.stainless(0.05, (1, 1, 1)), sheet((0.205, 0.205, 0.20), 0.35)
    lead = m.surface((0.16, 0.165, 0.17), 0.6, 0.5, vary=0.2, vary_scale=9, bump=(30, 0.4, 0.004))
    # The apron is beaten over the tiles.
    verts, nx, ny = [], 90, 8
    with placed((0, -TILE_EDGE, TILE_BASE), (SLOPE, 0, 0)):
        for j in range(ny + 1):
            for i in range(nx + 1):
                px, py = x - w / 2 - 0.12 + (w + 0.24) * i / nx, up - 0.085 + 0.125 * j / ny
                edge = 0.010 * noise.noise(Vector((px * 9, 0, 2))) if j == 0 else 0
                verts.append((px, py + edge, tile_wave(px - phase) + 0.014 + 0.002 * noise.noise(Vector((px * 40, py * 40, 0)))))
        mesh("apron", verts, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], lead, angle=80)
    with placed((x, y, z)):
        deep = h / (slope - 0.08)
        for s in (-1, 1):
            e = s * (w / 2 + 0.028)
            mesh("cheek", [(e, 0, -0.13), (e, 0, h), (e, deep, h + 0.08 * deep), (e, deep, slope * deep - 0.13)], [(0, 1, 2, 3)], hood)
        # Hood: sheet with a folded drip edge and side hems.
        a = w / 2 + 0.04
        top = [(-0.035, h - 0.020), (-0.035, h - 0.002), (-0.034, h), (0.0, h + 0.003), (deep + 0.1, h + 0.08 * deep + 0.008)]
        verts = []
        for py, pz in top:
            verts += [(-a, py, pz - 0.014), (-a, py, pz - 0.001), (-a + 0.002, py, pz), (a - 0.002, py, pz), (a, py, pz - 0.001), (a, py, pz - 0.014)]
        faces = [(6 * j + i, 6 * j + i + 1, 6 * j + i + 7, 6 * j + i + 6) for j in range(len(top) - 1) for i in range(5)]
        mesh("hood", verts, faces, hood, angle=30)
        # A pressed bead stiffens the hood.
        for s in (-1, 1):
            tube([(s * w * 0.3, 0.02, h + 0.003), (s * w * 0.3, deep * 0.8, h + 0.08 * deep * 0.8 + 0.006)], 0.004, hood, smooth=False)
        box((w + 0.05, 0.004, h + 0.08), m.surface((0.006, 0.006, 0.006), 0.9), (0, 0.05, h / 2 - 0.05), bevel=0)
        box((w + 0.056, 0.003, 0.14), hood, (0, 0.001, -0.066), bevel=0)
        # Baffles in the dark behind the mesh.
        for k in range(4):
            box((w, 0.03, 0.0015), m.surface((0.12, 0.12, 0.12), 0.4, 0.9), (0, 0.03, 0.016 + k * (h - 0.03) / 4), (-38, 0, 0), 0)
        with placed((0, -0.001, h / 2), (90, 0, 0)):
            wire_mesh(w, h, 0.0042, 0.0011, steel)
            f = 0.024
            plate([rectangle(w + 0.055, h + 0.012, 0.003), rectangle(w - 2 * f + 0.02, h - 2 * f + 0.012, 0.003)[::-1]], 0.0022, steel, (0, 0, 0.003), bevel=0.0006)
        for k in range(5):
            for e in (0.006, h - 0.010):
                bolt((-w / 2 + 0.012 + (w - 0.024) * k / 4, -0.005, e), (0, -1, 0), 0.0075)
        for s in (-1, 1):
            bolt((s * (w / 2 + 0.008), -0.005, h / 2), (0, -1, 0), 0.0075)


def ladder(length=3.4, w=0.42):
    """Aluminum ladder along +Z from its feet: channel rails, ribbed rungs, rubber feet and caps."""
    metal, grip = m.aluminum(0.25), m.rubber(0.3)
    for s in (-1, 1):
        x = s * w / 2
        box((0.006, 0.068, length), metal, (x, 0, length / 2), bevel=0.001)
        for e in (-1, 1):
            box((0.026, 0.005, length), metal, (x - s * 0.012, e * 0.0325, length / 2), bevel=0.001)
        box((0.045, 0.085, 0.05), grip, (x, 0, 0.01), bevel=0.008)
        box((0.04, 0.08, 0.05), m.plastic((0.02, 0.02, 0.022)), (x, 0, length), bevel=0.01)
        box((0.0065, 0.05, 0.16), m.surface((0.55, 0.22, 0.03), 0.5), (x + s * 0.0005, 0, 1.32), bevel=0.0005)
    for k in range(int((length - 0.2) / 0.305)):
        z = 0.28 + k * 0.305
        with placed((-w / 2, 0, z)):
            lathe([(0.0155, 0), (0.0155, w)], metal, (0, 0, 0), (1, 0, 0), 10)
            for e in (0.012, w - 0.012):
                lathe([(0.0155, -0.006), (0.021, -0.003), (0.021, 0.003), (0.0155, 0.006)], metal, (e, 0, 0), (1, 0, 0), 20)
