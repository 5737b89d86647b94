"""Weathered surfaces for close views: stucco, lumber, bark, split wood, sheet metal, clay, earth."""
from .materials import Nodes, kept, rgb


def shifted(n, scale=(1, 1, 1), kind="Object"):
    """Coordinates that start elsewhere on every object, so that no two boards share their grain."""
    info = n.add("ObjectInfo").outputs["Random"]
    away = n.add("CombineXYZ", {0: n.math("MULTIPLY", info, 31.7), 1: n.math("MULTIPLY", info, 57.3), 2: n.math("MULTIPLY", info, 83.1)})
    moved = n.add("VectorMath", {0: n.coords(kind=kind), 1: away.outputs[0]}, operation="ADD")
    return stretched(n, moved.outputs[0], scale)


def stretched(n, vector, scale):
    return n.add("VectorMath", {0: vector, 1: tuple(scale)}, operation="MULTIPLY").outputs[0]


def added(n, *heights):
    """Sum of (height, weight) pairs."""
    total = 0.0
    for height, weight in heights:
        total = n.math("ADD", n.math("MULTIPLY", height, weight), total)
    return total


def near(n, value, middle, width):
    """1 where the value is close to the middle: turns noise into thin lines."""
    return n.step(n.math("ABSOLUTE", n.math("SUBTRACT", value, middle)), width, width * 0.25)


def stucco_coat(color=(0.42, 0.35, 0.265), stain=0.35, coarse=1.0):
    """Sand-finish stucco: grains, trowel sweeps, faint streaks and patches."""
    color = rgb(color)

    def make():
        n = Nodes("stucco coat")
        at = n.coords()
        patch, cloud, grain = n.noise(0.8, 2, 0.6, at), n.noise(5.5, 2, 0.6, at), n.noise(230 / coarse, 1, 0.6, at)
        sweep, lump = n.noise(13 / coarse, 2, 0.6, at, 1.4), n.noise(62 / coarse, 1, 0.6, at)
        streak = n.noise(2.2, 3, 0.6, n.coords((5, 5, 0.35)))
        base = n.mix(n.step(patch, 0.3, 0.7), tuple(c * 0.88 for c in color), tuple(c * 1.07 for c in color))
        base = n.mix(n.math("MULTIPLY", n.step(cloud, 0.4, 0.75), 0.22), base, tuple(c * 0.8 for c in color))
        base = n.mix(n.math("MULTIPLY", n.step(streak, 0.52, 0.78), stain), base, (color[0] * 0.60, color[1] * 0.57, color[2] * 0.53))
        base = n.mix(n.math("MULTIPLY", n.step(grain, 0.6, 0.4), 0.3), base, tuple(c * 0.62 for c in color))
        height = added(n, (sweep, 0.5), (lump, 0.55), (grain, 0.3))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.93, "Specular": 0.2, "Normal": n.bump(height, 0.75, 0.008 * coarse)}).outputs[0])
    return kept(("stucco coat", color, stain, coarse), make)


def lumber(color=(0.25, 0.165, 0.10), gray=0.5, along="X", paint=None):
    """Sawn board left outdoors: fibers, checks, knots, silvering. Paint leaves the grain as relief."""
    def make():
        n = Nodes("lumber")
        i = "XYZ".index(along)

        def run(across, lengthwise):
            s = [across] * 3
            s[i] = lengthwise
            return shifted(n, s)

        fiber, band = n.noise(1.0, 1, 0.65, run(210, 5)), n.noise(1.0, 2, 0.6, run(26, 0.9), 0.5)
        check = near(n, n.noise(1.0, 3, 0.55, run(34, 0.8), 0.3), 0.5, 0.012)
        check = n.math("MULTIPLY", check, n.step(n.noise(1.0, 2, 0.5, run(6, 1.1)), 0.5, 0.62))
        knot = n.add("TexVoronoi", {"Scale": 1.0})
        n.set(knot, "Vector", run(7, 1.7))
        knot = n.step(knot.outputs["Distance"], 0.12, 0.05)
        info = n.add("ObjectInfo").outputs["Random"]
        base = n.mix(n.step(band, 0.3, 0.7), tuple(c * 0.6 for c in color), tuple(c * 1.22 for c in color))
        base = n.mix(n.math("MULTIPLY", n.step(fiber, 0.35, 0.7), 0.5), base, tuple(c * 0.5 for c in color))
        silver = n.mix(n.step(fiber, 0.3, 0.7), (0.145, 0.13, 0.115), (0.30, 0.28, 0.25))
        worn = n.math("MULTIPLY", n.step(n.noise(2.6, 4, 0.6, shifted(n)), 0.28, 0.68), gray, True)
        base = n.mix(n.math("ADD", worn, n.math("MULTIPLY", n.math("SUBTRACT", info, 0.5), 0.4), True), base, silver)
        base = n.mix(n.math("MULTIPLY", knot, 0.8), base, tuple(c * 0.28 for c in color))
        base = n.mix(n.math("MULTIPLY", info, 0.28), base, tuple(c * 0.35 for c in color))
        rough = 0.82
        if paint:
            tone = rgb(paint)
            coat = n.mix(n.step(n.noise(2.1, 2, 0.6, shifted(n)), 0.3, 0.7), tuple(c * 0.95 for c in tone), tuple(c * 1.05 for c in tone))
            coat = n.mix(n.math("MULTIPLY", n.step(n.noise(1.0, 2, 0.65, run(9, 2)), 0.55, 0.8), 0.2), coat, tuple(c * 0.75 for c in tone))
            base, rough = coat, 0.6
        base = n.mix(check, base, (0.02, 0.016, 0.012)) if not paint else n.mix(n.math("MULTIPLY", check, 0.5), base, tuple(c * 0.4 for c in rgb(paint)))
        height = added(n, (fiber, 0.35), (band, 0.4), (check, -1.2 if not paint else -0.6))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": rough, "Specular": 0.3, "Normal": n.bump(height, 0.7 if not paint else 0.35, 0.0025)}).outputs[0])
    return kept(("lumber", color, gray, along, paint), make)


