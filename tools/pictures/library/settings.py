"""Where a subject stands and how it is lit."""
import math

import bpy
from mathutils import Vector

from .materials import Nodes, kept, surface
from .shapes import mesh


def world(color=(1, 1, 1), strength=0.4, top=None):
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    bg.inputs["Strength"].default_value = strength
    if top is None:
        bg.inputs["Color"].default_value = (*color, 1)
        return w
    coord, sep = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeSeparateXYZ")
    ramp = t.nodes.new("ShaderNodeValToRGB")
    t.links.new(coord.outputs["Generated"], sep.inputs[0])
    t.links.new(sep.outputs[2], ramp.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*color, 1), (*top, 1)
    t.links.new(ramp.outputs[0], bg.inputs["Color"])
    return w


def sky(elevation=35.0, rotation=40.0, strength=0.22, dust=1.5, air=1.0, size=0.545, sun=1.0):
    """The real sky model with its own sun disc."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    node = t.nodes.new("ShaderNodeTexSky")
    node.sky_type = "NISHITA"
    node.sun_elevation, node.sun_rotation = math.radians(elevation), math.radians(rotation)
    node.dust_density, node.air_density, node.sun_size = dust, air, math.radians(size)
    node.sun_intensity = sun
    t.links.new(node.outputs[0], t.nodes["Background"].inputs["Color"])
    t.nodes["Background"].inputs["Strength"].default_value = strength
    return node


def softbox(at, target, size, radiance, color=(1, 1, 1), spread=180):
    """Area light; radiance stays the same whatever its size, as with a real softbox."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color = radiance * size[0] * size[1] * math.pi, color
    data.spread = math.radians(spread)
    obj = bpy.data.objects.new("softbox", data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(at) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    return obj


def lamp(at, watts, color=(1, 0.75, 0.5), radius=0.05):
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, color, radius
    obj = bpy.data.objects.new("lamp", data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    return obj


def camera(at, look, lens=70.0, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    data.clip_start, data.clip_end = 0.01, 20000
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(at) - Vector(look)).to_track_quat("Z", "Y").to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or look) - Vector(at)).length
        data.dof.aperture_blades = 7
    bpy.context.scene.camera = obj
    return obj


def studio(size, tone=(0.80, 0.80, 0.79), key=1.0, rim=1.0):
    """Seamless paper, a large key from the upper left, a strip behind on the right, a soft fill."""
    s = size
    profile, rise = [], 1.6 * s
    profile.append((-9 * s, 0))
    for i in range(25):
        a = math.radians(90 * i / 24)
        profile.append((3.2 * s + rise * math.sin(a), rise * (1 - math.cos(a))))
    profile.append((3.2 * s + rise, 9 * s))
    verts, faces = [], []
    for y, z in profile:
        verts += [(-14 * s, y, z), (14 * s, y, z)]
    for i in range(len(profile) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh("sweep", verts, faces, surface(tone, 1.0, vary=0, rough_vary=0), angle=80)
    studio_world()
    middle = (0, 0, 0.4 * s)
    softbox((-2.3 * s, -1.9 * s, 2.7 * s), middle, (1.8 * s, 1.8 * s), 6.4 * key, (1, 0.975, 0.94))
    softbox((2.5 * s, 0.7 * s, 1.5 * s), middle, (0.55 * s, 2.4 * s), 6.0 * rim, (0.93, 0.97, 1))
    softbox((0.1 * s, 0.9 * s, 3.3 * s), (0, 1.2 * s, 0), (3.4 * s, 1.6 * s), 3.4 * key)
    for side in (-1, 1):
        flag((side * 1.9 * s, -2.6 * s, 0.9 * s), (1.5 * s, 2.6 * s), middle)
    bpy.context.scene.view_settings.exposure = 0.35


def studio_world():
    """Fills shadows evenly, but looks dark in reflections, so that metal keeps its contrast."""
    w = world((0.86, 0.93, 1.0), 0.34)
    t = w.node_tree
    path, mix, dark = t.nodes.new("ShaderNodeLightPath"), t.nodes.new("ShaderNodeMixShader"), t.nodes.new("ShaderNodeBackground")
    dark.inputs["Color"].default_value, dark.inputs["Strength"].default_value = (1, 1, 1, 1), 0.10
    t.links.new(path.outputs["Is Glossy Ray"], mix.inputs[0])
    t.links.new(t.nodes["Background"].outputs[0], mix.inputs[1])
    t.links.new(dark.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes["World Output"].inputs[0])


def flag(at, size, target):
    """A black card that only reflections see."""
    w, h = size[0] / 2, size[1] / 2
    q = (Vector(at) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    card = mesh("flag", [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], surface((0.01, 0.01, 0.01), 1.0, vary=0, rough_vary=0), at,
                tuple(math.degrees(a) for a in q))
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
