"""The academy's half of the hero: a bright atelier by day, block for block the same city."""
from kit import *
from scenes.city_plan import LOTS, RAIL, walk

BRIGHT = ('teal', 'coral', 'amber', 'royal', 'pink', 'leaf', 'lilac')


def academy_city():
    platform(11, 11, 'ice', 'teal', corner=.7, thick=.6)
    slab(0, 0, -.02, 10.3, 10.3, .05, 'paper', .5, .01)
    _paths()
    for i, lot in enumerate(LOTS):
        _LOTS[lot[4]](*lot[:4], seed=i + 3)
    _plaza()
    _rail()
    for x, y, z, r in ((-3.2, .6, 4.7, .3), (2.2, 3.2, 4.0, .26), (-1.8, -3.6, 3.2, .24)):
        cloud(x, y, z, r)
    for x, y, z, m in ((3.2, -.2, 2.5, 'white'), (2.6, -.9, 2.9, 'rose'), (-2.6, -2.6, 3.4, 'white')):
        _paper_plane(x, y, z, m)
    _people()


def _paths():
    for p in (-3.05, 3.05):
        box(p, 0, .02, .12, 9.6, .02, 'aqua', 0)
        box(0, p, .024, 9.6, .12, .02, 'aqua', 0)
    for i, (x, y) in enumerate(((-2.4, -2.5), (2.5, 2.3), (2.6, -2.6), (-2.2, 2.2))):
        for j, (px, py) in enumerate(walk(.5, 6)):
            prism(disc(.1 + .05 * (j % 3), 20), .02, BRIGHT[(i + j) % 7], x + px, y + py, .03, 0)


def _paper_plane(x, y, z, mat):
    with at(x, y, z, turn=70, scale=.8, tilt=10):
        prism([(-.28, -.2), (.5, 0), (-.28, .2), (-.16, 0)], .03, mat, bevel=.004)
        with at(tilt=90):
            prism([(-.2, -.16), (.46, 0), (-.16, 0)], .03, 'ice', bevel=.004)


def _plaza():
    podium(0, 0, 0, 2.05, .22, 'white', 'teal')
    podium(0, 0, .2, 1.7, .2, 'aqua', 'amber')
    with easel(-.3, .3, .4, 45, 1.62, 'white', 1.4, 1.25):
        landscape(1.3, 1.15, '#8fdcf2', 'leaf', 'forest', 'amber')
        for k, (px, py) in enumerate(((-.4, .3), (-.26, .36), (-.16, .29))):
            dot(px, py, .09, 'white', .05 + .004 * k)
    palette(.95, -.95, .55, 45, 1.15, tilt=32)
    brush(-1.15, -.55, .4, 2.1, .1, 'coral', 'pink', lean=-14, turn=45)
    brush(.5, 1.15, .4, 1.9, .1, 'royal', 'teal', lean=14, turn=45)
    for i, (x, y) in enumerate(walk(2.35, 8)):
        flower(x, y, 0, .4, ('pink', 'amber', 'coral', 'lilac')[i % 4], .1)
        grass(x + .12, y, 0)


def _pencils(x, y, w, h, seed):
    lathe([(0, 0), (w * .5, 0), (w * .56, h * .42), (w * .5, h * .42), (w * .5, .3), (0, .3)], 'royal', x, y)
    ring(x, y, h * .3, w * .55, .05, 'aqua')
    for i, (px, py) in enumerate(walk(w * .27, 5)):
        pencil(x + px, y + py, .2, h * (.98 + .1 * (i * 2 % 3)), .24, BRIGHT[i + 1], BRIGHT[i + 1], tilt=-6 * py, lean=8 * px)
    with upright(x + .42, y - .42, h * .2, 45):
        prism(star(.32), .06, 'yellow', 0, 0, .42, .02)


def _crayon(x, y, w, h, seed):
    box(x, y, 0, w, w, h * .5, BRIGHT[seed % 7], .05)
    box(x, y, h * .16, w + .02, w + .02, h * .12, 'white', .02)
    for k, (px, py) in enumerate(((-.27, .27), (.27, .27), (-.27, -.27), (.27, -.27))):
        m = BRIGHT[(seed + k + 1) % 7]
        tall = h * (.98 - .1 * ((k * 3 + seed) % 4))
        cyl(x + px * w, y + py * w, .1, w * .21, tall - .3, m)
        cyl(x + px * w, y + py * w, tall - .2, w * .19, .3, m, top=w * .07)


