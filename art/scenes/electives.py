"""Electives."""
import math

from kit import *


@picture('elective-web-design')
def web_design():
    stage('mint', 6.0, (0, 0, 1.15))
    platform(4.4, 4.4, 'white', 'teal')
    desk(-.3, .3, 0, 45, 2.6, 1.1, .55, 'wood')
    with monitor(-.5, .5, .55, 45, 2.3, 1.45, 'white', 'navy'):
        rect(0, .55, 2.1, .2, 'teal', 0, .04)
        with at(-.5, .1, .002):
            landscape(1.0, .6, 'sky', 'leaf', 'teal', 'amber')
        lines(.15, .3, (.8, .6, .7), 'stone', .14, .07)
        rect(.4, -.12, .5, .16, 'coral', 0, .07)
        for i, m in enumerate(('pink', 'amber', 'royal', 'leaf')):
            slab(-.75 + .5 * i, -.48, 0, .42, .3, .05, m, .05, .012)
    keyboard(.15, -.15, .55, 45, .95, ('coral', 'teal', 'amber'))
    mouse(.75, .42, .55, 45, 'coral', 1.2)
    mug(-1.0, -.6, .55, 'coral')
    figure(.75, -1.45, 0, 45, 1.2, 2, 'afro', top='royal', pose='point')
    cat(-1.4, -1.2, 0, 30, 'white', 1.0)
    potted(1.7, .7, 0, 1.0)
    with upright(1.3, 1.5, 1.6, 45):
        tube([(-.3, .3, 0), (-.55, 0, 0), (-.3, -.3, 0)], .07, 'coral', straight=True)
        tube([(.3, .3, 0), (.55, 0, 0), (.3, -.3, 0)], .07, 'coral', straight=True)
        tube([(-.12, -.35, 0), (.12, .35, 0)], .07, 'royal', straight=True)


@picture('elective-video-promotion')
def video_promotion():
    stage('dusk', 6.0, (0, 0, 1.15))
    platform(4.4, 4.4, 'purple', 'teal')
    with phone(-.5, .5, 1.35, 45, 1.25, 2.4, '*#35308f'):
        with at(0, .1, 0):
            landscape(1.1, 1.5, '*#ff7fa8', '*#6a4be0', '*#35308f', '*#ffd98a')
        slab(0, .1, .05, .5, .4, .06, 'white', .14, .02)
        mark(play(.13), .02, .1, 'hot', .11)
        rect(0, -.82, .95, .05, 'slate')
        rect(-.2, -.82, .55, .05, '*hot', .004)
        dot(.08, -.82, .055, 'white', .01)
    film_camera(.85, -.55, 0, 205, 1.0, 'royal', .9)
    figure(.3, -1.5, 0, 20, 1.15, 1, 'tail', top='amber', pose='wave')
    for i, (x, y, z, p, m) in enumerate(((.8, 1.3, 2.3, heart(.2), '*hot'), (1.2, 1.0, 1.6, star(.2), '*amber'), (-1.6, -.3, 2.3, heart(.17), '*hot'), (-1.5, -.8, 1.5, play(.16), '*cyan'))):
        badge(x, y, z, p, m, 'navy', .28)
    with at(1.6, -.1, .4, 30, 1.1):
        cyl(0, 0, -.38, .05, .5, 'slate')
        with at(0, -.1, .3, tilt=80):
            cyl(0, 0, -.35, .12, .3, 'white')
            cyl(0, 0, -.05, .14, .5, 'coral', top=.38)
            ring(0, 0, .45, .38, .03, 'white')
    spark(.2, -.3, 1.9, 60, '#ff9fc4')


