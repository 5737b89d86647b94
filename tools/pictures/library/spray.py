"""Water thrown by a cannon: drops of many sizes in flight, each slowed by the air according to its size."""
import math

import bpy
import numpy as np

from .materials import Nodes, kept
from .shapes import _link, tube

GRAVITY = 9.81


def spray_material(light=0.35, glow=(0.80, 0.90, 1.0)):
    def make():
        n = Nodes("spray")
        soft = n.add("MixShader", {0: 0.5})
        n.tree.links.new(n.add("BsdfDiffuse", {"Color": (0.9, 0.94, 1.0)}).outputs[0], soft.inputs[1])
        n.tree.links.new(n.add("BsdfTranslucent", {"Color": (0.9, 0.94, 1.0)}).outputs[0], soft.inputs[2])
        lit = n.add("AddShader")
        n.tree.links.new(soft.outputs[0], lit.inputs[0])
        n.tree.links.new(n.add("Emission", {"Color": glow, "Strength": light}).outputs[0], lit.inputs[1])
        return n.finish(lit.outputs[0])
    return kept(("spray", light, glow), make)


def flights(speed, up, along, drag, floor, step=0.02, longest=6.0):
    """Positions and speeds over time of drops with these drags, all thrown alike; along and up from the nozzle."""
    x, z = np.zeros_like(drag), np.zeros_like(drag)
    vx, vz = np.full_like(drag, speed * along), np.full_like(drag, speed * up)
    path, landed = [], np.full(len(drag), longest)
    for k in range(int(longest / step)):
        path.append((x.copy(), z.copy(), vx.copy(), vz.copy()))
        v = np.hypot(vx, vz)
        vx, vz = vx - drag * v * vx * step, vz - (GRAVITY + drag * v * vz) * step
        x, z = x + vx * step, z + vz * step
        landed = np.where((z < floor) & (vz < 0) & (landed == longest), k * step, landed)
    return np.array(path), landed


def throwing_speed(elevation, reach, floor):
    """Speed at which a drop without drag lands at this distance."""
    e = math.radians(elevation)
    return reach * math.sqrt(GRAVITY / (2 * math.cos(e) ** 2 * (reach * math.tan(e) - floor)))