def log_bark():
    """Fissured bark in the log's own coordinates (attribute "pith": across, along, up)."""
    def make():
        n = Nodes("log bark")
        at = n.add("Attribute", attribute_name="pith").outputs["Vector"]
        info = n.add("ObjectInfo").outputs["Random"]
        bent = n.mix(0.06, at, n.add("TexNoise", {"Scale": 16.0, "Detail": 3.0, "Vector": at}).outputs["Color"])
        cell = n.add("TexVoronoi", {"Scale": 1.0}, feature="DISTANCE_TO_EDGE")
        n.set(cell, "Vector", stretched(n, bent, (62, 17, 62)))
        plate = n.step(cell.outputs["Distance"], 0.02, 0.22)
        fine, patch = n.noise(210, 2, 0.7, at), n.noise(9, 2, 0.6, at)
        base = n.mix(plate, (0.022, 0.016, 0.012), (0.115, 0.088, 0.067))
        base = n.mix(n.math("MULTIPLY", n.step(fine, 0.4, 0.75), 0.55), base, (0.19, 0.16, 0.13))
        base = n.mix(n.math("MULTIPLY", n.step(patch, 0.56, 0.72), n.math("MULTIPLY", info, 0.5)), base, (0.20, 0.205, 0.17))
        base = n.mix(n.math("MULTIPLY", info, 0.45), base, (0.055, 0.034, 0.022))
        height = added(n, (plate, 1.0), (fine, 0.45))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.95, "Specular": 0.15, "Normal": n.bump(height, 0.9, 0.006)}).outputs[0])
    return kept("log bark", make)


def _wood_tone(n, at, info):
    """Radius, and the color from dark heart to pale sapwood."""
    flat = stretched(n, at, (1, 0, 1))
    wobble = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(14, 3, 0.5, stretched(n, at, (1, 0.25, 1))), 0.5), 0.022)
    radius = n.math("ADD", n.add("VectorMath", {0: flat}, operation="LENGTH").outputs["Value"], wobble)
    heart = n.math("ADD", 0.02, n.math("MULTIPLY", n.math("FRACT", n.math("MULTIPLY", info, 7.3)), 0.07))
    color = n.mix(n.step(n.math("SUBTRACT", radius, heart), -0.006, 0.012), (0.20, 0.092, 0.040), (0.42, 0.262, 0.128))
    color = n.mix(n.math("MULTIPLY", info, 0.55), color, (0.25, 0.145, 0.075))
    return radius, color


def split_face():
    """Torn fibers along the log, graying with age."""
    def make():
        n = Nodes("split face")
        at = n.add("Attribute", attribute_name="pith").outputs["Vector"]
        info = n.add("ObjectInfo").outputs["Random"]
        radius, color = _wood_tone(n, at, info)
        fiber, band = n.noise(1.0, 4, 0.65, stretched(n, at, (260, 7, 260)), 0.3), n.noise(1.0, 3, 0.6, stretched(n, at, (48, 2.4, 48)), 0.4)
        base = n.mix(n.step(band, 0.3, 0.7), tuple([0.62] * 3), tuple([1.12] * 3))
        base = n.mix(1.0, color, base, "MULTIPLY")
        base = n.mix(n.math("MULTIPLY", n.step(fiber, 0.5, 0.3), 0.5), base, (0.10, 0.06, 0.032))
        gray = n.math("MULTIPLY", n.step(n.noise(8, 4, 0.6, at), 0.35, 0.7), n.math("ADD", 0.12, n.math("MULTIPLY", info, 0.4)))
        base = n.mix(gray, base, (0.235, 0.20, 0.165))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.85, "Specular": 0.25, "Normal": n.bump(added(n, (fiber, 0.6), (band, 0.8)), 0.8, 0.004)}).outputs[0])
    return kept("split face", make)


