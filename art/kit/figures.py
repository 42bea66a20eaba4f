"""Stylised people: big heads, soft bodies, a few clear hair styles. Front is -y; turn=45 faces the camera."""
import math

from .core import at, ball, box, cyl, lathe, ring, tube

DARK_HAIR = '#2b1b17'
HANDS = {
    'down': ((-.25, -.04, .40), (.25, -.04, .40)), 'wave': ((-.25, -.04, .40), (.38, -.08, .98)),
    'cheer': ((-.36, -.06, 1.0), (.36, -.06, 1.0)), 'hold': ((-.13, -.30, .56), (.13, -.30, .56)),
    'type': ((-.14, -.33, .47), (.14, -.33, .47)), 'draw': ((-.2, -.26, .46), (.2, -.38, .62)),
    'point': ((-.25, -.04, .40), (.34, -.32, .78)), 'hips': ((-.2, -.1, .42), (.2, -.1, .42)),
    'reach': ((-.15, -.4, .72), (.15, -.4, .72)), 'think': ((-.1, -.24, .5), (.1, -.24, .74)),
}


def figure(x, y, z=0, turn=45, scale=1, skin=1, hair='short', hairc=DARK_HAIR, top='teal', bottom='navy',
           shoes='white', pose='down', hands=None, sit=False, stride=0, glasses=None, apron=None, phones=None, look=-10):
    """One person about 1.15 high. `pose` names the hands' places, `hands` gives them outright."""
    skin = f'skin{skin}'
    if hair == 'hijab' and hairc == DARK_HAIR:
        hairc = 'lilac'
    with at(x, y, z, turn, scale):
        _legs(bottom, shoes, sit, stride)
        lathe([(0, .28), (.14, .28), (.17, .34), (.175, .45), (.17, .6), (.14, .69), (.08, .74), (0, .75)], top)
        if apron:
            lathe([(.172, .3), (.185, .4), (.18, .58), (.1, .6)], apron)
        cyl(0, 0, .7, .06, .12, skin)
        for side, hand in zip((-1, 1), hands or HANDS[pose]):
            _arm(side, hand, skin, top)
        with at(0, 0, .95, tilt=look):
            _head(skin, glasses)
            HAIR[hair](hairc)
            if phones:
                _phones(phones)


def _legs(bottom, shoes, sit, stride):
    for side in (-1, 1):
        hip, swing = (side * .085, 0, .33), stride * side
        if sit:
            foot = (side * .1, -.3, .02)
            tube([hip, (side * .1, -.28, .32), (side * .1, -.3, .06)], .075, bottom)
        else:
            foot = (side * .09, -swing, .05)
            tube([hip, (side * .09, -swing * .6 - .02, .2), (side * .09, -swing, .09)], .075, bottom)
        ball(foot[0], foot[1] - .04, .05, .075, shoes, (1, 1.5, .7), fine=3)


def _arm(side, hand, skin, top):
    shoulder = (side * .15, 0, .65)
    mid = tuple((a + b) / 2 for a, b in zip(shoulder, hand))
    elbow = (mid[0] + side * .07, mid[1] + .05, mid[2] - .05)
    tube([shoulder, elbow, hand], .052, top)
    ball(*hand, .06, skin, fine=3)


def _head(skin, glasses):
    ball(0, 0, 0, .21, skin, (1, .96, 1))
    for side in (-1, 1):
        ball(side * .205, .01, -.01, .045, skin, (.6, 1, 1), fine=3)
        ball(side * .075, -.186, .0, .026, '#1a1426', (.9, .6, 1.3), fine=3)
        ball(side * .075 + .008, -.203, .012, .008, 'white', fine=2)
        ball(side * .118, -.163, -.062, .032, '#ff8f86', (1, .35, .7), fine=3)
    ball(0, -.207, -.035, .02, skin, fine=3)
    tube([(-.035, -.193, -.085), (0, -.193, -.1), (.035, -.193, -.085)], .0075, '#8a3434')
    if glasses:
        for side in (-1, 1):
            ring(side * .078, -.205, 0, .056, .009, glasses, tilt=90)
        tube([(-.025, -.215, .005), (.025, -.215, .005)], .008, glasses)


def _cap(c, r=.22, up=.055, back=.04):
    ball(0, back, up, r, c, (1, .97, 1))


def _short(c):
    _cap(c)
    ball(.07, -.13, .15, .1, c, (1.3, .8, .6), fine=3)


