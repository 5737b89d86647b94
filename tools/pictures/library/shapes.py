"""Basic solids. Lengths are meters; every function links its object under the current placement."""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix, Vector

INCH = 0.0254
FOOT = 0.3048
FONTS = "node_modules/@fontsource/{0}/files/{0}-latin-{1}-normal.woff"

_parents = [None]


@contextmanager
def placed(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Everything made inside is moved, turned (degrees) and scaled together."""
    empty = bpy.data.objects.new("placement", None)
    _link(empty, at, turn)
    empty.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    _parents.append(empty)
    try:
        yield empty
    finally:
        _parents.pop()


def _link(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = Euler([math.radians(a) for a in turn])
    obj.parent = _parents[-1]
    return obj


def aim(direction):
    """Rotation (Euler degrees) that turns +Z to the direction."""
    q = Vector(direction).to_track_quat("Z", "Y")
    return tuple(math.degrees(a) for a in q.to_euler())


def _dress(obj, material, bevel=0.0, segments=2, angle=35):
    mesh = obj.data
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    if bevel:
        m = obj.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method, m.angle_limit = bevel, segments, "ANGLE", math.radians(30)
        m.harden_normals = True
    return obj


def mesh(name, verts, faces, material=None, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, angle=35):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.update()
    obj = _link(bpy.data.objects.new(name, data), at, turn)
    return _dress(obj, material, bevel, angle=angle)


def copy_of(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Shares the mesh, so a thousand bolts cost one."""
    twin = bpy.data.objects.new(obj.name, obj.data)
    for m in obj.modifiers:
        n = twin.modifiers.new(m.name, m.type)
        if m.type == "BEVEL":
            n.width, n.segments, n.limit_method, n.angle_limit = m.width, m.segments, m.limit_method, m.angle_limit
            n.harden_normals = True
    _link(twin, at, turn)
    twin.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return twin


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.002):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh("box", v, f, material, at, turn, min(bevel, min(size) * 0.45))


def lathe(profile, material, at=(0, 0, 0), direction=(0, 0, 1), segments=64, bevel=0.0, turn=None):
    """Revolves (radius, height) pairs around the direction. A radius of zero closes an end."""
    verts, faces, rings = [], [], []
    for r, z in profile:
        if r < 1e-6:
            rings.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + segments)))
            verts += [(r * math.cos(2 * math.pi * i / segments), r * math.sin(2 * math.pi * i / segments), z)
                      for i in range(segments)]
    for a, b in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
            else:
                faces.append((a[i], a[j], b[j], b[i]))
    return mesh("lathe", verts, faces, material, at, turn or aim(direction), bevel)


def cylinder(radius, height, material, at=(0, 0, 0), direction=(0, 0, 1), bevel=0.002, segments=64):
    """Starts at the point and runs along the direction."""
    return lathe([(0, 0), (radius, 0), (radius, height), (0, height)], material, at, direction, segments,
                 min(bevel, height * 0.4, radius * 0.4))


def pipe_ring(outer, inner, height, material, at=(0, 0, 0), direction=(0, 0, 1), bevel=0.001, segments=64):
    return lathe([(inner, 0), (outer, 0), (outer, height), (inner, height), (inner, 0)], material, at, direction,
                 segments, bevel)


def sphere(radius, material, at=(0, 0, 0), scale=(1, 1, 1), segments=32):
    n = segments // 2
    obj = lathe([(radius * math.sin(math.pi * i / n), -radius * math.cos(math.pi * i / n)) for i in range(n + 1)],
                material, at, segments=segments)
    obj.scale = scale
    return obj


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True, closed=False, resolution=6, steps=12,
         radii=None, caps=True):
    """A round section along a curve through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, resolution
    curve.resolution_u, curve.use_fill_caps = steps, caps
    curve.twist_mode = "MINIMUM"
    if smooth:
        s = curve.splines.new("BEZIER")
        s.bezier_points.add(len(points) - 1)
        for i, (b, p) in enumerate(zip(s.bezier_points, points)):
            b.co, b.handle_left_type, b.handle_right_type = p, "AUTO", "AUTO"
            if radii:
                b.radius = radii[i]
    else:
        s = curve.splines.new("POLY")
        s.points.add(len(points) - 1)
        for i, (b, p) in enumerate(zip(s.points, points)):
            b.co = (*p, 1)
            if radii:
                b.radius = radii[i]
    s.use_cyclic_u = closed
    s.use_smooth = True
    curve.materials.append(material)
    return _link(bpy.data.objects.new("tube", curve), at, turn)


def bent(points, bend, steps=10):
    """Rounds the corners of a polyline, as a pipe bender does. Use with tube(smooth=False)."""
    pts = [Vector(p) for p in points]
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        u, w = (a - b).normalized(), (c - b).normalized()
        d = min(bend, (a - b).length * 0.49, (c - b).length * 0.49)
        p, q = b + u * d, b + w * d
        for i in range(steps + 1):
            t = i / steps
            out.append(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t * t)
    out.append(pts[-1])
    return [tuple(p) for p in out]


def plate(outlines, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0015):
    """A flat sheet from closed outlines in the XY plane; an outline inside another is a hole."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thickness / 2 - bevel, bevel, 2
    curve.offset = -bevel
    for outline in outlines:
        s = curve.splines.new("POLY")
        s.points.add(len(outline) - 1)
        for b, p in zip(s.points, outline):
            b.co = (p[0], p[1], 0, 1)
        s.use_cyclic_u = True
    curve.materials.append(material)
    return _link(bpy.data.objects.new("plate", curve), at, turn)


