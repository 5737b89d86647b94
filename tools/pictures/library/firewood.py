"""Split firewood and how it settles in a stack."""
import math
import random

import bpy
from mathutils import Vector, noise

from .finishes import log_bark, log_end, split_face


def _arc(radius, start, sweep, count, seed):
    out = []
    for k in range(count):
        a = start + sweep * k / (count - 1)
        r = radius * (1 + 0.09 * noise.noise(Vector((math.cos(a) * 1.1 + seed, math.sin(a) * 1.1, seed))) + 0.03 * noise.noise(Vector((math.cos(a) * 4, math.sin(a) * 4, seed * 2))))
        out.append((r * math.cos(a), r * math.sin(a), 1))
    return out


def _face(a, b, count, bulge, seed):
    """Points of a split between two corners, without the corners."""
    out = []
    for k in range(1, count):
        t = k / count
        w = bulge * math.sin(math.pi * t) + 0.006 * noise.noise(Vector((t * 4, seed, 0))) * math.sin(math.pi * t) ** 0.5
        nx, ny = -(b[1] - a[1]), b[0] - a[0]
        d = math.hypot(nx, ny) or 1
        out.append((a[0] + (b[0] - a[0]) * t + nx / d * w, a[1] + (b[1] - a[1]) * t + ny / d * w, 0))
    return out


def section(rnd):
    """Outline of one piece around the pith of the tree: (x, z, 1 on bark or 0 on a split)."""
    seed, kind, start = rnd.uniform(0, 99), rnd.random(), rnd.uniform(0, 6.28)
    if kind < 0.24:
        return _arc(rnd.uniform(0.036, 0.066), start, 2 * math.pi, 45, seed)[:-1]
    if kind < 0.46:
        r = rnd.uniform(0.06, 0.088)
        arc = _arc(r, start, rnd.uniform(2.7, 3.3), 26, seed)
        return arc + _face(arc[-1], arc[0], 14, rnd.gauss(0, 0.006), seed)
    if kind < 0.9:
        r, sweep = rnd.uniform(0.095, 0.145), rnd.uniform(0.85, 1.6)
        arc = _arc(r, start, sweep, 20, seed)
        off = rnd.uniform(0.0, 0.022)
        tip = (off * math.cos(start + sweep / 2 + rnd.gauss(0, 0.4)), off * math.sin(start + sweep / 2), 0)
        return arc + _face(arc[-1], tip, 11, rnd.gauss(0, 0.005), seed) + [tip] + _face(tip, arc[0], 11, rnd.gauss(0, 0.005), seed + 5)
    # From a thick trunk: bark on one side, the tip split off again.
    r, sweep = rnd.uniform(0.13, 0.165), rnd.uniform(0.6, 0.85)
    arc = _arc(r, start, sweep, 18, seed)
    inner = r * rnd.uniform(0.3, 0.45)
    b, c = ((inner * math.cos(start + sweep * t), inner * math.sin(start + sweep * t), 0) for t in (0.95, 0.05))
    return arc + _face(arc[-1], b, 9, rnd.gauss(0, 0.004), seed) + [b] + _face(b, c, 6, 0.003, seed + 3) + [c] + _face(c, arc[0], 9, rnd.gauss(0, 0.004), seed + 5)