def _bangs(c):
    _cap(c)
    for x in (-.12, -.04, .04, .12):
        ball(x, -.155 + abs(x) * .4, .115, .06, c, (1, .6, 1.1), fine=3)


def _bob(c):
    _bangs(c)
    for side in (-1, 1):
        ball(side * .185, .03, -.07, .085, c, (.7, 1.3, 1.6), fine=3)
    ball(0, .12, -.06, .17, c, (1.15, .7, 1), fine=3)


def _long(c):
    _cap(c)
    ball(-.08, -.13, .14, .1, c, (1.4, .8, .7), fine=3)
    lathe([(0, -.42), (.13, -.4), (.18, -.25), (.2, 0), (.12, .1)], c, 0, .1, 0)


def _bun(c):
    _cap(c)
    ball(.06, -.14, .14, .09, c, (1.4, .8, .7), fine=3)
    ball(0, .08, .29, .1, c, fine=3)


def _tail(c):
    _bangs(c)
    tube([(0, .2, .12), (0, .34, .08), (0, .36, -.12), (0, .3, -.28)], .07, c)


def _pigtails(c):
    _bangs(c)
    for side in (-1, 1):
        ball(side * .25, .05, .06, .085, c, fine=3)
        ball(side * .29, .05, -.05, .065, c, (.9, .9, 1.5), fine=3)


def _curly(c):
    _cap(c, .2)
    for i in range(26):
        a, h = i * 2.4, 1 - i / 26 * 1.05
        d = math.sqrt(max(0, 1 - h * h))
        px, py, pz = .22 * d * math.cos(a), .22 * d * math.sin(a) + .04, .22 * h + .05
        if py > -.17 and not (py < -.08 and pz < .1):
            ball(px, py, pz, .075, c, fine=3)


def _spiky(c):
    _cap(c)
    for i, (px, py) in enumerate([(-.1, -.1), (.02, -.13), (.12, -.08), (-.14, .03), (0, 0), (.14, .05), (-.06, .13), (.08, .14)]):
        with at(px, py, .17, tilt=-py * 160, lean=px * 200):
            cyl(0, 0, 0, .075, .16, c, top=.01, sides=16)


def _afro(c):
    ball(0, .07, .1, .27, c)


def _bald(c):
    ball(0, -.17, -.1, .06, c, (1.8, .6, .7), fine=3)


def _hijab(c):
    ball(0, .045, .012, .236, c)
    lathe([(.27, -.38), (.275, -.34), (.21, -.2), (.13, -.1), (.1, 0)], c)


def _cap_hat(c):
    _cap('#2b1b17')
    ball(0, .03, .08, .222, c, (1, 1, .9))
    ball(0, -.2, .1, .13, c, (1.1, 1, .16), fine=3)


HAIR = {'short': _short, 'bangs': _bangs, 'bob': _bob, 'long': _long, 'bun': _bun, 'tail': _tail, 'pigtails': _pigtails,
        'curly': _curly, 'spiky': _spiky, 'afro': _afro, 'bald': _bald, 'hijab': _hijab, 'cap': _cap_hat}


def _phones(c):
    tube([(-.225, 0, .02), (-.17, 0, .22), (0, 0, .29), (.17, 0, .22), (.225, 0, .02)], .025, c)
    for side in (-1, 1):
        ball(side * .23, 0, 0, .07, c, (.6, 1, 1), fine=3)


def desk(x, y, z=0, turn=0, w=1.6, d=.75, h=.42, top='wood', legs='white'):
    with at(x, y, z, turn):
        box(0, 0, h - .06, w, d, .07, top, .025)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * (w / 2 - .08), sy * (d / 2 - .08), 0, .06, .06, h - .05, legs, .015)


def stool(x, y, z=0, mat='amber', h=.26):
    cyl(x, y, z + h - .07, .17, .07, mat)
    cyl(x, y, z, .03, h - .05, 'white')
    cyl(x, y, z, .13, .03, 'white')


def chair(x, y, z=0, turn=0, mat='pink'):
    with at(x, y, z, turn):
        slab_seat = .26
        box(0, 0, slab_seat - .07, .38, .36, .08, mat, .03)
        box(0, .19, slab_seat, .36, .06, .4, mat, .03)
        cyl(0, 0, 0, .03, .2, 'chrome')
        cyl(0, 0, 0, .17, .04, 'ink')