@picture('elective-graphic-design')
def graphic_design():
    stage('sunny', 6.0, (0, 0, 1.15))
    platform(4.4, 4.4, 'paper', 'teal')
    for i, (d, m, z) in enumerate(((-1.15, 'royal', 1.2), (.05, 'coral', 1.35), (1.25, 'teal', 1.2))):
        with upright(-.6 + d * .7071, .6 + d * .7071, z, 45):
            slab(0, 0, 0, 1.1, 1.75 + .2 * (i == 1), .08, m, .07, .02)
            if i == 0:
                for k in range(4):
                    ring(0, .1, .1, .42 - .1 * k, .03, ('amber', 'white', 'pink', 'aqua')[k])
                lines(-.4, -.55, (.8, .5), 'white', .14, .07, .08)
            elif i == 1:
                prism([(-.4, -.4), (0, .55), (.4, -.4)], .06, 'yellow', 0, .1, .08, .02)
                prism(disc(.22), .06, 'white', 0, -.05, .12, .02)
                lines(-.4, -.65, (.8, .6), 'white', .14, .07, .08)
            else:
                for r in range(3):
                    for c in range(3):
                        p = (disc(.13), [(-.13, -.13), (.13, -.13), (.13, .13), (-.13, .13)], [(-.14, -.12), (.14, -.12), (0, .15)])[(r + c) % 3]
                        prism(p, .05, ('amber', 'white', 'pink')[(r * 2 + c) % 3], -.32 + .32 * c, .5 - .34 * r, .08, .01)
                lines(-.4, -.6, (.8, .5), 'white', .14, .07, .08)
    for i, m in enumerate(('red', 'amber', 'yellow', 'lime', 'teal', 'royal', 'purple')):
        with at(.75, -1.5, .03 + .03 * i, 110 - 18 * i):
            slab(0, .5, 0, .34, 1.05, .025, m, .05, 0)
    figure(-1.0, -1.35, 0, 25, 1.15, 1, 'curly', top='pink', pose='point')
    figure(1.65, -.3, 0, 65, 1.1, 2, 'hijab', top='royal', hairc='amber', pose='hold')
    mug(1.85, .6, 0, 'teal')


@picture('elective-photography')
def photography():
    stage('aqua', 6.0, (0, 0, 1.05))
    platform(4.4, 4.4, 'white', 'royal')
    photo_camera(-.1, -.1, .55, 45, 1.7)
    for s in (0, 2.1, 4.2):
        tube([(-.2, 0, .6), (-.2 + .6 * math.cos(s), .6 * math.sin(s), 0)], .05, 'slate', straight=True)
    for i, (d, z) in enumerate(((-1.5, 2.35), (-.75, 2.15), (0, 2.1), (.75, 2.15), (1.5, 2.35))):
        with upright(-1.0 + d * .7071, 1.0 + d * .7071, z, 45), at(turn=(8, -5, 3, -6, 7)[i]):
            slab(0, -.3, 0, .56, .68, .03, 'white', .03, .008)
            with at(0, -.24, .03):
                landscape(.46, .44, ('sky', 'rose', 'cream', 'lilac', 'ice')[i], ('leaf', 'purple', 'coral', 'royal', 'teal')[i], ('forest', 'royal', 'red', 'navy', 'deepteal')[i], 'yellow')
            box(0, .01, .03, .06, .1, .04, 'wood', .01)
    tube([(-2.4, -.4, 2.5), (-1.7, .3, 2.25), (-1, 1, 2.15), (-.3, 1.7, 2.25), (.4, 2.4, 2.5)], .014, 'navy')
    figure(1.45, -1.0, 0, 60, 1.15, 1, 'bangs', top='coral', pose='hold')
    with at(1.45, -1.0, 0, 60, 1.15):
        box(0, -.34, .5, .26, .14, .17, 'ink', .03)
        with at(0, -.41, .585, tilt=90):
            cyl(0, 0, 0, .06, .08, 'slate')
    bird(-1.3, -1.3, 0, 30, 'amber', 1.5)
    flower(1.7, .5, 0, .6, 'pink', .12)
    flower(1.9, .1, 0, .45, 'amber', .1)