def log(outline, length, rnd):
    """Mesh along Y around the middle of the outline; torn faces, fissured bark, sawn ends."""
    n, rings = len(outline), 15
    cx, cz = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
    seed = rnd.uniform(0, 50)
    taper, twist = rnd.uniform(-0.05, 0.05), rnd.gauss(0, 0.03)
    tilt = [(rnd.gauss(0, 0.05), rnd.gauss(0, 0.05)) for _ in range(2)]
    verts, pith, rim = [], [], []
    around = [0.0]
    for k in range(1, n):
        around.append(around[-1] + math.dist(outline[k][:2], outline[k - 1][:2]))
    for j in range(rings):
        t = j / (rings - 1)
        y = length * (t - 0.5)
        a, s = twist * (t - 0.5), 1 + taper * (t - 0.5)
        for k, (px, pz, bark) in enumerate(outline):
            qx, qz = px - cx, pz - cz
            d = math.hypot(qx, qz) or 1
            if bark:
                move = 0.0030 * noise.noise(Vector((px * 55, y * 9 + seed, pz * 55))) - 0.0008
            else:
                move = 0.0036 * noise.noise(Vector((around[k] * 42, y * 2.3, seed))) + 0.0022 * noise.noise(Vector((around[k] * 150, y * 5, seed + 9))) - 0.0012
            f = s * (1 + move / d)
            x, z = (qx * math.cos(a) - qz * math.sin(a)) * f, (qx * math.sin(a) + qz * math.cos(a)) * f
            cut = 0
            if j in (0, rings - 1):
                cut = tilt[0 if j == 0 else 1][0] * x + tilt[0 if j == 0 else 1][1] * z
            verts.append((x, y + cut, z))
            pith.append((px, y + seed, pz))
            rim.append(0.0)
    faces = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(rings - 1) for k in range(n)]
    slots = [0 if outline[k][2] and outline[(k + 1) % n][2] else 1 for j in range(rings - 1) for k in range(n)]
    # The ends are separate points, so that the sawn edge stays crisp.
    for end, j in enumerate((0, rings - 1)):
        base, edge = len(verts), verts[j * n:j * n + n]
        for ring in (1.0, 0.93, 0.5):
            for k in range(n):
                x, y, z = edge[k]
                verts.append((x * ring, y * 1.0 if ring == 1 else length * (end - 0.5) + (y - length * (end - 0.5)) * ring, z * ring))
                pith.append((outline[k][0] * ring + cx * (1 - ring), seed, outline[k][1] * ring + cz * (1 - ring)))
                rim.append(float(ring == 1 and outline[k][2]))
        verts.append((0, length * (end - 0.5), 0))
        pith.append((cx, seed, cz))
        rim.append(0.0)
        for ring in range(2):
            for k in range(n):
                a, b = base + ring * n + k, base + ring * n + (k + 1) % n
                quad = (a, b, b + n, a + n)
                faces.append(quad if end == 0 else quad[::-1])
                slots.append(2)
        for k in range(n):
            tri = (base + 2 * n + k, base + 2 * n + (k + 1) % n, base + 3 * n)
            faces.append(tri if end == 0 else tri[::-1])
            slots.append(2)
    data = bpy.data.meshes.new("log")
    data.from_pydata(verts, [], faces)
    for material in (log_bark(), split_face(), log_end()):
        data.materials.append(material)
    data.polygons.foreach_set("material_index", slots)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(42)
    data.attributes.new("pith", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", [c for p in pith for c in p])
    data.attributes.new("rim", "FLOAT", "POINT").data.foreach_set("value", rim)
    data.update()
    return data


def _solid(name, verts, faces, at=(0, 0, 0)):
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    obj = bpy.data.objects.new(name, data)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _block(size, at):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return _solid("wall", v, f, at)


def stack(x0, x1, y, count, seed=1, length=0.41, slope=0.0, frames=170):
    """Drops the pieces between two ends and keeps them where they come to rest. Lengths run along Y, around y."""
    rnd = random.Random(seed)
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 12, 25
    world.collection = bpy.data.collections.new("settling")
    world.point_cache.frame_end = frames + 5
    half = 0.7
    walls = [_block((40, 4, 1), (0, y, -0.5)), _block((1, 4, 12), (x0 - 0.5, y, 5)), _block((40, 1, 12), (0, y - half - 0.515, 5)), _block((40, 1, 12), (0, y + half + 0.515, 5))]
    if not slope:
        walls.append(_block((1, 4, 12), (x1 + 0.5, y, 5)))
    for w in walls:
        world.collection.objects.link(w)
        w.rigid_body.type, w.rigid_body.collision_shape, w.rigid_body.friction = "PASSIVE", "BOX", 0.9 if w is walls[0] else 0.05
        w.rigid_body.use_margin, w.rigid_body.collision_margin = True, 0.0
    pitch = 0.235
    columns = int((x1 - x0 - 0.04) / pitch)
    pieces, k, level = [], 0, 0
    while k < count:
        run = columns - int(slope * level)
        for c in range(max(2, run)):
            outline = section(rnd)
            n = len(outline)
            cx, cz = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
            ring = [(p[0] - cx, p[1] - cz) for p in outline]
            v = [(px, -half, pz) for px, pz in ring] + [(px, half, pz) for px, pz in ring]
            f = [(j, (j + 1) % n, n + (j + 1) % n, n + j) for j in range(n)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
            o = _solid("piece", v, f, (x0 + 0.02 + pitch * (c + 0.5) + rnd.uniform(-0.02, 0.02) + 0.06 * (level % 2), y, 0.16 + level * 0.22))
            o.rotation_euler = (0, rnd.uniform(0, 6.28), 0)
            world.collection.objects.link(o)
            body = o.rigid_body
            body.type, body.collision_shape, body.friction, body.restitution, body.mass = "ACTIVE", "CONVEX_HULL", 0.75, 0.0, 4.0
            body.use_margin, body.collision_margin = True, 0.0005
            body.linear_damping, body.angular_damping = 0.25, 0.55
            pieces.append((o, outline))
            k += 1
        level += 1
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    settled = [(o.evaluated_get(graph).matrix_world.copy(), outline) for o, outline in pieces]
    bpy.ops.rigidbody.world_remove()
    for o in [p[0] for p in pieces] + walls:
        bpy.data.objects.remove(o, do_unlink=True)
    out = []
    for place, outline in settled:
        piece = bpy.data.objects.new("log", log(outline, length + rnd.uniform(-0.03, 0.02), rnd))
        piece.matrix_world = place
        piece.location.y += rnd.gauss(0, 0.012)
        scene.collection.objects.link(piece)
        out.append(piece)
    scene.frame_set(1)
    return out
