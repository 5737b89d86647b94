"""Cast bodies: solids run together with soft fillets, as they leave the mold."""
import bpy

from .shapes import _dress, _link


def cast(build, material, depth=7, soften=10):
    """Joins the closed solids that build() makes into one body and rounds the seams between them."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    made = [o for o in bpy.data.objects if o not in before]
    solids = [o for o in made if o.type == "MESH"]
    base = solids[0]
    for other in solids[1:]:
        join = base.modifiers.new("join", "BOOLEAN")
        join.operation, join.object, join.solver = "UNION", other, "EXACT"
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(base.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    data.transform(base.matrix_local)
    for obj in made:
        bpy.data.objects.remove(obj)
    obj = _link(bpy.data.objects.new("cast", data))
    _dress(obj, material, angle=180)
    m = obj.modifiers.new("remesh", "REMESH")
    m.mode, m.octree_depth, m.scale, m.use_remove_disconnected, m.use_smooth_shade = "SMOOTH", depth, 0.95, False, True
    s = obj.modifiers.new("soften", "SMOOTH")
    s.factor, s.iterations = 0.5, soften
    return obj
