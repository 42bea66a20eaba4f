"""Floor, light, camera and finish. Every picture calls `stage` once."""
import math

import bpy
from mathutils import Vector

from .core import box, linear, slab

# floor colour, sky light (colour, strength), then lamps: place, energy, colour
MOODS = {
    'night': ('#15265e', ('#3f55ae', 1.15), [((8, -6, 9), 1900, '#a8dcff'), ((-8, -5, 6), 1000, '#ff8fb0'), ((0, 9, 5), 600, '#4fa6ff')]),
    'deep': ('#08305c', ('#2a6fa8', 1.0), [((7, -6, 9), 1500, '#9feaff'), ((-8, -4, 6), 800, '#a795ff'), ((0, 9, 5), 400, '#25c7d8')]),
    'dusk': ('#3a2c78', ('#6450b0', 1.0), [((8, -6, 8), 1600, '#ffc48f'), ((-8, -5, 6), 1000, '#ff82a8'), ((0, 9, 5), 420, '#4f86ff')]),
    'teal': ('#0c8fa8', ('#5fc3d4', 1.0), [((8, -7, 8), 1250, '#fff3ea'), ((-8, -5, 8), 700, '#ffe1c0'), ((0, 9, 5), 300, '#2f64ff')]),
    'blue': ('#24409a', ('#5f7cd8', 1.0), [((8, -7, 8), 1250, '#fff1ec'), ((-8, -5, 8), 700, '#ffc9d8'), ((0, 9, 5), 300, '#25c7d8')]),
    'day': ('#e2f8f9', ('#dff2ff', .88), [((-9, -6, 12), 1700, '#fff0d8'), ((8, -8, 6), 460, '#fff1e6')]),
    'paper': ('#fff3df', ('#f8f0ff', .85), [((-9, -6, 12), 1700, '#fff0da'), ((8, -8, 6), 460, '#fff1e6')]),
    'peach': ('#ffc9a8', ('#ffe3e3', .72), [((-9, -6, 12), 1600, '#fff0d8'), ((8, -8, 6), 460, '#fff1e6')]),
    'mint': ('#9fe3d4', ('#dcfff8', .72), [((-9, -6, 12), 1600, '#fff0d8'), ((8, -8, 6), 460, '#fff1e6')]),
    'sunny': ('#ffe6ad', ('#fff0cf', .7), [((-9, -6, 12), 1550, '#fff0d8'), ((8, -8, 6), 460, '#fff1e6')]),
    'lilac': ('#cbbcf6', ('#ece4ff', .72), [((-9, -6, 12), 1600, '#fff0d8'), ((9, -6, 6), 260, '#bfe4ff')]),
    'aqua': ('#6ad6e2', ('#f0fbff', .74), [((-9, -6, 12), 1550, '#fff0d8'), ((8, -8, 6), 460, '#fff1e6')]),
}
DARK = ('night', 'deep', 'dusk', 'blue')


def stage(mood, span, target=(0, 0, .9), rise=31, swing=45, floor=-.42, tint=None):
    """Open a scene: `span` is the width seen, `rise` and `swing` the camera's angles in degrees.

    The ground lies at `floor`: below a platform unless told otherwise, nowhere when None.
    """
    ground, (sky, strength), lamps = MOODS[mood]
    if floor is not None:
        box(0, 0, floor - 1.02, 400, 400, 1, tint or ground, bevel=0)
    _world(sky, strength, tint or ground)
    reach = max(span, 4) / 11.5
    for place, energy, colour in lamps:
        spot = Vector(place) * reach
        lamp(spot + Vector(target), energy * reach ** 2, colour, 5 * reach, target)
    camera(span, target, rise, swing)
    dark = mood in DARK
    view = bpy.context.scene.view_settings
    view.look, view.exposure = ('Medium High Contrast', .45) if dark else ('High Contrast', .37)
    _finish(.94 if dark else 1.1)


def lamp(place, energy, colour, size=1, target=(0, 0, 0)):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color, data.size = energy, linear(colour)[:3], size
    thing = bpy.data.objects.new('area', data)
    thing.location = place
    thing.rotation_euler = (Vector(place) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def spark(x, y, z, energy, colour, size=.3):
    """A small round lamp: what a sign or a lantern throws on its neighbours."""
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = energy, linear(colour)[:3], size
    thing = bpy.data.objects.new('point', data)
    thing.location = (x, y, z)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def camera(span, target, rise=31, swing=45):
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale, data.sensor_fit, data.clip_end = 'ORTHO', span, 'HORIZONTAL', 400
    thing = bpy.data.objects.new('camera', data)
    a, e = math.radians(swing), math.radians(rise)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    thing.location = Vector(target) + 60 * away
    thing.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def platform(sx, sy, top='white', edge='teal', z=0, corner=.6, thick=.35):
    """The floating tile most pictures stand on; its upper face is at z."""
    slab(0, 0, z - thick, sx, sy, thick - .06, edge, corner, .1)
    slab(0, 0, z - .1, sx - .22, sy - .22, .1, top, corner - .08, .04)


def _world(sky, strength, ground):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    light = nodes['Background']
    light.inputs[0].default_value, light.inputs[1].default_value = linear(sky), strength
    seen, mix, path = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeLightPath')
    seen.inputs[0].default_value = linear(ground)
    links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    links.new(light.outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['World Output'].inputs['Surface'])


def _finish(saturation):
    """A breath of bloom round what glows, and a touch more colour than the film curve leaves."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeComposite')
    bloom, colour = nodes.new('CompositorNodeGlare'), nodes.new('CompositorNodeHueSat')
    bloom.glare_type, bloom.quality, bloom.threshold, bloom.size, bloom.mix = 'FOG_GLOW', 'MEDIUM', 1.15, 7, -.35
    colour.inputs['Saturation'].default_value = saturation
    links.new(layers.outputs['Image'], bloom.inputs['Image'])
    links.new(bloom.outputs['Image'], colour.inputs['Image'])
    links.new(colour.outputs['Image'], out.inputs['Image'])
