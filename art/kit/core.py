"""Materials, the transform stack and the bevelled solids every picture is built from.

Lengths are Blender units, angles degrees, z is up. A material is named by a string: a palette
name ('teal'), a hex colour ('#1eb8cd'), or either with a leading '*' for one that glows.
"""
import math
from contextlib import contextmanager
from pathlib import Path

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

PALETTE = {
    'ink': '#0d1434', 'navy': '#17225c', 'blue': '#2f48a6', 'royal': '#3d63d6', 'sky': '#6fc3f0',
    'teal': '#14a3ba', 'deepteal': '#0b6f88', 'aqua': '#4fd3df', 'mint': '#a5ead9', 'ice': '#d6f1f5',
    'white': '#eef3f8', 'paper': '#f7f2e7', 'cream': '#ffe3b8', 'sand': '#f0cf98', 'stone': '#a9b4c8',
    'slate': '#5b6a92', 'amber': '#ffab2e', 'yellow': '#ffd23f', 'orange': '#ff7a2f', 'coral': '#ff7a68',
    'red': '#e03a45', 'pink': '#ff66a0', 'rose': '#ffa3b8', 'purple': '#8461d8', 'lilac': '#b9a2f2',
    'leaf': '#2fae7b', 'lime': '#86d36b', 'forest': '#13705f', 'wood': '#b9763f', 'darkwood': '#6f4128',
    'clay': '#d07a4c', 'chrome': '#cfd9e6', 'gold': '#f2b53c', 'black': '#090c18',
    'skin0': '#ffd9c0', 'skin1': '#e8b690', 'skin2': '#bd8a68', 'skin3': '#875c46',
    'cyan': '#19d3f5', 'hot': '#ff2f86', 'flame': '#ff8a1e',
}
METAL = {'chrome', 'gold'}
FONT = Path(__file__).parent.parent / 'fonts' / 'plus-jakarta-sans-latin-800-normal.woff'
_stack = [Matrix.Identity(4)]


def linear(colour):
    """Scene-linear RGBA of a palette name or '#rrggbb'."""
    code = PALETTE.get(colour, colour).lstrip('#')
    channels = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels], 1)


def material(name):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    glows = name.startswith('*')
    (_glow if glows else _paint)(made, name.lstrip('*'))
    return made


def _paint(made, colour):
    shader = made.node_tree.nodes['Principled BSDF'].inputs
    shader['Base Color'].default_value = linear(colour)
    shader['Roughness'].default_value = .22 if colour in METAL else .42
    shader['Metallic'].default_value = .9 if colour in METAL else 0
    shader['Specular'].default_value = .45


def _glow(made, colour):
    """Bright to the eye, faint to its neighbours, and never sampled as a lamp: that keeps noise out."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    path, strength = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMapRange')
    shader, out = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeOutputMaterial')
    strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = 1.1, 2.1
    shader.inputs['Color'].default_value = linear(colour)
    links.new(path.outputs['Is Camera Ray'], strength.inputs['Value'])
    links.new(strength.outputs['Result'], shader.inputs['Strength'])
    links.new(shader.outputs[0], out.inputs['Surface'])
    made.cycles.sample_as_light = False


@contextmanager
def at(x=0, y=0, z=0, turn=0, scale=1, tilt=0, lean=0):
    """Everything made inside is tilted about x, leaned about y, turned about z, scaled and moved."""
    angles = Euler([math.radians(a) for a in (tilt, lean, turn)])
    _stack.append(_stack[-1] @ Matrix.Translation((x, y, z)) @ angles.to_matrix().to_4x4() @ Matrix.Scale(scale, 4))
    yield
    _stack.pop()


def upright(x=0, y=0, z=0, turn=0, scale=1):
    """A standing sheet: inside, x runs right, y up and z towards the viewer."""
    return at(x, y, z, turn, scale, tilt=90)


def place(data, mat, matrix=Matrix.Identity(4)):
    thing = bpy.data.objects.new('solid', data)
    thing.matrix_world = _stack[-1] @ matrix
    data.materials.append(material(mat))
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _finish(bm, mat, matrix, bevel=0):
    if bevel > 0:
        edges = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > .6]
        bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=3, profile=.5, affect='EDGES', clamp_overlap=True)
    for face in bm.faces:
        n = face.normal
        face.smooth = max(abs(n.x), abs(n.y), abs(n.z)) < .9995
    mesh = bpy.data.meshes.new('solid')
    bm.to_mesh(mesh)
    bm.free()
    return place(mesh, mat, matrix)


def box(x, y, z, sx, sy, sz, mat, bevel=.04, turn=0):
    """A bevelled block standing with the centre of its base at x, y, z."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * sx, v.co.y * sy, (v.co.z + .5) * sz))
    bevel = min(bevel, .45 * min(sx, sy, sz))
    return _finish(bm, mat, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'), bevel)


def cyl(x, y, z, r, h, mat, top=None, bevel=.03, sides=40):
    """A cylinder, or with `top` (its upper radius) a cone, standing at x, y, z."""
    bm = bmesh.new()
    top = r if top is None else top
    bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=r, radius2=max(top, .001), depth=h)
    bmesh.ops.translate(bm, verts=bm.verts, vec=(0, 0, h / 2))
    return _finish(bm, mat, Matrix.Translation((x, y, z)), min(bevel, .4 * h, .4 * max(min(r, top), .02)))


def ball(x, y, z, r, mat, stretch=(1, 1, 1), fine=4):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=fine, radius=r)
    for v in bm.verts:
        v.co = Vector(a * b for a, b in zip(v.co, stretch))
    return _finish_smooth(bm, mat, Matrix.Translation((x, y, z)))


