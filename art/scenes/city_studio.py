"""The studio's half of the hero: a neon night city of play."""
from kit import *
from scenes.city_plan import LOTS, RAIL, walk

NEON = ('*cyan', '*amber', '*pink', '*hot')


def studio_city():
    platform(11, 11, 'navy', 'blue', corner=.7, thick=.6)
    slab(0, 0, -.02, 10.3, 10.3, .05, 'ink', .5, .01)
    _streets()
    for i, lot in enumerate(LOTS):
        _LOTS[lot[4]](*lot[:4], seed=i + 3)
    _plaza()
    _rail()
    for x, y, z in ((-3.2, .6, 4.4), (2.2, 3.2, 3.6), (3.2, -.2, 2.5), (-1.8, -3.6, 2.9)):
        drone(x, y, z, turn=20 * x, scale=.8, light='*hot' if x < 0 else '*flame')
    _people()
    for x, y, e, c in ((0, 0, 160, '#35d6ff'), (-3, -3, 70, '#ff4f93'), (3, 3, 70, '#ff4f93'), (3.4, -3.4, 60, '#ffab2e'), (-3, 3, 120, '#35d6ff')):
        spark(x, y, 2.2, e, c, .6)


def _streets():
    for p in (-3.05, 3.05):
        box(p, 0, .02, .05, 9.6, .02, '*cyan' if p > 0 else '*hot', 0)
        box(0, p, .02, 9.6, .05, .02, '*hot' if p > 0 else '*cyan', 0)
    for k in range(-9, 10):
        if abs(k) > 4:
            box(k * .5, -2.2, .03, .22, .03, .01, '*amber', 0)
            box(2.2, k * .5, .03, .03, .22, .01, '*amber', 0)


def _plaza():
    podium(0, 0, 0, 2.05, .22, 'blue', '*cyan')
    podium(0, 0, .2, 1.7, .2, 'teal', '*amber')
    gamepad(.35, -.35, 1.02, 45, 1.08, 'white', tilt=38)
    hologram(-.45, .45, 2.9, .95)
    cyl(-.45, .45, .4, .4, 1.3, 'royal', top=.12)
    for i, (x, y) in enumerate(walk(2.35, 8)):
        lamp_post(x, y, 0, .55, ('*cyan', '*amber', '*hot')[i % 3])


def _arcade_tower(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, 'royal', seed, NEON, .4, roof=False)
    box(x, y, h, w + .2, w + .2, .22, 'hot', .06)
    box(x, y, h + .22, w * .8, w * .8, .3, 'navy', .08)
    cyl(x, y, h + .5, .12, .5, 'chrome')
    ball(x, y, h + 1.15, .36, '*hot')
    for turn, px, py in ((0, x, y - w / 2 - .04), (90, x + w / 2 + .04, y)):
        with upright(px, py, h * .66, turn):
            slab(0, 0, -.03, w * .86, w * .95, .08, 'ink', .1, .02)
            slab(0, 0, .05, w * .78, w * .87, .01, '*#1257c9', .06, 0)
            for i, row in enumerate(('..#...#..', '...#.#...', '..#####..', '.##.#.##.', '#########', '#.#####.#', '#.#...#.#', '...#.#...')):
                for j, c in enumerate(row):
                    if c == '#':
                        rect((j - 4) * .13, (3.5 - i) * .13, .12, .12, '*yellow' if turn else '*cyan', .06, .01)
    neon('PLAY', .42, '*amber', x, y - w / 2 - .1, h * .24, 0, w=w * .92)
    neon('PLAY', .42, '*cyan', x + w / 2 + .1, y, h * .24, 90, w=w * .92)


def _cinema(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, 'purple', seed, NEON, .5, roof=False)
    reel(x + .1, y - .1, h + .62, .62)
    box(x, y, h, w * .9, w * .9, .08, 'ink', .02)
    box(x, y - w / 2 - .12, .5, w * .9, .3, .08, '*flame', .02)
    box(x + w / 2 + .12, y, .5, .3, w * .9, .08, '*flame', .02)


