"""City blocks, houses, temples, signs and lights."""
import math
import random

from .core import at, ball, box, cyl, disc, lathe, prism, ring, slab, star, text, tube, upright


def windows(x, y, z, sx, sy, h, mats=('*cyan', '*amber', '*pink'), fill=.62, seed=1, step=.3, w=.13):
    """Lit panes on the two seen faces (+x and -y) of a block standing at x, y, z."""
    rnd = random.Random(seed)
    rows = int((h - .2) / step)
    for row in range(rows):
        level = z + .16 + row * step
        for k in range(max(1, int(sx / .26))):
            if rnd.random() < fill:
                box(x - sx / 2 + (k + .5) * sx / max(1, int(sx / .26)), y - sy / 2, level, w, .03, w * .85, rnd.choice(mats), .008)
        for k in range(max(1, int(sy / .26))):
            if rnd.random() < fill:
                box(x + sx / 2, y - sy / 2 + (k + .5) * sy / max(1, int(sy / .26)), level, .03, w, w * .85, rnd.choice(mats), .008)


def tower(x, y, z, sx, sy, h, mat='blue', seed=1, lit=('*cyan', '*amber', '*pink'), fill=.6, roof=True):
    box(x, y, z, sx, sy, h, mat, .05)
    windows(x, y, z, sx, sy, h, lit, fill, seed)
    if roof:
        rnd = random.Random(seed)
        box(x, y, z + h, sx * .7, sy * .7, .08, mat, .02)
        if rnd.random() < .6:
            box(x + rnd.uniform(-.15, .15) * sx, y + .1 * sy, z + h + .06, sx * .3, sy * .26, .16, 'slate', .02)
        if rnd.random() < .45:
            tube([(x - .2 * sx, y, z + h), (x - .2 * sx, y, z + h + .5)], .014, 'stone')
            ball(x - .2 * sx, y, z + h + .52, .035, rnd.choice(['*hot', '*cyan', '*flame']), fine=2)


def house(x, y, z=0, turn=0, w=1.0, d=.9, h=.7, wall='paper', roof='coral', door='teal', lit=None, scale=1):
    """A village house: gable along y, door on the -y side."""
    with at(x, y, z, turn, scale):
        box(0, 0, 0, w, d, h, wall, .03)
        with at(0, d / 2 + .12, h, tilt=90):
            prism([(-w / 2 - .14, -.04), (w / 2 + .14, -.04), (0, .55)], d + .24, roof, bevel=.03)
        slab_door = lit or 'sky'
        box(0, -d / 2, 0, .24, .04, .42, door, .015)
        for s in (-1, 1):
            box(s * w * .33, -d / 2, .28, .17, .03, .2, slab_door, .01)
            box(s * w * .33, -d / 2 - .01, .25, .23, .05, .03, 'wood', .008)
        for k in (-1, 1):
            box(w / 2, k * d * .25, .28, .03, .18, .2, slab_door, .01)
        box(0, -d / 2 - .14, 0, .42, .22, .05, 'stone', .015)


def stilt_house(x, y, z=0, turn=0, wall='wood', roof='teal', lit='*amber', scale=1):
    """A raised wooden house with a swept roof, as on the islands."""
    with at(x, y, z, turn, scale):
        for sx in (-.4, .4):
            for sy in (-.35, .35):
                cyl(sx, sy, 0, .045, .4, 'darkwood')
        box(0, 0, .36, 1.05, .95, .08, 'darkwood', .02)
        box(0, .04, .44, .85, .75, .5, wall, .025)
        box(0, -.34, .44, .2, .03, .36, 'darkwood', .01)
        for p in (-.28, .28):
            box(p, -.34, .62, .15, .03, .16, lit, .01)
        for p in (-.15, .25):
            box(.43, p, .62, .03, .15, .16, lit, .01)
        with at(0, .62, .9, tilt=90):
            prism([(-.7, .02), (-.42, .12), (-.16, .42), (0, .66), (.16, .42), (.42, .12), (.7, .02), (.66, -.04), (-.66, -.04)], 1.2, roof, bevel=.03)
        for k in range(4):
            box(0, -.52 - .11 * k, .33 - .09 * k, .3, .12, .04, 'wood', .01)