def log_end():
    """Sawn end: growth rings, drying cracks from the pith, saw marks, gray weathering, a dark bark rim."""
    def make():
        n = Nodes("log end")
        at = n.add("Attribute", attribute_name="pith").outputs["Vector"]
        info = n.add("ObjectInfo").outputs["Random"]
        radius, color = _wood_tone(n, at, info)
        ring = n.noise(1.0, 2, 0.6, n.add("CombineXYZ", {0: n.math("MULTIPLY", radius, 330.0), 1: n.math("MULTIPLY", info, 40.0)}).outputs[0])
        part = n.add("SeparateXYZ", {0: at})
        angle = n.math("ARCTAN2", part.outputs[0], part.outputs[2])
        turn = n.math("ADD", n.math("ADD", n.math("MULTIPLY", angle, 1.25), n.math("MULTIPLY", info, 90.0)), n.math("MULTIPLY", n.noise(30, 2, 0.5, at), 0.35))
        ray = n.add("TexVoronoi", {"Scale": 1.0, "W": turn}, voronoi_dimensions="1D", feature="DISTANCE_TO_EDGE")
        cell = n.add("TexVoronoi", {"Scale": 1.0, "W": turn}, voronoi_dimensions="1D")
        pick = n.add("SeparateXYZ", {0: cell.outputs["Color"]})
        gap = n.math("MULTIPLY", ray.outputs["Distance"], radius)
        reach = n.step(radius, n.math("ADD", 0.035, n.math("MULTIPLY", pick.outputs[0], 0.075)), n.math("ADD", 0.01, n.math("MULTIPLY", pick.outputs[0], 0.05)))
        crack = n.math("MULTIPLY", n.step(gap, 0.0020, 0.0007), n.math("MULTIPLY", reach, n.step(pick.outputs[1], 0.4, 0.5)))
        fine = n.noise(1.0, 3, 0.6, n.add("CombineXYZ", {0: n.math("MULTIPLY", turn, 26.0), 1: n.math("MULTIPLY", radius, 60.0)}).outputs[0])
        saw = n.noise(1.0, 2, 0.5, stretched(n, at, (500, 1, 26)))
        base = n.mix(n.math("MULTIPLY", n.step(ring, 0.45, 0.62), 0.6), color, (0.15, 0.075, 0.034))
        base = n.mix(n.math("MULTIPLY", n.step(fine, 0.55, 0.75), 0.25), base, (0.14, 0.08, 0.045))
        base = n.mix(n.math("MULTIPLY", n.step(saw, 0.55, 0.7), 0.25), base, (0.46, 0.33, 0.2))
        gray = n.math("MULTIPLY", n.step(n.noise(13, 5, 0.65, at), 0.3, 0.75), n.math("ADD", 0.05, n.math("MULTIPLY", info, 0.42)))
        base = n.mix(gray, base, (0.17, 0.14, 0.11))
        rim = n.add("Attribute", attribute_name="rim").outputs["Fac"]
        base = n.mix(n.step(n.math("ADD", rim, n.math("MULTIPLY", n.noise(120, 2, 0.5, at), 0.1)), 0.88, 0.97), base, (0.055, 0.038, 0.027))
        base = n.mix(crack, base, (0.012, 0.008, 0.006))
        height = added(n, (crack, -1.0), (saw, 0.14), (fine, 0.14))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.88, "Specular": 0.2, "Normal": n.bump(height, 0.7, 0.004)}).outputs[0])
    return kept("log end", make)


def soil_cover(dark=(0.045, 0.033, 0.024), light=(0.115, 0.086, 0.060)):
    """Dry yard soil under litter: crumbs, dust, small stones."""
    def make():
        n = Nodes("soil cover")
        at = n.coords()
        patch, crumb, grain = n.noise(1.3, 3, 0.65, at), n.noise(28, 3, 0.7, at), n.noise(170, 1, 0.65, at)
        base = n.mix(n.step(n.math("ADD", n.math("MULTIPLY", patch, 0.6), n.math("MULTIPLY", crumb, 0.4)), 0.38, 0.62), dark, light)
        base = n.mix(n.math("MULTIPLY", n.step(grain, 0.5, 0.7), 0.5), base, tuple(c * 1.4 for c in light))
        base = n.mix(n.math("MULTIPLY", n.step(crumb, 0.5, 0.35), 0.5), base, tuple(c * 0.6 for c in dark))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.97, "Specular": 0.12, "Normal": n.bump(added(n, (crumb, 0.7), (grain, 0.4)), 0.9, 0.012)}).outputs[0])
    return kept(("soil cover", dark, light), make)


