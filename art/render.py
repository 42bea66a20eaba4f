"""Renders pictures: blender -b -P art/render.py -- name [name …] [--samples N] [--width W] [--out DIR]"""
import json
import sys
from importlib import import_module
from pathlib import Path

import bpy

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True
import kit  # noqa: E402

SAMPLES = {'hero': 64, 'portrait': 64}


def load_scenes():
    for file in sorted((ART / 'scenes').glob('*.py')):
        import_module(f'scenes.{file.stem}')


def read_sizes():
    data = json.loads((ART / 'pictures.json').read_text())
    return {p['name']: (p['kind'], data['kinds'][p['kind']]) for p in data['pictures']}


def set_up(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.dither_intensity = 1
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, .025
    cycles.use_denoising, cycles.caustics_reflective, cycles.caustics_refractive = False, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect, cycles.blur_glossy = 1.5, 1
    return scene


def main(args):
    options = {args[i]: args[i + 1] for i in range(len(args)) if args[i].startswith('--')}
    names = [a for i, a in enumerate(args) if not a.startswith('--') and (i == 0 or not args[i - 1].startswith('--'))]
    load_scenes()
    sizes = read_sizes()
    for name in names:
        kind, size = sizes[name]
        width = int(options.get('--width', size['width']))
        scene = set_up(width, round(size['height'] * width / size['width']), int(options.get('--samples', SAMPLES.get(kind, 32))))
        kit.PICTURES[name]()
        scene.render.filepath = str(Path(options.get('--out', '.')).resolve() / f'{name}.png')
        bpy.ops.render.render(write_still=True)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1:])
