"""Prints every picture of every scene as JSON. Needs only Python: Blender's modules are stood in for."""
import importlib
import json
import os
import sys
from unittest.mock import MagicMock

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
for name in ("bpy", "bpy_extras", "bpy_extras.object_utils", "mathutils", "mathutils.bvhtree"):
    sys.modules[name] = MagicMock()

found = {}
for file in sorted(os.listdir(os.path.join(HERE, "scenes"))):
    if not file.endswith(".py") or file.startswith("_"):
        continue
    scene = importlib.import_module(f"scenes.{file[:-3]}")
    for name, picture in scene.PICTURES.items():
        found[name] = {"scene": file[:-3], "alt": picture["alt"], "size": picture.get("size", (1200, 900)), "use": picture.get("use", "card"),
                       "studio": picture.get("studio", name.startswith(("products/", "packages/")))}
print(json.dumps(found))
