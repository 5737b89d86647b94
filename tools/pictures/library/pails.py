"""Pails with a printed label, and print on round things."""
import math

import bpy

from . import materials as m
from .shapes import FONTS, _dress, _link, cylinder, lathe, mesh, placed, tube
from .structures import wrap


def molded(color, rough=0.36, dirt=0.0):
    """Opaque molded plastic, even in color."""
    return m.surface(color, rough, vary=0.015, vary_scale=3, rough_vary=0.03, dirt=dirt)


def round_text(body, size, radius, z, material, font="barlow-condensed", weight=600, align="CENTER", angle=0.0, slope=0.0):
    """A line of type set flat, then laid around a cylinder (or a cone: slope is radius per height). Faces -Y."""
    curve = bpy.data.curves.new("text", "FONT")
    path = FONTS.format(font, weight)
    curve.font = bpy.data.fonts.get(path) or bpy.data.fonts.load(path)
    curve.body, curve.size, curve.align_x, curve.align_y = body, size, align, "CENTER"
    curve.resolution_u = 6
    flat = bpy.data.objects.new("flat", curve)
    bpy.context.scene.collection.objects.link(flat)
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for v in data.vertices:
        r = radius + slope * v.co.y
        a = v.co.x / radius + math.radians(angle)
        v.co = (r * math.sin(a), -r * math.cos(a), z + v.co.y)
    obj = _link(bpy.data.objects.new("text", data))
    return _dress(obj, material, angle=60)


def pail(name, lines, fine=(), body=(0.70, 0.70, 0.68), lid="#b5330f", stripe="#b5330f", brand="RINGLINE", dirt=0.0):
    """Five-gallon pail: ribs under the rim, lid with skirt and spout, wire handle, label. Origin on the floor."""
    shell, top, black = molded(body, 0.36, dirt), molded(lid, 0.34, dirt), molded((0.025, 0.025, 0.027), 0.4)
    profile = [(0, 0.004), (0.112, 0.004), (0.114, 0), (0.124, 0), (0.1285, 0.003), (0.13, 0.008), (0.1405, 0.276)]
    for z in (0.285, 0.309, 0.331):
        profile += [(0.1415, z), (0.149, z + 0.0025), (0.1495, z + 0.0035), (0.1495, z + 0.008), (0.149, z + 0.009), (0.1425, z + 0.0115)]
    lathe(profile + [(0.1435, 0.365)], shell, segments=128)
    lathe([(0.1525, 0.3495), (0.1548, 0.351), (0.1555, 0.354), (0.1555, 0.373), (0.1535, 0.3775), (0.149, 0.38), (0.1405, 0.38), (0.138, 0.378), (0.1355, 0.3705), (0.133, 0.3685), (0.095, 0.3685), (0.093, 0.3695), (0.0915, 0.3695),
           (0.0895, 0.3685), (0, 0.3685)], top, segments=128)
    verts, faces = [], []
    for i in range(48):
        a = 2 * math.pi * i / 48
        for r, z in ((0.1552, 0.3535), (0.1572, 0.3545), (0.1572, 0.371), (0.1552, 0.3725)):
            for s in (-1, 1):
                b = a + s * 0.02
                verts.append((r * math.cos(b), r * math.sin(b), z))
        n = 8 * i
        faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 5, n + 4), (n + 4, n + 5, n + 7, n + 6), (n, n + 2, n + 4, n + 6), (n + 7, n + 5, n + 3, n + 1)]
    mesh("skirt", verts, faces, top, angle=30)
    with placed((0.062, 0.048, 0.3685)):
        lathe([(0.036, 0), (0.036, 0.004), (0.033, 0.0055), (0.031, 0.0055)], top, segments=64, bevel=0.0006)
        lathe([(0.0285, 0.004), (0.0285, 0.024), (0.0268, 0.0265), (0.012, 0.0268), (0, 0.0262)], black, segments=64)
        for k in range(30):
            a = 2 * math.pi * k / 30
            cylinder(0.0011, 0.018, black, (0.0286 * math.cos(a), 0.0286 * math.sin(a), 0.0055), bevel=0.0003, segments=10)
    for s in (-1, 1):
        lathe([(0.0175, 0), (0.0175, 0.004), (0.0105, 0.0055), (0.0105, 0.012), (0.009, 0.0135), (0, 0.0135)], shell, (s * 0.1445, 0, 0.3005), (s, 0, 0), 48, 0.0008)
    arc = [(0.156 * math.cos(math.pi - math.pi * i / 24), 0.004 + 0.164 * math.sin(math.pi * i / 24), 0.3005 - 0.085 * math.sin(math.pi * i / 24)) for i in range(25)]
    tube(arc, 0.0022, m.zinc(), smooth=False)
    tube(arc[10:15], 0.0085, black, smooth=False)
    slope = (0.1405 - 0.13) / 0.268

    def at(z):
        return 0.13 + slope * (z - 0.008)

    def type_line(body_, size, z, color, **more):
        round_text(body_, size, at(z) + 0.0011, z, color, slope=slope, **more)

    wrap(at(0.03), at(0.262), 0.03, 0.262, -152, -28, m.surface((0.80, 0.795, 0.775), 0.42, vary=0, rough_vary=0.02), 0.0006)
    color = m.surface(stripe, 0.42, vary=0, rough_vary=0.02)
    wrap(at(0.03), at(0.078), 0.03, 0.078, -152, -28, color, 0.0009)
    wrap(at(0.255), at(0.262), 0.255, 0.262, -152, -28, color, 0.0009)
    dark = m.ink()
    type_line(name, 0.05 if len(name) < 11 else 0.045, 0.221, dark)
    type_line(lines[0], 0.0205, 0.186, color, font="barlow", weight=600)
    for i, line in enumerate(lines[1:]):
        type_line(line, 0.0165, 0.162 - i * 0.022, dark, font="barlow", weight=500)
    for i, line in enumerate(fine):
        type_line(line, 0.0088, 0.118 - i * 0.0125, m.ink((0.05, 0.05, 0.055)), font="barlow", weight=400)
    if brand:
        type_line(brand, 0.026, 0.054, m.paper())