def rectangle(w, h, corner=0.0, at=(0, 0), steps=6):
    if corner <= 0:
        return [(at[0] + x * w / 2, at[1] + y * h / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    out = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((at[0] + sx * (w / 2 - corner) + corner * math.cos(a),
                        at[1] + sy * (h / 2 - corner) + corner * math.sin(a)))
    return out


def circle(r, at=(0, 0), segments=32):
    return [(at[0] + r * math.cos(2 * math.pi * i / segments), at[1] + r * math.sin(2 * math.pi * i / segments))
            for i in range(segments)]


def rounded_box(size, corner, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.004):
    """Vertical edges with a large radius, the others with a small one: a molded or pressed housing."""
    return plate([rectangle(size[0], size[1], corner)], size[2], material, at, turn, bevel)


def text(body, size, material, at=(0, 0, 0), turn=(90, 0, 0), font="barlow-condensed", weight=600, align="CENTER",
         depth=0.0002, spacing=1.0):
    path = FONTS.format(font, weight)
    curve = bpy.data.curves.new("text", "FONT")
    curve.font = bpy.data.fonts.get(path) or bpy.data.fonts.load(bpy.path.abspath("//" + path) if bpy.data.filepath else path)
    curve.body, curve.size, curve.align_x, curve.align_y = body, size, align, "CENTER"
    curve.extrude, curve.space_character = depth, spacing
    curve.materials.append(material)
    return _link(bpy.data.objects.new("text", curve), at, turn)


def helix(radius, pitch, turns, steps=24, wobble=0.0, start=0.0, seed=1):
    rnd = random.Random(seed)
    n = int(turns * steps)
    jitter = [rnd.uniform(-wobble, wobble) for _ in range(n // 6 + 3)]
    out = []
    for i in range(n + 1):
        k, f = divmod(i / 6, 1)
        w = jitter[int(k)] * (1 - f) + jitter[int(k) + 1] * f
        a = start + 2 * math.pi * i / steps
        out.append(((radius + w) * math.cos(a), (radius + w) * math.sin(a), pitch * i / steps + w * 0.3))
    return out


def sag(a, b, drop, steps=12):
    """A hose or cable hanging between two points."""
    a, b = Vector(a), Vector(b)
    return [tuple(a.lerp(b, i / steps) - Vector((0, 0, drop * 4 * (i / steps) * (1 - i / steps)))) for i in range(steps + 1)]


def scatter(obj, spots):
    """Instances the object on (x, y, z, turn, scale[, normal]) spots through one helper mesh."""
    verts, faces = [], []
    for spot in spots:
        x, y, z, turn, scale = spot[:5]
        normal = Vector(spot[5]) if len(spot) > 5 else Vector((0, 0, 1))
        basis = normal.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(turn, 3, "Z")
        # The instance is scaled by the square root of the face's area.
        r = scale / math.sqrt(2)
        n = len(verts)
        for i in range(4):
            a = math.pi / 2 * i + math.pi / 4
            p = basis @ Vector((r * math.cos(a), r * math.sin(a), 0)) + Vector((x, y, z))
            verts.append(tuple(p))
        faces.append((n, n + 1, n + 2, n + 3))
    data = bpy.data.meshes.new("spots")
    data.from_pydata(verts, [], faces)
    host = bpy.data.objects.new("spots", data)
    bpy.context.scene.collection.objects.link(host)
    host.instance_type, host.use_instance_faces_scale = "FACES", True
    host.show_instancer_for_render = False
    obj.parent = host
    obj.location = (0, 0, 0)
    return host