def _canvas_house(x, y, w, h, seed):
    box(x, y, 0, w, w, h * .82, 'white', .05)
    with at(x, y, h * .82):
        prism([(-w * .56, -w * .56), (w * .56, -w * .56), (w * .56, w * .56), (-w * .56, w * .56)], .1, 'coral' if seed % 2 else 'teal', bevel=.03)
        box(0, .1, .1, w * .5, w * .5, .16, 'wood', .02)
    for turn, px, py in ((0, x, y - w / 2 - .02), (90, x + w / 2 + .02, y)):
        with upright(px, py, h * .52, turn):
            slab(0, 0, 0, w * .8, h * .46, .06, 'wood', .04, .015)
            with at(0, 0, .06):
                landscape(w * .68, h * .4, 'rose' if turn else '#8fdcf2', 'lilac' if turn else 'leaf', 'purple' if turn else 'forest', 'yellow')
        with upright(px, py, .3, turn):
            slab(0, 0, 0, w * .7, .4, .05, 'sky', .04, .01)


def _paint(x, y, w, h, seed):
    for k, (dx, dy) in enumerate(((-.32, .2), (.3, -.2))):
        m = BRIGHT[(seed + k * 2) % 7]
        with at(x + dx, y + dy, 0):
            cyl(0, 0, 0, .24, .34, 'ink')
            lathe([(.2, .3), (.42, .55), (.46, h * .8), (.44, h * .93), (.1, h * .95), (0, h * .95)], 'white')
            lathe([(.425, .6), (.462, h * .5), (.463, h * .66)], m)
            box(0, 0, h * .9, .92, .1, .16, 'stone', .02, turn=45)


def _pot(x, y, w, h, seed):
    clay_pot(x, y, 0, h * .95, 'clay', 'teal')
    with at(x, y, h * .72, scale=1.5):
        potted(0, 0, -.2, .6, 'clay')


def _books(x, y, w, h, seed):
    n = max(3, int(h / .3))
    for i in range(n):
        with at(x, y, i * h / n, turn=(i * 41 % 23) - 11):
            box(0, 0, 0, w, w * .8, h / n - .01, BRIGHT[(i + seed) % 7], .03)
            box(.02, -.03, .04, w - .02, w * .8, h / n - .09, 'paper', .01)
    cat(x, y, h, 45, 'amber' if seed % 2 else 'stone', 1.2)


def _atelier(x, y, w, h, seed):
    house(x, y, 0, 0, w, w, h * .8, 'paper', 'teal', 'coral')
    potted(x + w * .7, y - w * .4, 0, .4)


def _easel(x, y, w, h, seed):
    turn = 60 if x > 3 else 30
    m = BRIGHT[seed % 7]
    with easel(x, y, .02, turn, .72, 'white', .9, .8):
        dot(0, 0, .24, m)
        mark(star(.2), .18, -.12, 'yellow', .016)
        lines(-.36, .34, (.5, .3), BRIGHT[(seed + 2) % 7], .08, .04)


def _garden(x, y, w, h, seed):
    slab(x, y, 0, w, w, .12, 'lime', .2, .03)
    tree(x - .2, y + .1, .1, 1.0, 'leaf')
    bush(x + .35, y - .25, .1, .17, 'leaf')
    flower(x + .05, y - .38, .1, .25, 'pink', .06)


def _tubes(x, y, w, h, seed):
    paint_tube(x - .2, y - .1, 0, 20, 'pink', 1.2)
    paint_tube(x + .2, y + .2, 0, -30, 'teal', 1.2)
    prism(disc(.28, 30), .03, 'pink', x - .05, y - .75, .03, .01)


_LOTS = {'tall': _pencils, 'art': _paint, 'frame': _canvas_house, 'pot': _pot, 'stack': _books, 'plain': _crayon, 'roof': _atelier,
         'stand': _easel, 'garden': _garden, 'token': _tubes}


def _rail():
    tube(RAIL, .07, 'wood')
    tube([(x, y, z + .09) for x, y, z in RAIL], .025, 'cream')
    for x, y, z in RAIL[1:-1]:
        cyl(x, y, 0, .06, z, 'wood')
    for k in range(3):
        with at(-2.72, -.9 + k * .62, 2.08):
            box(0, 0, 0, .36, .56, .3, ('coral', 'amber', 'teal')[k], .06)
            mug(0, 0, .2, 'white') if k else cyl(0, -.1, .3, .08, .22, 'royal')


def _people():
    for x, y, t, s, h, top, pose in ((1.5, -2.7, 30, 1, 'bangs', 'teal', 'cheer'), (2.2, -3.2, 60, 2, 'curly', 'coral', 'wave'), (2.75, -1.7, 50, 1, 'hijab', 'royal', 'hold'),
                                     (-1.2, -3.1, 20, 0, 'pigtails', 'amber', 'point'), (3.4, 1.6, 70, 3, 'short', 'leaf', 'wave')):
        figure(x, y, .03, t, .82, s, h, top=top, pose=pose, apron='white' if h in ('curly', 'bangs') else None)
    for x, y, t in ((3.5, -.35, 100), (.35, -3.5, -10), (3.4, -2.6, 60)):
        figure(x, y, .03, t + 60, .78, 2, 'bun', top='pink', pose='draw')