def temple(x, y, z=0, tiers=5, size=2.4, step=.32, mat='stone', accent='teal', crown=True):
    """A stepped stone temple with bell-shaped stupas on its terraces."""
    for i in range(tiers):
        w = size * (1 - i / (tiers + .8))
        box(x, y, z + i * step, w, w, step, mat if i % 2 == 0 else accent, .05)
        for s in (-1, 1):
            for q in (-1, 1):
                stupa(x + s * (w / 2 - .12), y + q * (w / 2 - .12), z + (i + 1) * step, .1)
        box(x, y - w / 2 - .05, z + i * step, size * .22, .16, step * .5, 'cream', .02)
        box(x + w / 2 + .05, y, z + i * step, .16, size * .22, step * .5, 'cream', .02)
    if crown:
        stupa(x, y, z + tiers * step, size * .16)


def stupa(x, y, z, r, mat='cream'):
    lathe([(0, 0), (r, 0), (r, .25 * r), (.9 * r, .3 * r), (.85 * r, .8 * r), (.5 * r, 1.3 * r), (.25 * r, 1.5 * r), (.2 * r, 2.2 * r), (0, 2.6 * r)], mat, x, y, z, 24)


def lamp_post(x, y, z=0, h=.9, light='*amber', pole='navy'):
    cyl(x, y, z, .035, h, pole)
    cyl(x, y, z, .08, .06, pole)
    ball(x, y, z + h + .06, .1, light, fine=3)
    cyl(x, y, z + h + .13, .08, .04, pole, top=.03)


def lantern(x, y, z, r=.18, light='*flame', cap='darkwood', h=1.25):
    """A paper lantern; z is its centre."""
    lathe([(.45 * r, -h * r), (.85 * r, -.8 * h * r), (r, 0), (.85 * r, .8 * h * r), (.45 * r, h * r)], light, x, y, z, 28)
    cyl(x, y, z + h * r, .5 * r, .22 * r, cap)
    cyl(x, y, z - h * r - .2 * r, .5 * r, .22 * r, cap)
    for k in (-.5, 0, .5):
        ring(x, y, z + k * h * r, r * (1.0 if k == 0 else .93), .012, cap)


def neon(words, size, mat, x, y, z, turn=0, board='ink', w=None):
    """A lit sign on a dark board, facing -y before turning."""
    with upright(x, y, z, turn):
        wide = w or len(words) * size * .75 + .2
        slab(0, 0, -.05, wide, size * 1.7, .08, board, .12, .02)
        ring_box(wide - .08, size * 1.7 - .08, mat)
        text(words, size, mat, 0, -size * .36, .04, .015)


def ring_box(w, h, mat, r=.012, z=.045):
    tube([(-w / 2, -h / 2, z), (w / 2, -h / 2, z), (w / 2, h / 2, z), (-w / 2, h / 2, z), (-w / 2, -h / 2, z)], r, mat, straight=True)


def bunting(points, mats=('pink', 'amber', 'teal', 'white'), n=10, size=.16):
    """A string of flags between two points."""
    (ax, ay, az), (bx, by, bz) = points
    line = [(ax + (bx - ax) * t / n, ay + (by - ay) * t / n, az + (bz - az) * t / n - 4 * .18 * t / n * (1 - t / n)) for t in range(n + 1)]
    tube(line, .01, 'white')
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    for i, (px, py, pz) in enumerate(line[1:-1]):
        with upright(px, py, pz, turn):
            prism([(-size / 2, 0), (0, -size * 1.2), (size / 2, 0)], .015, mats[i % len(mats)], bevel=0)


def car(x, y, z=0, turn=0, mat='pink', scale=1):
    """Drives towards +x."""
    with at(x, y, z, turn, scale):
        box(0, 0, .07, .62, .3, .15, mat, .05)
        box(-.03, 0, .21, .34, .26, .14, 'ice', .05)
        box(-.03, 0, .31, .3, .24, .05, mat, .02)
        for px in (-.19, .19):
            for py in (-.14, .14):
                with at(px, py, .08, tilt=90):
                    cyl(0, 0, -.03, .075, .06, 'black')
        for py in (-.09, .09):
            box(.31, py, .13, .02, .07, .05, '*amber', .005)


def podium(x, y, z, r, h, mat='white', rim='*cyan'):
    cyl(x, y, z, r, h, mat, bevel=.05)
    ring(x, y, z + h * .55, r + .005, .02, rim)


def sun(x, y, z, r, mat='*amber', rays='*flame', turn=45):
    with upright(x, y, z, turn):
        prism(disc(r), .08, mat)
        prism(star(r * 1.5, .72, 12), .04, rays, z=-.05, bevel=.01)
