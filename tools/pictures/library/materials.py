"""Materials, all procedural. One universal surface and the named materials made from it."""
import bpy

_made = {}


def _hex(value):
    value = value.lstrip("#")
    srgb = [int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb)


def rgb(color):
    return _hex(color) if isinstance(color, str) else tuple(color)


class Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0, clamp=False):
        node = self.add("Math", operation=op, use_clamp=clamp)
        self.set(node, 0, a)
        self.set(node, 1, b)
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        node = self.add("MixRGB", blend_type=blend)
        for key, value in ((0, factor), (1, a), (2, b)):
            self.set(node, key, value)
        return node.outputs[0]

    def noise(self, scale, detail=4.0, rough=0.55, vector=None, distortion=0.0):
        node = self.add("TexNoise", {"Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distortion})
        if vector is not None:
            self.set(node, "Vector", vector)
        return node.outputs["Fac"]

    def step(self, value, low, high):
        node = self.add("MapRange", {"From Min": low, "From Max": high}, interpolation_type="SMOOTHSTEP")
        self.set(node, "Value", value)
        return node.outputs[0]

    def coords(self, scale=(1, 1, 1), kind="Object"):
        c = self.add("TexCoord").outputs[kind]
        if tuple(scale) == (1, 1, 1):
            return c
        m = self.add("Mapping")
        self.set(m, "Vector", c)
        self.set(m, "Scale", scale)
        return m.outputs[0]

    def bump(self, height, strength, distance=0.001, normal=None):
        node = self.add("Bump", {"Strength": strength, "Distance": distance, "Height": height})
        if normal is not None:
            self.set(node, "Normal", normal)
        return node.outputs[0]

    def finish(self, shader):
        self.tree.links.new(shader, self.out.inputs["Surface"])
        return self.material


def kept(key, make):
    if key not in _made:
        _made[key] = make()
    return _made[key]


def surface(color, rough=0.4, metallic=0.0, vary=0.06, vary_scale=6.0, rough_vary=0.12, bump=(0, 0), coat=0.0,
            coat_rough=0.1, dirt=0.0, dirt_color=(0.30, 0.23, 0.16), specular=0.5, transmission=0.0, ior=1.45,
            subsurface=0.0, scratches=0.0, stretch=(1, 1, 1), chips=0.0, chip_color=(0.18, 0.16, 0.15), emission=None,
            emission_strength=0.0, alpha=1.0, sheen=0.0):
    color = rgb(color)
    key = ("surface", color, rough, metallic, vary, vary_scale, rough_vary, bump, coat, coat_rough, dirt, dirt_color,
           specular, transmission, ior, subsurface, scratches, stretch, chips, chip_color, emission, emission_strength,
           alpha, sheen)

    def make():
        n = Nodes("surface")
        at = n.coords(stretch)
        base, roughness = color, rough
        if vary or rough_vary:
            patch = n.noise(vary_scale, 4, 0.62, at)
        if vary:
            base = n.mix(n.step(patch, 0.25, 0.75), tuple(c * (1 - vary) for c in color), tuple(min(1, c * (1 + vary)) for c in color))
        if rough_vary:
            smear = n.noise(vary_scale * 2.7, 4, 0.65, at)
            roughness = n.math("ADD", n.math("MULTIPLY", n.math("SUBTRACT", smear, 0.5), rough_vary * 2), rough, True)
        metal = metallic
        normal = None
        if bump[1]:
            normal = n.bump(n.noise(bump[0], 1, 0.5, at), bump[1], bump[2] if len(bump) > 2 else 0.001)
        if scratches:
            lines = n.noise(90, 2, 0.4, n.coords((1, 14, 0.6)), 0.4)
            mask = n.math("MULTIPLY", n.step(lines, 0.62, 0.72), scratches)
            roughness = n.math("ADD", roughness, n.math("MULTIPLY", mask, 0.25), True)
        if chips:
            spots = n.noise(38, 5, 0.75, at)
            where = n.noise(4, 2, 0.5, at)
            mask = n.math("MULTIPLY", n.step(spots, 0.66, 0.69), n.step(where, 0.56 - 0.25 * chips, 0.72 - 0.2 * chips))
            base = n.mix(mask, base, chip_color)
            roughness = n.math("ADD", roughness, n.math("MULTIPLY", mask, 0.3), True)
        if dirt:
            up = n.add("SeparateXYZ")
            n.set(up, 0, n.add("NewGeometry").outputs["Normal"])
            lift = n.math("ADD", n.math("MULTIPLY", up.outputs[2], 0.55), 0.45, True)
            grain = n.step(n.noise(9, 6, 0.68, at), 0.62 - 0.4 * dirt, 0.95 - 0.3 * dirt)
            mask = n.math("MULTIPLY", n.math("MULTIPLY", grain, lift), min(1, 0.35 + dirt), True)
            base = n.mix(mask, base, dirt_color)
            roughness = n.math("ADD", roughness, n.math("MULTIPLY", mask, 0.4), True)
            metal = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, mask), metallic)
        inputs = {"Base Color": base, "Roughness": roughness, "Metallic": metal, "Specular": specular, "Clearcoat": coat,
                  "Clearcoat Roughness": coat_rough, "Transmission": transmission, "IOR": ior, "Alpha": alpha,
                  "Sheen": sheen}
        if not metallic and not coat and not transmission and not sheen and not dirt and rough >= 0.99:
            return n.finish(n.add("BsdfDiffuse", {"Color": base}).outputs[0])
        if subsurface:
            inputs |= {"Subsurface": subsurface, "Subsurface Color": color, "Subsurface Radius": (0.01, 0.01, 0.01)}
        if emission:
            inputs |= {"Emission": rgb(emission), "Emission Strength": emission_strength}
        if normal is not None:
            inputs["Normal"] = normal
        return n.finish(n.add("BsdfPrincipled", inputs).outputs[0])

    return kept(key, make)


