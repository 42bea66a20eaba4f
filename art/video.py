"""Frames of the hero's camera move: blender -b -P art/video.py -- OUT FIRST LAST

Half the loop is rendered, there; the other half is the same frames, back. `STEPS` frames make four
seconds at a third of the video's rate.
"""
import math
import sys
from pathlib import Path

import bpy

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True
from kit import camera, stage  # noqa: E402
from render import set_up  # noqa: E402
from scenes.city_studio import studio_city  # noqa: E402

STEPS = 34
HOLOGRAM = (-.45, .45, 2.9)


def orbits():
    """The three rings round the globe, which turn with the move."""
    near = [o for o in bpy.data.objects if o.type == 'MESH' and sum((a - b) ** 2 for a, b in zip(o.matrix_world.translation, HOLOGRAM)) < .01]
    return [o for o in near if max(o.dimensions) > 2]


def pose(step, rings):
    ease = (1 - math.cos(math.pi * step / STEPS)) / 2
    old = bpy.context.scene.camera
    camera(13.8 - 2.6 * ease, (0, 0, 1.5 + .25 * ease), 27 + 5 * ease, 40 + 11 * ease)
    bpy.data.objects.remove(old)
    for k, (ring, start) in enumerate(rings):
        ring.rotation_euler = (start[0] + .7 * ease, start[1] + (.5 if k % 2 else -.5) * ease, start[2] + 1.1 * ease)


def main(out, first, last):
    scene = set_up(960, 540, 13)
    stage('night', 14, (0, 0, 1.5), floor=-.8)
    studio_city()
    bpy.context.view_layer.update()
    rings = [(o, tuple(o.rotation_euler)) for o in orbits()]
    scene.render.use_persistent_data = True
    for step in range(first, last + 1):
        target = Path(out).resolve() / f'{step:03d}.png'
        if target.exists():
            continue
        pose(step, rings)
        scene.render.filepath = str(target)
        bpy.ops.render.render(write_still=True)


args = sys.argv[sys.argv.index('--') + 1:]
main(args[0], int(args[1]), int(args[2]))