def _finish_smooth(bm, mat, matrix):
    for face in bm.faces:
        face.smooth = True
    mesh = bpy.data.meshes.new('solid')
    bm.to_mesh(mesh)
    bm.free()
    return place(mesh, mat, matrix)


def lathe(profile, mat, x=0, y=0, z=0, sides=48):
    """A turned solid from (radius, height) pairs, bottom first."""
    bm = bmesh.new()
    rings = []
    for r, h in profile:
        turn = [2 * math.pi * i / sides for i in range(sides)]
        rings.append([bm.verts.new((max(r, .0005) * math.cos(a), max(r, .0005) * math.sin(a), h)) for a in turn])
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            bm.faces.new((low[i], low[(i + 1) % sides], high[(i + 1) % sides], high[i]))
    return _finish_smooth(bm, mat, Matrix.Translation((x, y, z)))


def ring(x, y, z, r, thick, mat, tilt=0, lean=0, turn=0):
    bm = bmesh.new()
    n, k = 64, 12
    grid = []
    for i in range(n):
        a = 2 * math.pi * i / n
        row = []
        for j in range(k):
            b = 2 * math.pi * j / k
            d = r + thick * math.cos(b)
            row.append(bm.verts.new((d * math.cos(a), d * math.sin(a), thick * math.sin(b))))
        grid.append(row)
    for i in range(n):
        for j in range(k):
            i2, j2 = (i + 1) % n, (j + 1) % k
            bm.faces.new((grid[i][j], grid[i2][j], grid[i2][j2], grid[i][j2]))
    angles = Euler([math.radians(a) for a in (tilt, lean, turn)]).to_matrix().to_4x4()
    return _finish_smooth(bm, mat, Matrix.Translation((x, y, z)) @ angles)


def tube(points, r, mat, closed=False, straight=False):
    """A round bar through the points, rounded at the corners unless `straight`."""
    path = points if straight else _smooth(points, closed)
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', r, 4
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for point, co in zip(spline.points, path):
        point.co = (*co, 1)
    spline.use_cyclic_u = closed
    made = place(curve, mat)
    if not closed:
        for end in (path[0], path[-1]):
            ball(*end, r, mat, fine=2)
    return made


def _smooth(points, closed, steps=8):
    if len(points) < 3:
        return points
    pts = [Vector(p) for p in points]
    n = len(pts)
    pick = (lambda i: pts[i % n]) if closed else (lambda i: pts[min(max(i, 0), n - 1)])
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        for s in range(steps):
            t = s / steps
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return [tuple(p) for p in (out if closed else out + [pts[-1]])]


def prism(points, h, mat, x=0, y=0, z=0, bevel=.03, turn=0):
    """A flat outline of (x, y) points given the thickness h."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((px, py, 0)) for px, py in points])
    up = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, verts=[v for v in up['geom'] if isinstance(v, bmesh.types.BMVert)], vec=(0, 0, h))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        rim = [e for e in bm.edges if len(e.link_faces) == 2 and any(len(f.verts) == len(points) for f in e.link_faces)]
        bmesh.ops.bevel(bm, geom=rim, offset=min(bevel, .45 * h), segments=3, profile=.5, affect='EDGES', clamp_overlap=True)
    for f in bm.faces:
        f.smooth = abs(f.normal.z) < .999 and len(points) > 14
    mesh = bpy.data.meshes.new('prism')
    bm.to_mesh(mesh)
    bm.free()
    return place(mesh, mat, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))


def slab(x, y, z, sx, sy, sz, mat, corner=.2, bevel=.04, turn=0):
    """A plate with round corners: platforms, screens, phones, cards."""
    return prism(rounded(sx, sy, corner), sz, mat, x, y, z, bevel, turn)


def rounded(w, h, r, steps=7):
    r = min(r, w / 2 - .001, h / 2 - .001)
    out = []
    for k, (cx, cy) in enumerate([(w / 2 - r, h / 2 - r), (r - w / 2, h / 2 - r), (r - w / 2, r - h / 2), (w / 2 - r, r - h / 2)]):
        for i in range(steps + 1):
            a = math.radians(90 * k + 90 * i / steps)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def disc(r, n=48, start=0, stretch=1):
    return [(r * math.cos(start + 2 * math.pi * i / n), stretch * r * math.sin(start + 2 * math.pi * i / n)) for i in range(n)]


def star(r, inner=.45, n=5):
    return [((r if i % 2 == 0 else r * inner) * math.cos(math.pi * (i / n + .5)),
             (r if i % 2 == 0 else r * inner) * math.sin(math.pi * (i / n + .5))) for i in range(2 * n)]


def heart(r):
    turn = [2 * math.pi * i / 40 for i in range(40)]
    return [(r / 16 * 16 * math.sin(a) ** 3, r / 16 * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a))) for a in turn]


def gear(r, teeth=10):
    out = []
    for i in range(teeth):
        for off, d in ((-.32, .78), (-.2, 1), (.2, 1), (.32, .78)):
            a = 2 * math.pi * (i + off) / teeth
            out.append((r * d * math.cos(a), r * d * math.sin(a)))
    return out


def play(r):
    return [(-.6 * r, .85 * r), (-.6 * r, -.85 * r), (.95 * r, 0)]


def text(words, size, mat, x=0, y=0, z=0, depth=.04):
    """Letters lying in the x-y plane, centred on x; stand them with upright()."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x = words, size, depth, 'CENTER'
    curve.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    curve.bevel_depth = .008
    return place(curve, mat, Matrix.Translation((x, y, z + depth)))