EMBER = "#b5330f"
GRAPHITE = (0.035, 0.037, 0.04)


def powder(color=EMBER, dirt=0.0, chips=0.0, rough=0.38):
    return surface(color, rough, vary=0.03, bump=(420, 0.12, 0.0006), coat=0.35, coat_rough=0.18, dirt=dirt, chips=chips)


def black_powder(dirt=0.0, chips=0.0):
    return surface(GRAPHITE, 0.45, vary=0.08, bump=(700, 0.2, 0.0005), coat=0.15, coat_rough=0.3, dirt=dirt, chips=chips,
                   chip_color=(0.3, 0.29, 0.28))


def stainless(dirt=0.0, stretch=(1, 1, 0.04)):
    return surface((0.60, 0.59, 0.57), 0.26, 1.0, 0.05, 30, 0.14, (300, 0.05, 0.0004), dirt=dirt, stretch=stretch)


def aluminum(dirt=0.0):
    return surface((0.72, 0.72, 0.73), 0.34, 1.0, 0.04, 12, 0.12, (500, 0.06, 0.0003), dirt=dirt)


def cast_aluminum(dirt=0.0):
    return surface((0.56, 0.57, 0.58), 0.48, 0.95, 0.08, 14, 0.1, (260, 0.3, 0.0008), dirt=dirt)


def hard_coat(dirt=0.0):
    return surface((0.09, 0.092, 0.10), 0.42, 0.6, 0.12, 12, 0.12, (400, 0.12, 0.0005), dirt=dirt)


def brass(dirt=0.0):
    return surface((0.78, 0.53, 0.22), 0.24, 1.0, 0.10, 14, 0.16, (200, 0.05, 0.0004), dirt=dirt, dirt_color=(0.16, 0.10, 0.05))


def bronze(dirt=0.05):
    return surface((0.50, 0.29, 0.135), 0.36, 1.0, 0.22, 9, 0.16, (240, 0.35, 0.0009), dirt=dirt, dirt_color=(0.10, 0.07, 0.045))


def copper(dirt=0.0):
    return surface((0.80, 0.42, 0.29), 0.28, 1.0, 0.14, 5, 0.2, dirt=dirt, dirt_color=(0.20, 0.10, 0.06))


def zinc(dirt=0.0):
    return surface((0.66, 0.67, 0.69), 0.3, 1.0, 0.05, 40, 0.1, dirt=dirt)


def rubber(dirt=0.0):
    return surface((0.018, 0.018, 0.019), 0.62, vary=0.15, bump=(350, 0.15, 0.0006), dirt=dirt, specular=0.35)


def plastic(color, rough=0.42, dirt=0.0):
    return surface(color, rough, vary=0.02, bump=(600, 0.06, 0.0004), dirt=dirt)


def hdpe(color, dirt=0.0):
    return surface(color, 0.42, vary=0.05, vary_scale=3, bump=(60, 0.12, 0.002), subsurface=0.12, dirt=dirt)


def paper(color=(0.84, 0.83, 0.80)):
    return surface(color, 0.7, vary=0.015, rough_vary=0.03, specular=0.25)


