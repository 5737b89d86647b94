"""Projects true ground distances from the walls onto a picture, with the scene's own camera."""
import json
import math
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .property import FOOTPRINT, ground, wall_distance
from .shapes import FONTS, FOOT


def ring_points(feet, count=360):
    """Points at this distance from the nearest wall, around the house."""
    cx = sum(p[0] for p in FOOTPRINT) / len(FOOTPRINT)
    cy = sum(p[1] for p in FOOTPRINT) / len(FOOTPRINT)
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        low, high = 0.0, 120.0
        for _ in range(40):
            mid = (low + high) / 2
            if wall_distance(cx + mid * math.cos(a), cy + mid * math.sin(a)) < feet * FOOT:
                low = mid
            else:
                high = mid
        x, y = cx + low * math.cos(a), cy + low * math.sin(a)
        out.append(Vector((x, y, ground(x, y) + 0.1)))
    return out


def blockers(names):
    """What can hide a ring: the ground and the house, not leaves or water."""
    graph = bpy.context.evaluated_depsgraph_get()
    verts, faces = [], []
    for obj in bpy.context.scene.objects:
        if obj.type != "MESH" or not obj.name.startswith(names):
            continue
        evaluated = obj.evaluated_get(graph).to_mesh()
        base = len(verts)
        verts += [obj.matrix_world @ v.co for v in evaluated.vertices]
        faces += [tuple(base + i for i in p.vertices) for p in evaluated.polygons]
    return BVHTree.FromPolygons(verts, faces)


def label_path(body, cap_height=21.0):
    """The outline of a text as an SVG path, centered on x = 0 with its baseline at y = 0: an image in an image has no fonts."""
    data = bpy.data.curves.new("label", "FONT")
    data.body, data.font = body, bpy.data.fonts.load(os.path.abspath(FONTS.format("barlow", 600)))
    outline = bpy.data.objects.new("label", data).to_curve(bpy.context.evaluated_depsgraph_get())
    splines = [spline.bezier_points for spline in outline.splines]
    xs, ys = [p.co.x for points in splines for p in points], [p.co.y for points in splines for p in points]
    scale, middle = cap_height / max(ys), (min(xs) + max(xs)) / 2

    def at(v):
        return f"{(v.x - middle) * scale:.1f} {-v.y * scale:.1f}"

    d = ""
    for points in splines:
        d += "M" + at(points[0].co)
        for a, b in zip(points, [*points[1:], points[0]]):
            d += f"C{at(a.handle_right)} {at(b.handle_left)} {at(b.co)}"
        d += "Z"
    return d


def write_rings(folder, distances=(5, 30, 100), label_angle=-62.0):
    scene, camera = bpy.context.scene, bpy.context.scene.camera
    width, height = scene.render.resolution_x, scene.render.resolution_y
    bpy.context.view_layer.update()
    tree, eye = blockers(("terrain", "roof", "box")), camera.matrix_world.translation

    def project(p):
        v = world_to_camera_view(scene, camera, p)
        return (v.x * width, (1 - v.y) * height) if v.z > 0 else None

    def visible(p):
        d = p - eye
        hit = tree.ray_cast(eye, d.normalized(), d.length - 0.9)
        return hit[0] is None

    rings = []
    for feet in distances:
        points = ring_points(feet)
        runs, run = [], []
        for p in [*points, points[0]]:
            at = project(p)
            if at and visible(p):
                run.append(at)
            elif run:
                runs.append(run)
                run = []
        if run:
            runs.append(run)
        if len(runs) > 1 and runs[0][0] == runs[-1][-1]:
            runs[0] = runs.pop() + runs[0][1:]
        paths = ["M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in r) for r in runs if len(r) > 1]
        index = round((label_angle % 360) / 360 * len(points)) % len(points)
        rings.append({"feet": feet, "paths": paths, "label": [round(v, 1) for v in project(points[index])],
                      "text": label_path(f"{feet} ft")})
    matrix = camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height) @ camera.matrix_world.inverted()
    data = {"width": width, "height": height, "rings": rings, "worldToClip": [[round(v, 6) for v in row] for row in matrix],
            "footprint": FOOTPRINT, "unit": "meters; clip x and y run from -1 to 1, y up"}
    with open(os.path.join(folder, "rings.json"), "w") as f:
        json.dump(data, f)