def litter(colors, rough=0.75, through=0.0, spec=0.25):
    """Dead leaves, needles, chips: one of the colors for each piece (attribute "tone", 0 to 1)."""
    def make():
        n = Nodes("litter")
        tone = n.add("Attribute", attribute_name="tone").outputs["Fac"]
        ramp = n.add("ValToRGB")
        ramp.color_ramp.interpolation = "LINEAR"
        for k, c in enumerate(colors):
            at = k / (len(colors) - 1)
            stop = ramp.color_ramp.elements[0] if k == 0 else ramp.color_ramp.elements[-1] if k == len(colors) - 1 else ramp.color_ramp.elements.new(at)
            stop.position, stop.color = at, (*rgb(c), 1)
        n.set(ramp, 0, tone)
        grain = n.noise(140, 3, 0.6, n.coords())
        base = n.mix(n.math("MULTIPLY", n.step(grain, 0.55, 0.35), 0.45), ramp.outputs[0], (0.03, 0.02, 0.013))
        shader = n.add("BsdfPrincipled", {"Base Color": base, "Roughness": rough, "Specular": spec}).outputs[0]
        if through:
            leaf = n.add("BsdfTranslucent", {"Color": base})
            both = n.add("MixShader", {0: through})
            n.tree.links.new(shader, both.inputs[1])
            n.tree.links.new(leaf.outputs[0], both.inputs[2])
            shader = both.outputs[0]
        return n.finish(shader)
    return kept(("litter", tuple(colors), rough, through), make)


def clay(color=(0.215, 0.090, 0.050)):
    """Fired clay, a different tone for every tile; soot, lichen and bleached patches."""
    color = rgb(color)

    def make():
        n = Nodes("clay")
        at, info = shifted(n), n.add("ObjectInfo").outputs["Random"]
        patch, fine, pores = n.noise(11, 3, 0.65, at), n.noise(60, 2, 0.7, at), n.noise(330, 0, 0.6, at)
        base = n.mix(info, tuple(c * 0.72 for c in color), (color[0] * 1.25, color[1] * 1.45, color[2] * 1.6))
        base = n.mix(n.math("MULTIPLY", n.step(patch, 0.35, 0.7), 0.55), base, (color[0] * 0.62, color[1] * 0.62, color[2] * 0.68))
        base = n.mix(n.math("MULTIPLY", n.step(fine, 0.56, 0.72), 0.4), base, (0.30, 0.21, 0.15))
        spots = n.math("MULTIPLY", n.step(fine, 0.58, 0.66), n.step(n.noise(5, 3, 0.6, at), 0.5, 0.62))
        base = n.mix(n.math("MULTIPLY", spots, 0.6), base, (0.055, 0.05, 0.042))
        base = n.mix(n.math("MULTIPLY", n.step(pores, 0.45, 0.3), 0.4), base, tuple(c * 0.4 for c in color))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.86, "Specular": 0.22, "Normal": n.bump(added(n, (patch, 0.5), (fine, 0.4), (pores, 0.25)), 0.6, 0.004)}).outputs[0])
    return kept(("clay", color), make)


def sheet(color=(0.44, 0.41, 0.35), grime=0.5):
    """Painted sheet metal outdoors: satin, slightly wavy, with drip marks and dust."""
    color = rgb(color)

    def make():
        n = Nodes("sheet")
        at = n.coords()
        wave, cloud, speck = n.noise(3.2, 2, 0.4, at), n.noise(7, 5, 0.65, at), n.noise(170, 3, 0.65, at)
        drip = n.noise(1.0, 4, 0.6, n.coords((60, 60, 2.2)))
        base = n.mix(n.step(cloud, 0.3, 0.75), tuple(c * 0.94 for c in color), tuple(c * 1.03 for c in color))
        base = n.mix(n.math("MULTIPLY", n.step(drip, 0.56, 0.78), 0.5 * grime), base, (color[0] * 0.42, color[1] * 0.38, color[2] * 0.33))
        base = n.mix(n.math("MULTIPLY", n.math("MULTIPLY", n.step(speck, 0.55, 0.7), n.step(cloud, 0.4, 0.7)), 0.6 * grime), base, tuple(c * 0.45 for c in color))
        rough = n.math("ADD", 0.36, n.math("MULTIPLY", cloud, 0.2))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": rough, "Specular": 0.45, "Normal": n.bump(wave, 0.25, 0.01)}).outputs[0])
    return kept(("sheet", color, grime), make)