def ink(color=(0.012, 0.014, 0.016)):
    return surface(color, 0.5, vary=0, rough_vary=0.02)


def glass(rough=0.0, tint=(1, 1, 1)):
    return surface(tint, rough, transmission=1.0, vary=0, rough_vary=0)


def glow(color, strength):
    def make():
        n = Nodes("glow")
        return n.finish(n.add("Emission", {"Color": rgb(color), "Strength": strength}).outputs[0])
    return kept(("glow", rgb(color), strength), make)


def galvanized(dirt=0.0):
    """Hot-dip zinc with large, plain crystals."""
    def make():
        n = Nodes("galvanized")
        at = n.coords()
        tone = crystals(n, at, 55)
        base = n.mix(n.math("MULTIPLY", tone.outputs[0], 0.65), (0.62, 0.64, 0.66), (0.42, 0.44, 0.46))
        base = n.mix(n.math("MULTIPLY", n.step(n.noise(4, 6, 0.6, at), 0.5, 0.8), 0.5), base, (0.45, 0.46, 0.46))
        rough = n.math("ADD", n.math("MULTIPLY", tone.outputs[1], 0.22), 0.3)
        return n.finish(soiled_metal(n, at, base, rough, dirt))
    return kept(("galvanized", dirt), make)


def fine_galvanized(dirt=0.0):
    """Zinc coat of new sheet: small, faint crystals and slow clouds."""
    def make():
        n = Nodes("fine galvanized")
        at = n.coords()
        tone = crystals(n, at, 130)
        base = n.mix(tone.outputs[0], (0.63, 0.65, 0.67), (0.50, 0.52, 0.54))
        base = n.mix(n.math("MULTIPLY", n.step(n.noise(3, 5, 0.6, at), 0.45, 0.8), 0.4), base, (0.50, 0.51, 0.52))
        rough = n.math("ADD", n.math("MULTIPLY", tone.outputs[1], 0.07), 0.36)
        return n.finish(soiled_metal(n, at, base, rough, dirt))
    return kept(("fine galvanized", dirt), make)


def crystals(n, at, scale):
    """Three random numbers for each crystal of a zinc coat."""
    cells = n.add("TexVoronoi", {"Scale": scale, "Randomness": 1.0, "Vector": at})
    return n.add("SeparateXYZ", {0: cells.outputs["Color"]})


def soiled_metal(n, at, base, rough, dirt):
    """Metal with brown, dull patches; the more dirt, the more of them."""
    metal = 0.9
    if dirt:
        mask = n.math("MULTIPLY", n.step(n.noise(8, 9, 0.7, at), 0.6 - 0.35 * dirt, 0.95 - 0.25 * dirt), 0.4 + dirt, True)
        base = n.mix(mask, base, (0.26, 0.20, 0.14))
        rough = n.math("ADD", rough, n.math("MULTIPLY", mask, 0.4), True)
        metal = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, mask), 0.9)
    return n.add("BsdfPrincipled", {"Base Color": base, "Roughness": rough, "Metallic": metal}).outputs[0]


def woven(color, scale=900, dirt=0.0):
    """Hose jacket, canvas, webbing: two crossing sets of threads."""
    color = rgb(color)

    def make():
        n = Nodes("woven")
        at = n.coords()
        a = n.add("TexWave", {"Scale": scale / 6.28, "Distortion": 0.6, "Detail": 1.0}, bands_direction="X")
        b = n.add("TexWave", {"Scale": scale / 6.28, "Distortion": 0.6, "Detail": 1.0}, bands_direction="Z")
        for w in (a, b):
            n.set(w, "Vector", at)
        threads = n.math("ADD", a.outputs["Fac"], b.outputs["Fac"])
        patch = n.step(n.noise(11, 7, 0.65, at), 0.3, 0.75)
        base = n.mix(patch, tuple(c * 0.84 for c in color), tuple(min(1, c * 1.1) for c in color))
        base = n.mix(n.math("MULTIPLY", n.math("SUBTRACT", 1.0, n.math("MULTIPLY", threads, 0.5)), 0.35), base, tuple(c * 0.4 for c in color))
        if dirt:
            base = n.mix(n.math("MULTIPLY", n.step(n.noise(7, 9, 0.7, at), 0.58 - 0.3 * dirt, 0.9), 0.3 + 0.6 * dirt, True), base, (0.10, 0.085, 0.065))
        normal = n.bump(threads, 0.5, 0.0006)
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.85, "Specular": 0.2, "Sheen": 0.3, "Normal": normal}).outputs[0])
    return kept(("woven", color, scale, dirt), make)