@picture('elective-motion-capture')
def motion_capture():
    from scenes.news import suit
    stage('night', 5.8, (0, 0, 1.15))
    platform(4.4, 4.4, 'navy', 'teal')
    for r in (.7, 1.15, 1.6):
        ring(-.25, -1.05, .02, r * .8, .018, '*cyan' if r != 1.15 else '*hot')
    suit(-.25, -1.05, .03, 1.6)
    for r in (.6, .9):
        ring(1.0, .15, .02, r, .018, '*amber')
    with at(1.0, .15, 0, 45, 1.6):
        ghost = {'head': (0, 0, 1.0), 'neck': (0, 0, .7), 'hip': (0, 0, .36), 'l': (-.42, -.1, .98), 'r': (.45, -.15, .62), 'lk': (-.14, -.1, .2), 'lf': (-.16, .12, .03), 'rk': (.14, -.12, .2), 'rf': (.16, -.22, .03)}
        for a, b in (('neck', 'hip'), ('neck', 'l'), ('neck', 'r'), ('hip', 'lk'), ('lk', 'lf'), ('hip', 'rk'), ('rk', 'rf'), ('head', 'neck')):
            tube([ghost[a], ghost[b]], .018, '*cyan')
        for p in ghost.values():
            ball(*p, .045, '*amber', fine=3)
        ring(0, 0, 1.0, .17, .014, '*cyan', tilt=59)
        ring(0, 0, 1.0, .17, .014, '*cyan', tilt=-30)
    for x, y, t in ((-1.8, -1.5, 30), (1.8, 1.7, 70)):
        cyl(x, y, 0, .035, 2.2 - .2 * (x > 0), 'slate')
        with at(x, y, 2.15 - .2 * (x > 0), t):
            box(0, 0, 0, .28, .3, .24, 'royal', .05)
            ball(0, -.16, .12, .075, '*hot', fine=3)
    desk(-1.3, 1.2, 0, 45, 1.1, .6, .42, 'teal')
    with monitor(-1.3, 1.2, .42, 45, .9, .6, '*#7a3ad0'):
        bars(-.25, -.15, (.12, .25, .18, .3), '*amber')
    figure(-.55, .75, 0, 45, 1.0, 0, 'hijab', top='coral', hairc='amber', pose='hold')
    spark(.8, -1.0, 1.8, 60, '#6fd0ff')


@picture('elective-interior-360')
def interior_360():
    stage('blue', 6.0, (0, 0, 1.0), tint='#3450ad')
    cyl(0, 0, -.35, 2.35, .3, 'teal', bevel=.1)
    cyl(0, 0, -.08, 2.2, .08, 'wood')
    wall = [(2.1 * math.cos(a), 2.1 * math.sin(a)) for a in [math.radians(52 + 166 * k / 40) for k in range(41)]]
    prism(wall + [(x * 1.05, y * 1.05) for x, y in wall[::-1]], 1.9, 'paper', bevel=.02)
    for a, m in ((80, 'sky'), (135, 'rose'), (190, 'sky')):
        r = math.radians(a)
        with upright(2.03 * math.cos(r), 2.03 * math.sin(r), 1.15, a - 90 + 0):
            slab(0, 0, 0, .85, .8, .06, 'darkwood', .03, .01)
            with at(0, 0, .06):
                landscape(.74, .68, m, 'leaf' if m == 'sky' else 'purple', 'teal' if m == 'sky' else 'royal', 'amber')
    slab(.1, -.1, 0, 1.9, 1.5, .03, 'coral', .3, .01, 45)
    with at(-.75, .75, 0, 45):
        box(0, 0, .1, 1.5, .6, .28, 'teal', .1)
        box(0, .28, .1, 1.5, .2, .65, 'teal', .08)
        for s in (-1, 1):
            box(s * .75, .02, .1, .2, .6, .48, 'deepteal', .08)
        box(-.4, .05, .36, .32, .2, .3, 'amber', .07)
        box(.4, .05, .36, .32, .2, .3, 'pink', .07)
    table(.15, -.15, .03, .42, .35, 'white')
    cyl(1.35, 1.0, 0, .22, .05, 'navy')
    cyl(1.35, 1.0, 0, .03, 1.3, 'navy')
    cyl(1.35, 1.0, 1.2, .32, .36, '*#ffe2a0', top=.2)
    potted(-1.45, -1.0, 0, 1.1)
    with at(.95, -.95, .95):
        ring(0, 0, 0, .62, .03, '*cyan')
        ring(0, 0, 0, .78, .016, '*amber', tilt=20)
        headset(-.05, -.05, -.12, 45, .5)
    for k in range(3):
        with at(turn=-80 + 35 * k):
            prism([(0, -.12), (.2, 0), (0, .12)], .04, '*cyan', 2.5, 0, -.1, .01)
    spark(1.35, 1.0, 1.9, 20, '#ffd9a0')