def _screens(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, 'deepteal', seed, NEON, .35)
    for turn, px, py in ((0, x, y - w / 2 - .03), (90, x + w / 2 + .03, y)):
        with upright(px, py, h * .68, turn):
            slab(0, 0, 0, w * .84, h * .42, .06, 'ink', .06, .015)
            with at(0, 0, .06):
                landscape(w * .76, h * .37, '*#5b3ad6' if turn else '*#0fa3d8', '*hot' if turn else '*#1fc48d', '*#b3205f' if turn else '*#0c7a66')


def _sound(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, 'teal', seed, NEON, .55, roof=False)
    headphones(x, y, h + .25, 45, 1.5, 'pink')
    ball(x, y, h + .3, .42, 'white')


def _dice(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, 'blue', seed, NEON, .6, roof=False)
    for dx, dy, m, p in ((.25, -.25, 'white', '*hot'), (-.3, .3, 'amber', 'ink')):
        with at(x + dx, y + dy, h, turn=15 * dx):
            box(0, 0, 0, .62, .62, .62, m, .1)
            for q, r in ((-.15, .16), (.15, .46), (0, .31)):
                ball(q, -.31, r, .055, p, (1, .4, 1), fine=2)
                ball(.31, q, r, .055, p, (.4, 1, 1), fine=2)


def _plain(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, ('blue', 'royal', 'teal', 'deepteal', 'navy', 'purple')[seed % 6], seed, NEON, .62)


def _vr(x, y, w, h, seed):
    tower(x, y, 0, w, w, h, 'royal', seed, NEON, .6, roof=False)
    headset(x + .1, y - .25, h + .42, 45, .8)


def _cabinet(x, y, w, h, seed):
    turn = 90 if x > 3 else 0
    arcade(x, y, .02, turn, .78, ('blue', 'teal', 'purple')[seed % 3], ('pink', 'amber', 'aqua')[seed % 3])


def _garden(x, y, w, h, seed):
    slab(x, y, 0, w, w, .12, 'teal', .2, .03)
    tree(x - .2, y + .1, .1, 1.0, 'teal')
    bush(x + .35, y - .25, .1, .17, 'purple')
    ball(x + .1, y - .45, .2, .07, '*hot', fine=2)


def _coins(x, y, w, h, seed):
    cyl(x, y, 0, w * .45, .1, 'royal')
    coin(x, y, .62, .4)
    gem(x + .45, y + .2, .16, .16, '*hot')


_LOTS = {'tall': _arcade_tower, 'art': _cinema, 'frame': _screens, 'pot': _sound, 'stack': _dice, 'plain': _plain, 'roof': _vr,
         'stand': _cabinet, 'garden': _garden, 'token': _coins}


def _rail():
    tube(RAIL, .07, 'chrome')
    tube([(x, y, z + .09) for x, y, z in RAIL], .025, '*cyan')
    for x, y, z in RAIL[1:-1]:
        cyl(x, y, 0, .06, z, 'slate')
    for k in range(3):
        with at(-2.72, -.9 + k * .62, 2.08):
            box(0, 0, 0, .36, .56, .34, ('white', 'white', 'hot')[k], .1)
            box(.18, 0, .14, .02, .4, .12, '*cyan', .01)


def _people():
    for x, y, t, s, h, top, pose in ((1.5, -2.7, 30, 1, 'spiky', 'pink', 'cheer'), (2.2, -3.2, 60, 3, 'afro', 'aqua', 'wave'), (2.75, -1.7, 50, 2, 'hijab', 'amber', 'hold'),
                                     (-1.2, -3.1, 20, 1, 'tail', 'royal', 'point'), (3.4, 1.6, 70, 0, 'cap', 'coral', 'wave')):
        figure(x, y, .03, t, .82, s, h, top=top, pose=pose)
    car(3.6, -2.6, .03, 90, 'pink', 1.1)
    car(-.2, -2.62, .03, 0, 'amber', 1.1)