def jet(start, heading, elevation=32.0, reach=24.4, ground=0.0, light=0.35, seed=1, drops=90000, size=0.012, spread=1.0, sweep=0.0, rope=0.5, mist=0, shutter=0.012, pulses=26, glow=(0.80, 0.90, 1.0)):
    """From the nozzle toward the heading (degrees from +X) until it meets the ground height. Large drops keep to the arc;
    small ones fall out of it early, as a veil. A cannon that turns by the sweep to each side throws a fan. After the
    rope's length in seconds of flight the water is no longer in one piece. Mist drifts away from the last part of the arc."""
    rnd = np.random.default_rng(seed)
    floor = ground - start[2]
    e = math.radians(elevation)
    kinds = 60
    drag = np.concatenate([np.linspace(0, 0.012, kinds // 2), np.geomspace(0.013, 0.16, kinds // 2)])
    path, landed = flights(throwing_speed(elevation, reach, floor), math.sin(e), math.cos(e), drag, floor)

    # Two thirds stay together as the jet, one third tears off as mist.
    torn = rnd.random(drops) < 0.34
    kind = np.minimum((np.where(torn, rnd.beta(1.6, 1.6, drops), rnd.beta(1.0, 7.0, drops)) * kinds).astype(int), kinds - 1)
    born = rnd.random(drops)
    age = born * landed[kind]
    at = np.minimum((age / 0.02).astype(int), len(path) - 1)
    x, z, vx, vz = (path[at, c, kind] for c in range(4))
    x, z = x + vx * (age - at * 0.02), z + vz * (age - at * 0.02)
    # A jet leaves the nozzle in pulses: ropes of water that drift apart together.
    pulse = np.maximum(0, np.round(age * pulses + rnd.normal(0, 0.25 * pulses / 26, drops))).astype(int)
    sway = np.random.default_rng(seed + 50).normal(0, 1, (pulse.max() + 3, 2))
    loose = np.where(torn, 0.9 + 1.1 * kind / kinds, 0.4)
    width = (0.005 + 0.017 * age ** 1.7 * loose) * x.clip(0.3) * spread
    a = width * (0.55 * sway[pulse, 0] + 0.75 * rnd.normal(0, 1, drops))
    b = width * (0.40 * sway[pulse, 1] + 0.60 * rnd.normal(0, 1, drops))
    # The fan has ribs, because the cannon turns in small steps.
    ribs = 13
    turned = ((rnd.integers(0, ribs, drops) + rnd.normal(0, 0.22, drops)) / (ribs - 1) * 2 - 1) * sweep
    forward, side = directions(heading + turned)
    p = np.array(start) + x[:, None] * forward + a[:, None] * side + (z + b)[:, None] * np.array([0, 0, 1])
    v = vx[:, None] * forward + vz[:, None] * np.array([0, 0, 1]) + (a / (age + 0.3))[:, None] * side * 0.6
    radius = size * np.exp(rnd.normal(0, 0.35, drops)) * np.where(torn, 0.55, 1.1 - 0.2 * age)
    # Where the water lands it splashes.
    n = drops // 14
    far = np.minimum((landed / 0.02).astype(int), len(path) - 1)
    spot = rnd.integers(0, drops, n)
    k = kind[spot]
    hit = np.array(start) + path[far[k], 0, k][:, None] * forward[spot] + (width[spot] * rnd.normal(0, 1.1, n))[:, None] * side[spot]
    hit += rnd.normal(0, 0.35, (n, 3)) * np.array([1, 1, 0])
    hit[:, 2] = ground + np.abs(rnd.normal(0, 0.22, n))
    p, v, radius = np.vstack([p, hit]), np.vstack([v, rnd.normal(0, 2.0, (n, 3))]), np.concatenate([radius, np.full(n, size * 0.6)])
    if mist:
        # Carried off by a light wind toward +X, sinking slowly.
        from_drop = rnd.choice(np.flatnonzero(born > 0.35), mist)
        drift = rnd.gamma(1.6, 0.9, mist)
        cloud = p[from_drop] + rnd.normal(0, 1, (mist, 3)) * (0.25 + 0.55 * drift)[:, None] + drift[:, None] * np.array([1.1, 0.3, -0.25])
        cloud[:, 2] = np.maximum(cloud[:, 2], ground + 0.05)
        p, v, radius = np.vstack([p, cloud]), np.vstack([v, rnd.normal(0, 0.6, (mist, 3))]), np.concatenate([radius, np.full(mist, size * 0.45)])
    # Near the nozzle the water is still one piece.
    if rope:
        steps = np.arange(0, max(4, int(rope / 0.02)))
        f, _ = directions(np.array([float(heading)]))
        tube([tuple(np.array(start) + path[i, 0, 0] * f[0] + np.array([0, 0, path[i, 1, 0]])) for i in steps], 0.011, spray_material(light, glow), smooth=False,
             radii=[(1 + 0.07 * i * rnd.uniform(0.7, 1.3)) * min(1.0, (len(steps) - i) * 0.3) for i in steps], resolution=3).visible_shadow = False
    return streaks(p, v * shutter, radius, spray_material(light, glow))


def directions(headings):
    """Unit vectors along and across each heading in degrees."""
    h = np.radians(headings)
    zero = np.zeros_like(h)
    return np.stack([np.cos(h), np.sin(h), zero], axis=1), np.stack([-np.sin(h), np.cos(h), zero], axis=1)


def streaks(p, d, radius, material):
    """Thin spindles from the points along the vectors, as a short exposure shows drops."""
    length = np.linalg.norm(d, axis=1, keepdims=True).clip(1e-6)
    unit = d / length
    u = np.cross(unit, np.where(np.abs(unit[:, 2:3]) < 0.9, [[0, 0, 1]], [[1, 0, 0]]))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    w = np.cross(unit, u)
    r, middle = radius[:, None], p + d / 2
    verts = np.stack([p - unit * r, middle + u * r, middle + (-0.5 * u + 0.87 * w) * r, middle + (-0.5 * u - 0.87 * w) * r, p + d + unit * r], axis=1).reshape(-1, 3)
    one = np.array([(0, 1, 2), (0, 2, 3), (0, 3, 1), (4, 2, 1), (4, 3, 2), (4, 1, 3)])
    faces = (one[None] + 5 * np.arange(len(p))[:, None, None]).reshape(-1, 3)
    data = bpy.data.meshes.new("jet")
    data.vertices.add(len(verts))
    data.vertices.foreach_set("co", verts.astype(np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 3, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 3, dtype=np.int32))
    data.update(calc_edges=True)
    data.materials.append(material)
    obj = _link(bpy.data.objects.new("jet", data))
    obj.visible_shadow = False
    return obj
