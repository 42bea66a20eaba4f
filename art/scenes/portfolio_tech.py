"""Stills of the studio's other work: drawings, brands, apps and goggles."""
import math

from kit import *


@picture('tech-illustration')
def tech_illustration():
    stage('peach', 6.8, (0, 0, 1.3))
    platform(4.8, 4.8, 'paper', 'teal')
    with at(-.5, .5, 0, 45):
        for s in (-1, 1):
            with at(0, 0, .12, lean=-s * 8):
                slab(s * 1.05, 0, 0, 2.0, 2.3, .1, 'paper', .05, .02)
        slab(0, 0, 0, 4.3, 2.5, .1, 'royal', .1, .03)
    with at(-.5, .5, .28, 45):
        island(0, .2, .5, .9, 'lime', seed=9)
        for x, y, k, m in ((-.45, .4, 1, 'leaf'), (.5, .5, 1.2, 'forest'), (.1, .7, 1.5, 'leaf')):
            pine(x, y, .5, k, m)
        house(.1, .0, .5, 0, .7, .6, .5, 'paper', 'coral', 'royal', '*amber')
        boat(-1.15, -.5, .25, 60, .55, 'coral', None, 'amber')
        for x, y, z in ((-1.3, .6, 1.3), (1.35, .5, 1.6)):
            cloud(x, y, z, .26, turn=0)
        ball(1.2, .2, .9, .22, 'yellow')
        for i in range(3):
            bird(-.9 + .7 * i, -.1, 1.9 + .2 * (i % 2), 0, ('teal', 'pink', 'royal')[i], .7)
        for i in range(6):
            flower(1.0 + .14 * (i % 3), -.75 + .2 * (i // 3), .2, .4 + .08 * (i % 3), ('pink', 'amber', 'lilac')[i % 3], .08)
    pencil(1.35, -.9, 0, 1.8, .13, 'teal', 'teal', lean=14, turn=45)
    figure(-.6, -1.7, 0, 30, 1.1, 1, 'bun', top='teal', pose='cheer', hairc='#5a2a1a')
    mug(1.9, .3, 0, 'royal')


@picture('tech-storyboard')
def tech_storyboard():
    stage('blue', 6.8, (0, 0, 1.25), tint='#2b3f95')
    platform(4.8, 4.8, 'royal', 'teal')
    with upright(-.65, .65, 1.6, 45):
        slab(0, 0, -.1, 4.0, 2.5, .12, 'white', .08, .03)
        for i in range(6):
            with at(-1.25 + 1.25 * (i % 3), .6 - 1.15 * (i // 3), .02):
                slab(0, 0, 0, 1.1, .74, .03, 'navy', .04, .01)
                rect(0, 0, 1.02, .66, ('sky', 'rose', 'cream', 'lilac', 'mint', 'amber')[i], .03, .03)
                prism([(-.51, -.33), (.51, -.33), (.51, -.18), (.1, -.06), (-.51, -.2)], .012, ('leaf', 'purple', 'coral', 'royal', 'teal', 'orange')[i], 0, 0, .046, 0)
                x = (-.3, -.1, .05, .2, .0, -.05)[i]
                size = (.7, .8, 1.3, .9, 1.6, 1)[i]
                dot(x, .02 * size, .08 * size, 'cream', .062)
                prism([(x - .09 * size, -.2 * size), (x + .09 * size, -.2 * size), (x + .05 * size, -.03 * size), (x - .05 * size, -.03 * size)], .012, 'coral', 0, 0, .06, 0)
                lines(-.5, -.47, (.8, .5), 'stone', .08, .035)
        for k in (0, 1):
            tube([(-.68 + 1.25 * k, .6, .06), (-.57 + 1.25 * k, .6, .06)], .025, 'hot')
    figure(.85, -.85, 0, 215, 1.3, 1, 'curly', top='coral', pose='point')
    figure(-.9, -1.5, 0, 25, 1.1, 2, 'hijab', top='teal', hairc='amber', pose='hold')
    film_camera(1.9, .8, 0, 60, .75, 'teal', .9)
    stool(.2, -1.7, 0, 'amber')
    clapper(-1.75, -.7, .5, 45, .7)


@picture('tech-logo-design')
def tech_logo():
    stage('deep', 6.6, (0, 0, 1.25))
    platform(4.8, 4.8, 'navy', 'teal')
    with upright(-.3, .3, 1.5, 45):
        for k in range(3):
            ring(0, 0, -.05, .62 + .45 * k, .012, '*#2a8be6')
        for k in range(6):
            a = math.radians(60 * k)
            with at(.62 * math.cos(a), .62 * math.sin(a), 0, turn=60 * k - 90):
                prism([(0, -.5), (.34, .0), (.2, .48), (0, .62), (-.2, .48), (-.34, .0)], .3, ('aqua', 'teal', 'royal', 'purple', 'hot', 'amber')[k], bevel=.07)
        prism(disc(.2), .4, 'white', bevel=.07)
    for i, x in enumerate((-.9, 0, .9)):
        px = .7 + x * .7071
        py = -.95 + x * .7071
        box(px, py, 0, .7, .7, .12, 'royal', .04, 45)
        with upright(px, py, .5, 45):
            prism((star(.28), gear(.26), heart(.24))[i], .14, ('amber', 'aqua', 'hot')[i], bevel=.035)
    figure(1.8, .6, 0, 60, 1.1, 0, 'short', top='amber', pose='point', glasses='ink')
    pencil(-1.75, -.9, 0, 1.7, .13, 'coral', lean=8)


@picture('tech-branding')
def tech_branding():
    stage('teal', 6.2, (0, 0, 1.1))
    platform(4.8, 4.8, 'white', 'royal')
    drop = [(0, .62), (.26, .22), (.36, -.08), (.26, -.34), (0, -.46), (-.26, -.34), (-.36, -.08), (-.26, .22)]

    def stamp(k, a='white'):
        prism([(x * k, y * k) for x, y in drop], .02 + .03 * k, a, bevel=.005)
        prism(disc(.13 * k), .03 + .04 * k, 'amber', 0, -.1 * k, 0, .003)

    with at(-1.0, 1.0, 0, 45):
        box(0, 0, 0, 1.35, .7, 1.75, 'coral', .04)
        with upright(0, -.36, .85):
            stamp(.8)
        for s in (-.25, .25):
            tube([(s - .14, -.2, 1.72), (s - .12, -.2, 2.1), (s + .12, -.2, 2.1), (s + .14, -.2, 1.72)], .03, 'white') if s < 0 else tube([(-.3, .2, 1.72), (-.26, .2, 2.1), (.26, .2, 2.1), (.3, .2, 1.72)], .03, 'white')
    with at(.45, 1.5, 0, 45):
        lathe([(0, 0), (.34, 0), (.4, .9), (.42, 1.0), (.3, 1.0), (0, 1.0)], 'white')
        lathe([(.37, .3), (.405, .75), (.4, .76)], 'royal')
        cyl(0, 0, .98, .44, .1, 'royal')
        with upright(0, -.4, .55):
            stamp(.3)
    with at(.75, -.45, 0, 45):
        for i, m in enumerate(('royal', 'white', 'coral')):
            slab(-.2 + .18 * i, .2 - .12 * i, .05 * i, 1.15, .7, .04, m, .06, .01, -12 + 10 * i)
        with at(.2, -.05, .15, 8):
            stamp(.36, 'white')
    with at(-1.1, -.9, 0, 45):
        slab(0, 0, 0, 1.1, 1.4, .16, 'teal', .06, .03)
        with at(0, .1, .16):
            stamp(.7)
        box(-.45, 0, .02, .04, 1.36, .16, 'navy', .01)
    with phone(1.8, .9, .8, 60, .7, 1.35, 'royal'):
        stamp(.6)
        rect(0, -.48, .35, .1, 'coral', 0, .05)
    figure(.2, -1.75, 0, 40, 1.1, 2, 'bob', top='amber', pose='cheer')
    badge(1.5, -1.2, .32, star(.18), 'white', 'coral', .26)


@picture('tech-ar')
def tech_ar():
    stage('mint', 5.7, (0, 0, 1.1))
    platform(4.8, 4.8, 'white', 'teal')
    table(-.2, .2, 0, 1.35, .5, 'wood')
    with at(-.2, .2, .5):
        slab(0, 0, 0, 1.6, 1.6, .03, 'ice', .1, .01)
        for x, y, h, m in ((-.5, .5, .8, 'teal'), (-.05, .55, .55, 'royal'), (-.55, .05, .6, 'coral'), (.45, .5, .4, 'amber'), (-.5, -.45, .35, 'pink')):
            box(x, y, .03, .36, .36, h, m, .03)
            windows(x, y, .03, .36, .36, h, ('*cyan', 'white'), .8, 3, .16, .06)
        for x, y in ((.3, -.1), (.1, -.5), (.55, -.45)):
            tree(x, y, .03, .45)
        car(.0, -.2, .04, 45, 'coral', .6)
        ring(0, 0, .05, 1.12, .018, '*cyan')
    with phone(.75, -.75, 1.55, 45, 1.5, .95, 'ice', lean=0):
        rect(0, 0, 1.36, .82, '#bff1f4', 0, .1)
        for x, h, m in ((-.4, .5, 'teal'), (-.1, .35, 'royal'), (.2, .42, 'coral'), (.48, .25, 'amber')):
            rect(x, -.3 + h / 2, .22, h, m, .015, .02)
            for k in range(2):
                rect(x, -.22 + .14 * k, .08, .06, 'white', .03, .01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * .6, sy * .22, .03), (sx * .6, sy * .33, .03), (sx * .48, sy * .33, .03)], .014, 'coral', straight=True)
    figure(1.25, -1.25, 0, 225, 1.25, 1, 'spiky', top='royal', pose='reach')
    figure(-1.3, -1.0, 0, 20, 1.1, 2, 'hijab', top='coral', hairc='amber', pose='point')
    potted(1.9, 1.2, 0, 1.0)


@picture('tech-vr')
def tech_vr():
    stage('night', 6.4, (0, 0, 1.3))
    platform(4.6, 4.6, 'purple', 'teal')
    podium(-.1, .1, 0, 1.25, .18, 'royal', '*cyan')
    headset(.05, -.25, 1.25, 45, 1.35)
    for k, m in enumerate(('*cyan', '*hot', '*amber')):
        ring(-.1, .1, 1.3, 1.5 + .16 * k, .018, m, tilt=18 + 14 * k, lean=12 * k)
    for i, (x, y, z) in enumerate(((1.4, .9, 2.2), (-1.5, -.3, 2.1), (1.6, -.4, .9), (-.9, -1.3, 1.0), (-.4, 1.6, 2.7))):
        with at(x, y, z, 30 * i, .6):
            (lambda: box(0, 0, 0, .5, .5, .5, 'aqua', .06), lambda: gem(0, 0, 0, .3, '*hot'), lambda: ball(0, 0, .2, .32, 'amber'), lambda: cyl(0, 0, 0, .3, .55, 'hot', top=.01), lambda: ring(0, 0, .2, .3, .1, 'aqua', tilt=60))[i]()
    figure(-1.5, -1.2, 0, 25, 1.05, 1, 'tail', top='amber', pose='cheer')
    figure(1.5, -1.2, 0, 60, 1.05, 3, 'short', top='coral', pose='wave')
    spark(.6, -.8, 1.8, 80, '#6fd0ff')


@picture('tech-hololens')
def tech_hololens():
    stage('deep', 5.7, (0, 0, 1.2))
    platform(4.8, 4.8, 'navy', 'teal')
    table(-.45, .45, 0, 1.2, .5, 'royal')
    with at(-.45, .45, .55):
        ring(0, 0, .02, .95, .02, '*cyan')
        ring(0, 0, .08, .75, .014, '*amber')
        with at(turn=45):
            lathe([(0, .35), (.3, .4), (.36, .65), (.28, .8), (.2, 1.2), (.24, 1.5), (0, 1.55)], 'royal')
            for h, r in ((.4, .32), (.65, .38), (.95, .27), (1.2, .22), (1.5, .26)):
                ring(0, 0, h, r, .014, '*cyan')
            for k in range(8):
                with at(turn=45 * k):
                    tube([(.32, 0, .4), (.38, 0, .65), (.27, 0, .95), (.22, 0, 1.2), (.26, 0, 1.5)], .01, '*cyan')
            with at(.05, 0, 1.75, tilt=90):
                prism(gear(.3, 12), .1, '*amber', 0, 0, -.05, .01)
            with at(.55, 0, 1.1, tilt=90):
                prism(gear(.22, 9), .1, '*hot', 0, 0, -.05, .01)
    for x, y, t, s, h, m, p in ((.95, -.95, 225, 2, 'short', 'amber', 'reach'), (-.85, -1.35, 190, 1, 'hijab', 'coral', 'point'), (1.35, .75, 270, 0, 'bun', 'aqua', 'reach')):
        figure(x, y, 0, t, 1.2, s, h, top=m, pose=p, hairc='pink' if h == 'hijab' else '#2b1b17')
        with at(x, y, 0, t, 1.2):
            with at(0, 0, .95, tilt=-10):
                tube([(-.2, -.1, .03), (-.14, -.21, .03), (0, -.245, .03), (.14, -.21, .03), (.2, -.1, .03)], .045, '*cyan')
                ring(0, .0, .06, .225, .02, 'white')
    with upright(1.6, -.6, 1.5, 45):
        slab(0, 0, 0, .8, .6, .02, '*#1d6fb8', .06, 0)
        bars(-.25, -.18, (.15, .3, .22, .36), '*amber', z=.025)
    spark(.2, -.2, 1.6, 70, '#4fe6ff')


@picture('tech-website')
def tech_website():
    stage('aqua', 6.6, (0, 0, 1.3))
    platform(4.8, 4.8, 'white', 'royal')
    for k in range(3):
        with upright(-.95 + .42 * k, .95 - .42 * k, 1.45 - .0 * k, 45):
            w, h = 2.7 - .1 * k, 1.95 - .1 * k
            if k == 0:
                slab(.25, .35, -.08, w, h, .08, 'royal', .12, .03)
            elif k == 1:
                slab(0, .1, -.08, w, h, .08, 'white', .12, .03)
                rect(0, .1 + h / 2 - .13, w - .08, .18, 'coral', .0, .07)
                with at(0, .18, 0):
                    landscape(w - .3, .95, 'sky', 'leaf', 'teal', 'amber')
                lines(-w / 2 + .18, -.5, (1.4, 1.0), 'stone', .14, .07)
            else:
                for i, m in enumerate(('pink', 'amber', 'lime')):
                    slab(-.85 + .85 * i, -.72, 0, .72, .55, .07, m, .09, .02)
                    mark((play(.15), star(.18), heart(.15))[i], -.85 + .85 * i, -.72, 'white', .07)
                slab(.75, .15, 0, .8, .26, .07, 'royal', .12, .02)
    with upright(.95, -.35, 1.55, 45), at(turn=18):
        prism([(0, .35), (0, -.3), (.16, -.15), (.28, -.38), (.38, -.33), (.27, -.1), (.48, -.1)], .1, 'ink', bevel=.015)
    figure(.05, -1.75, 0, 40, 1.15, 1, 'tail', top='coral', pose='point', hairc='#5a2a1a')
    figure(1.75, .7, 0, 60, 1.1, 2, 'short', top='royal', pose='hold')
    potted(-1.9, -.9, 0, 1.0)


@picture('tech-mobile-app')
def tech_mobile():
    stage('lilac', 6.6, (0, 0, 1.4))
    platform(4.8, 4.8, 'white', 'royal')
    for i, (d, z, scr) in enumerate(((-1.35, 1.25, 'teal'), (0, 1.5, 'royal'), (1.35, 1.25, 'coral'))):
        with phone(-.2 + d * .7071, .2 + d * .7071, z, 45, 1.1, 2.2, scr):
            if i == 0:
                with at(0, .45, 0):
                    landscape(.9, .75, 'sky', 'leaf', 'forest', 'amber')
                for k in range(3):
                    rect(0, -.12 - .26 * k, .86, .19, 'white', 0, .06)
                    dot(-.32, -.12 - .26 * k, .06, ('pink', 'amber', 'royal')[k], .016)
            elif i == 1:
                ring(0, .35, .02, .34, .05, 'aqua')
                mark(star(.2), 0, .35, 'amber')
                bars(-.36, -.75, (.25, .4, .3, .55, .45, .62), ('aqua', 'pink', 'amber'), .09, .045)
            else:
                for k in range(6):
                    slab(-.24 + .48 * (k % 2), .58 - .46 * (k // 2), 0, .4, .38, .05, ('white', 'amber', 'rose', 'cream', 'yellow', 'ice')[k], .09, .015)
                slab(0, -.75, 0, .8, .2, .04, 'navy', .1, .01)
    badge(1.5, 1.1, 2.7, heart(.18), 'white', 'pink')
    speech(-1.7, -.6, 2.5, .7, .48, 'white', marks='royal')
    figure(-.45, -1.65, 0, 30, 1.1, 2, 'hijab', top='amber', hairc='teal', pose='hold')
    figure(1.55, -.75, 0, 60, 1.1, 1, 'spiky', top='teal', pose='cheer')


@picture('tech-educational-platform')
def tech_education():
    stage('day', 6.8, (0, 0, 1.2))
    platform(5.0, 5.0, 'paper', 'teal')
    with at(-.6, .6, 0):
        with laptop(0, 0, .05, 45, 3.3, 'white', 'royal'):
            rect(-.26, 0, .16, .42, 'teal', 0, .02)
            for i in range(4):
                rect(-.26, .14 - .09 * i, .1, .035, 'white', .016, .01)
            slab(.09, .07, 0, .48, .26, .02, 'sky', .03, .005)
            mark(play(.07), .08, .07, 'white', .02)
            rect(.09, -.12, .48, .03, 'ice')
            rect(-.03, -.12, .24, .03, 'coral', .004)
            for i, m in enumerate(('amber', 'pink', 'leaf')):
                rect(-.07 + .16 * i, -.19, .13, .06, m, 0, .015)
    with at(1.35, -.9, 0):
        books(0, 0, 0, 20, ('teal', 'coral', 'royal', 'amber'), .8)
        with at(0, 0, .55, 45, 1.3):
            slab(0, 0, .12, .75, .75, .05, 'navy', .03, .015, 45)
            cyl(0, 0, -.1, .24, .24, 'navy', top=.28)
            tube([(0, 0, .19), (.3, -.1, .18), (.36, -.14, -.08)], .014, 'amber')
            cyl(.36, -.14, -.2, .05, .12, 'amber', top=.02)
    figure(-.2, -1.75, 0, 35, 1.15, 1, 'pigtails', top='pink', pose='cheer')
    figure(-1.5, -1.15, 0, 20, 1.1, 2, 'hijab', top='teal', hairc='royal', pose='hold')
    figure(1.8, .5, 0, 60, 1.1, 3, 'curly', top='amber', pose='wave')
    bulb(1.0, 1.5, 1.7, .75)
    with upright(-1.75, .1, 2.2, 45):
        prism(star(.28), .1, 'coral', bevel=.02)


@picture('tech-gamification')
def tech_gamification():
    stage('dusk', 6.8, (0, 0, 1.35))
    platform(4.8, 4.8, 'purple', 'royal')
    spots = [(-1.55, -1.55, .25), (-.75, -.75, .5), (0, 0, .8), (.75, .75, 1.15), (1.5, 1.5, 1.55)]
    for i, (x, y, h) in enumerate(spots):
        cyl(x, y, 0, .5, h, ('teal', 'aqua', 'amber', 'coral', 'hot')[i], bevel=.06)
        ring(x, y, h - .08, .505, .02, '*white')
    trophy(1.5, 1.5, 1.55, 1.0)
    figure(0, 0, .8, 45, 1.1, 1, 'bun', top='coral', pose='cheer')
    for i, (x, y, h) in enumerate(spots[:2] + spots[3:4]):
        with upright(x, y, h + .38, 45):
            prism((star(.26), heart(.24), star(.26, .7, 6))[i], .1, ('*amber', '*hot', '*cyan')[i], bevel=.02)
    with upright(-1.0, 1.0, 2.3, 45):
        slab(0, 0, 0, 2.6, .36, .1, 'ink', .17, .03)
        rect(-.4, 0, 1.6, .2, '*lime', .1, .09)
        prism(star(.34), .14, '*amber', -1.35, 0, .06, .02)
    for x, y, z in ((.9, -.9, .25), (1.3, -.5, .25), (1.7, -.1, .25), (.5, -1.3, .25)):
        coin(x, y, z + .1, .2)
    figure(.2, -1.85, 0, 40, 1.0, 2, 'afro', top='aqua', pose='wave')
    with at(-1.3, .2, 0, 30, 1.1):
        box(0, 0, 0, .8, .5, .36, 'wood', .05)
        with at(0, .25, .36, tilt=-40):
            box(0, -.25, 0, .82, .52, .14, 'darkwood', .06)
        for k in range(6):
            ball(-.25 + .1 * k, -.1 + .05 * (k % 2), .38, .1, 'gold', fine=2)
        box(0, -.26, .18, .12, .04, .16, '*amber', .01)
    spark(.6, -.4, 2.2, 70, '#ffd9a0')
