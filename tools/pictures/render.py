"""Renders one scene: blender -b --python render.py -- <scene> <picture> <output folder> [--preview]"""
import importlib
import json
import math
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def clear():
    for collection in (bpy.data.objects, bpy.data.meshes, bpy.data.materials, bpy.data.lights, bpy.data.cameras, bpy.data.worlds):
        for item in list(collection):
            collection.remove(item)


def configure(picture, preview, scale):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.device, c.samples = "CPU", 8 if preview else picture.get("samples", 14)
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.05 if preview else picture.get("noise", 0.04), 4
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, picture.get("bounces", 1), 2, 5
    c.transparent_max_bounces = 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.light_sampling_threshold = 1.0, 0.03
    c.use_denoising = False
    c.seed = 7
    width, height = picture.get("size", (1200, 900))
    if preview:
        width, height = 480 if scale is None else scale, round((480 if scale is None else scale) * height / width)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.filter_size = 1.3
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", picture.get("look", "Medium High Contrast")
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "PNG", "16"


def outputs(folder, haze):
    """The picture and the guides that the denoiser needs, each in a file of its own."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    image = layers.outputs["Image"]
    if haze:
        image = add_haze(tree, layers, layer, haze)
    final = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(image, final.inputs[0])
    shift = tree.nodes.new("CompositorNodeMixRGB")
    shift.blend_type, shift.inputs[0].default_value, shift.inputs[2].default_value = "ADD", 1.0, (1, 1, 1, 0)
    half = tree.nodes.new("CompositorNodeMixRGB")
    half.blend_type, half.inputs[0].default_value, half.inputs[2].default_value = "MULTIPLY", 1.0, (0.5, 0.5, 0.5, 1)
    tree.links.new(layers.outputs["Denoising Normal"], shift.inputs[1])
    tree.links.new(shift.outputs[0], half.inputs[1])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = "PNG", "RGB", "16"
    files.file_slots.clear()
    for name, socket, rendered in (("color", image, True), ("albedo", layers.outputs["Denoising Albedo"], False), ("normal", half.outputs[0], False)):
        slot = files.file_slots.new(name)
        files.file_slots[-1].save_as_render = rendered
        tree.links.new(socket, files.inputs[-1])


def add_haze(tree, layers, layer, haze):
    """Air between camera and subject: mixes toward a color with distance."""
    layer.use_pass_mist = True
    mist = bpy.context.scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = haze["start"], haze["depth"], "LINEAR"
    power = tree.nodes.new("CompositorNodeMath")
    power.operation, power.inputs[1].default_value = "POWER", haze.get("power", 1.0)
    tree.links.new(layers.outputs["Mist"], power.inputs[0])
    amount = tree.nodes.new("CompositorNodeMath")
    amount.operation, amount.inputs[1].default_value = "MULTIPLY", haze["amount"]
    tree.links.new(power.outputs[0], amount.inputs[0])
    # The sky has no distance and keeps its own color.
    near = tree.nodes.new("CompositorNodeMath")
    near.operation, near.inputs[1].default_value = "LESS_THAN", 20000
    tree.links.new(layers.outputs["Depth"], near.inputs[0])
    only = tree.nodes.new("CompositorNodeMath")
    only.operation = "MULTIPLY"
    tree.links.new(amount.outputs[0], only.inputs[0])
    tree.links.new(near.outputs[0], only.inputs[1])
    mix = tree.nodes.new("CompositorNodeMixRGB")
    mix.inputs[2].default_value = (*haze["color"], 1)
    tree.links.new(only.outputs[0], mix.inputs[0])
    tree.links.new(layers.outputs["Image"], mix.inputs[1])
    return mix.outputs[0]


def main():
    arguments = sys.argv[sys.argv.index("--") + 1:]
    preview = "--preview" in arguments
    scale = next((int(a.split("=")[1]) for a in arguments if a.startswith("--width=")), None)
    name, picture_name, folder = arguments[:3]
    began = time.time()
    clear()
    scene = importlib.import_module(f"scenes.{name.replace('-', '_')}")
    picture = scene.PICTURES[picture_name]
    configure(picture, preview, scale)
    picture["build"]()
    # Lit windows, lamps and drops are seen, not sampled as lights: otherwise most rays go to them and few to the sun.
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
    os.makedirs(folder, exist_ok=True)
    outputs(folder, picture.get("haze"))
    built = time.time()
    bpy.ops.render.render()
    if "after" in picture:
        picture["after"](folder)
    for part in ("color", "albedo", "normal"):
        os.replace(os.path.join(folder, f"{part}0001.png"), os.path.join(folder, f"{part}.png"))
    report = {"seconds": round(time.time() - began), "build": round(built - began), "samples": bpy.context.scene.cycles.samples}
    with open(os.path.join(folder, "report.json"), "w") as f:
        json.dump(report, f)
    print("RENDERED", picture_name, report)


main()
