"""Evening sky with thin clouds, and the daylight of an ordinary day."""
import math

import bpy

from .settings import sky, softbox


def dusk(elevation=2.2, rotation=-62.0, strength=0.34, clouds=0.5, exposure=0.5):
    """Low sun from the left behind the ridge; streaks of lit cloud above the horizon."""
    node = sky(elevation, rotation, strength, dust=2.2, air=1.4, sun=0.5)
    t = bpy.context.scene.world.node_tree
    coord = t.nodes.new("ShaderNodeTexCoord")
    stretch = t.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.6, 1.6, 13)
    grain = t.nodes.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 2.2, 7
    ramp = t.nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.52, 0.74
    ramp.inputs["To Max"].default_value = clouds
    mix = t.nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = (1.9, 0.85, 0.62, 1)
    t.links.new(coord.outputs["Generated"], stretch.inputs[0])
    t.links.new(stretch.outputs[0], grain.inputs[0])
    t.links.new(grain.outputs["Fac"], ramp.inputs["Value"])
    t.links.new(ramp.outputs[0], mix.inputs[0])
    t.links.new(node.outputs[0], mix.inputs[1])
    t.links.new(mix.outputs[0], t.nodes["Background"].inputs["Color"])
    bpy.context.scene.view_settings.exposure = exposure


def daylight(elevation=38.0, rotation=120.0, strength=0.12, exposure=0.0, dust=1.2, clouds=0.0):
    """Fair weather; with clouds, broken white ones."""
    node = sky(elevation, rotation, strength, dust=dust)
    if clouds:
        t = bpy.context.scene.world.node_tree
        coord, stretch = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeMapping")
        stretch.inputs["Scale"].default_value = (1.0, 1.0, 3.4)
        grain, ramp, mix = t.nodes.new("ShaderNodeTexNoise"), t.nodes.new("ShaderNodeMapRange"), t.nodes.new("ShaderNodeMixRGB")
        grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value, grain.inputs["Roughness"].default_value = 3.1, 9, 0.6
        ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.50, 0.72
        ramp.inputs["To Max"].default_value = clouds
        mix.inputs[2].default_value = (8.5, 8.6, 8.8, 1)
        for source, target in ((coord.outputs["Generated"], stretch.inputs[0]), (stretch.outputs[0], grain.inputs[0]), (grain.outputs["Fac"], ramp.inputs["Value"]),
                               (ramp.outputs[0], mix.inputs[0]), (node.outputs[0], mix.inputs[1]), (mix.outputs[0], t.nodes["Background"].inputs["Color"])):
            t.links.new(source, target)
    bpy.context.scene.view_settings.exposure = exposure
