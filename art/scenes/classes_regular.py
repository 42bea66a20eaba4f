"""The regular programmes."""
import math

from kit import *


@picture('regular-concept-art')
def concept_art():
    stage('dusk', 6.0, (0, 0, 1.2))
    platform(4.4, 4.4, 'purple', 'royal')
    with easel(-.6, .6, 0, 45, 1.5, 'white', 1.7, 1.25):
        rect(0, 0, 1.6, 1.15, '*#35308f', 0, .02)
        dot(.35, .2, .26, '*#ffd98a', .016)
        for i, (px, w, h, m) in enumerate(((-.62, .24, .75, '*#1c1a5e'), (-.3, .3, .95, '*#232474'), (.05, .22, .6, '*#1c1a5e'), (.62, .28, .8, '*#232474'))):
            prism([(px - w / 2, -.57), (px + w / 2, -.57), (px + w / 2, -.57 + h * .7), (px, -.57 + h), (px - w / 2, -.57 + h * .7)], .015, m, 0, 0, .03 + .002 * i, 0)
            for k in range(3):
                rect(px, -.45 + .17 * k, .05, .07, '*amber', .05 + .002 * i, .01)
    figure(.45, -.45, 0, 190, 1.3, 1, 'curly', top='coral', pose='draw', apron='cream')
    with at(1.5, .6, 1.7, 60):
        tube([(-.5, 0, 0), (-.1, 0, .14), (.35, 0, -.05), (.65, 0, .1)], .09, 'teal')
        ball(.7, 0, .14, .14, 'teal', (1.3, 1, 1))
        ball(.8, -.12, .2, .035, '*amber', fine=2)
        for s in (-1, 1):
            prism([(-.2, 0), (.25, 0), (.1, s * .3), (-.25, s * .65)], .03, 'aqua')
    for i, (x, y, m) in enumerate(((-1.5, -1.1, 'pink'), (-1.1, -1.5, 'amber'), (-.7, -1.9, 'aqua'))):
        with at(x, y, .05, 45, tilt=50):
            slab(0, .3, 0, .62, .62, .04, 'paper', .03, .01)
            mark((star(.2), heart(.18), gear(.2))[i], 0, .3, m, .04)
    palette(1.35, -1.2, .05, 60, .95)
    books(1.75, .0, 0, 15)


@picture('regular-3d-modeling')
def modeling():
    stage('deep', 6.0, (0, 0, 1.1))
    platform(4.4, 4.4, 'navy', 'teal')
    for k in range(-4, 5):
        box(k * .48, 0, 0, .014, 3.9, .008, '*#1d6fb8', 0)
        box(0, k * .48, 0, 3.9, .014, .008, '*#1d6fb8', 0)
    with at(-.15, .15, .02, 45, 1.75):
        robot(0, 0, 0, 0, 1, 'amber', 'coral')
        for z, w, d in ((.24, .5, .4), (.7, .5, .4), (.74, .6, .46), (1.16, .6, .46)):
            tube([(-w / 2, -d / 2, z), (w / 2, -d / 2, z), (w / 2, d / 2, z), (-w / 2, d / 2, z), (-w / 2, -d / 2, z)], .008, '*cyan', straight=True)
        for w, d, lo, hi in ((.5, .4, .24, .7), (.6, .46, .74, 1.16)):
            for sx in (-1, 1):
                for sy in (-1, 1):
                    tube([(sx * w / 2, sy * d / 2, lo), (sx * w / 2, sy * d / 2, hi)], .008, '*cyan', straight=True)
                    for z in (lo, hi):
                        box(sx * w / 2, sy * d / 2, z - .02, .04, .04, .04, '*white', .004)
    for m, tilt, lean in (('*hot', 0, 90), ('*lime', 90, 0), ('*cyan', 0, 0)):
        with at(1.45, 1.1, .1, 0, 1, tilt, lean):
            cyl(0, 0, 0, .035, .6, m)
            cyl(0, 0, .58, .1, .2, m, top=.005)
    figure(1.35, -1.0, 0, 60, 1.1, 0, 'bun', top='pink', pose='point', hairc='#5a2a1a')
    for x, y, k in ((-1.6, -.6, 0), (-1.2, -1.2, 1), (-.7, -1.7, 2)):
        cyl(x, y, 0, .28, .08, 'royal')
        (lambda: box(x, y, .12, .34, .34, .34, 'aqua', .03), lambda: ball(x, y, .32, .22, 'coral'), lambda: cyl(x, y, .12, .22, .42, 'amber', top=.01))[k]()


@picture('regular-3d-animation')
def animation_3d():
    stage('blue', 6.0, (0, 0, 1.15), tint='#2b3f95')
    platform(4.4, 4.4, 'royal', 'teal')
    with at(-.1, .1, 0):
        tube([(-1.7, -1.7, .3), (-1.1, -1.1, 1.7), (-.35, -.35, .4), (.4, .4, 2.1), (1.5, 1.5, 1.0)], .02, '*cyan')
        for k, (p, z) in enumerate(((-1.7, .3), (-1.1, 1.7), (-.35, .4), (.4, 2.1), (1.5, 1.0))):
            with upright(p, p, z, 45):
                prism([(-.11, 0), (0, -.11), (.11, 0), (0, .11)], .05, '*amber', 0, 0, .02, .005)
    robot(.15, -.55, .5, 45, 1.15, 'white', 'coral', wave=True)
    cyl(.15, -.55, 0, .5, .1, 'navy')
    robot(-1.35, -.75, .35, 30, .7, 'sky', 'teal')
    robot(1.3, 1.0, .6, 60, .7, 'sky', 'teal')
    with at(.8, -1.25, .02, 45):
        slab(0, 0, 0, 3.2, .62, .06, 'ink', .08, .02)
        for r, m in enumerate(('*hot', '*cyan', '*amber')):
            rect(0, .17 - .17 * r, 3.0, .02, '#3a4a8a', .06, 0.005)
            for k in range(6):
                prism([(-.06, 0), (0, -.06), (.06, 0), (0, .06)], .03, m, -1.3 + .5 * k + .13 * (r * 2 % 3), .17 - .17 * r, .06, .005)
        box(.2, 0, .06, .03, .6, .08, '*white', .005)
    film_camera(-1.3, 1.3, 0, 0, .8)


@picture('regular-2d-animation')
def animation_2d():
    stage('peach', 6.0, (0, 0, 1.05))
    platform(4.4, 4.4, 'paper', 'teal')
    with at(-.35, .35, .35, 45, tilt=32):
        slab(0, 0, -.12, 2.9, 2.0, .12, 'wood', .08, .03)
        rect(0, 0, 2.6, 1.7, '*#eaf7ff', .002, .05)
        for i in range(3):
            with at(-.75 + .75 * i, 0, .02):
                m = ('#bcd9f2', '#8fbfe6', 'royal')[i]
                up = (.0, .18, .38)[i]
                dot(0, .2 + up * .6, .19, 'cream' if i == 2 else m, .004 * i)
                prism([(-.2, .0 + up * .6), (.2, .0 + up * .6), (.13, -.35 + up * .6), (-.13, -.35 + up * .6)], .02, ('#bcd9f2', '#8fbfe6', 'coral')[i], bevel=0)
                for s in (-1, 1):
                    tube([(s * .15, -.05 + up * .6, .02), (s * .36, -.1 + up * 1.4, .02)], .04, m if i < 2 else 'coral')
                    tube([(s * .08, -.35 + up * .6, .02), (s * (.1 + up * .5), -.62 + up * .6, .02)], .045, m if i < 2 else 'navy')
                if i == 2:
                    for s in (-1, 1):
                        dot(s * .07, .45, .025, 'ink', .02)
                    tube([(-.06, .36, .03), (0, .33, .03), (.06, .36, .03)], .012, 'ink')
        for px in (-.4, 0, .4):
            cyl(px, .93, 0, .05, .06, 'chrome')
    figure(1.25, -.7, 0, 215, 1.25, 1, 'long', top='teal', pose='draw')
    stool(1.3, -.72, 0, 'amber')
    figure(-1.2, -1.35, 0, 25, 1.15, 2, 'hijab', top='royal', hairc='coral', pose='cheer')
    for i in range(8):
        with at(1.55, 1.2, .05 * i, 30 + i * 5):
            slab(0, 0, 0, .8, .6, .04, ('paper', 'ice', 'cream')[i % 3], .03, .008)
    pencil(.2, -1.75, .09, 1.2, .09, 'amber', tilt=90, turn=60)
    potted(-1.8, -.3, 0, .8)


@picture('regular-character-animation')
def character_animation():
    stage('lilac', 6.0, (0, 0, 1.1))
    platform(4.4, 4.4, 'white', 'royal')
    with at(-.2, .2):
        for i, (p, pose, face, k) in enumerate(((-1.35, 'hips', 0, 1), (0, 'cheer', 1, 1.35), (1.35, 'think', 2, 1))):
            podium(p * .95, p * .95, 0, .52 if i != 1 else .65, .2 if i != 1 else .45, ('teal', 'amber', 'coral')[i], 'white')
            figure(p * .95, p * .95, .2 if i != 1 else .45, 45, k * 1.05, 1, 'tail', top=('aqua', 'coral', 'royal')[i], pose=pose, hairc='#5a2a1a')
    for i, m in enumerate(('yellow', 'aqua', 'rose', 'lime')):
        x, y = .15 + .55 * i - 0.6, -2.0 + .55 * i + .35
        with upright(x + .2, y - .05, .35, 45):
            prism(disc(.27), .1, m, bevel=.03)
            for s in (-1, 1):
                dot(s * .09, .05, .035, 'ink', .1)
            mouth = ([(-.1, -.06), (0, -.13), (.1, -.06)], [(-.1, -.12), (0, -.05), (.1, -.12)], [(-.05, -.1), (0, -.07), (.05, -.1)], [(-.1, -.05), (0, -.16), (.1, -.05)])[i]
            tube([(a, b, .11) for a, b in mouth], .017, 'ink')
    clapper(-1.5, -.9, .5, 45, .7)
    speech(1.2, .2, 2.3, .6, .42, 'teal', marks='white')
    with upright(-.9, .9, 2.2, 45):
        prism(star(.22), .08, 'amber', bevel=.02)


@picture('regular-game-development')
def game_development():
    stage('night', 6.7, (0, 0, 1.25))
    platform(4.5, 4.5, 'navy', 'teal')
    for i, (x, y, h, m) in enumerate(((-1.6, 1.6, 1.5, 'leaf'), (-.8, 1.6, 1.2, 'leaf'), (0, 1.6, .9, 'amber'), (.8, 1.6, .6, 'leaf'), (1.6, 1.6, .4, 'aqua'), (-1.6, .8, 1.2, 'leaf'), (-1.6, 0, .8, 'amber'), (-1.6, -.8, .5, 'leaf'), (-1.6, -1.6, .3, 'aqua'))):
        box(x, y, 0, .78, .78, h, 'darkwood' if m == 'leaf' else 'royal', .05)
        box(x, y, h - .1, .8, .8, .16, m, .04)
    for x, y, z in ((0, 1.6, 1.25), (.8, 1.6, .98), (-1.6, 0, 1.2), (-1.6, -.8, .9)):
        coin(x, y, z + .1, .17)
    tree(-1.6, 1.6, 1.55, .8)
    gem(-.8, 1.6, 1.35, .17, '*hot')
    desk(.35, -.3, 0, 45, 1.8, .8, .5, 'royal')
    with monitor(.22, -.18, .5, 45, 1.35, .85, '*#2a8be6'):
        rect(0, -.28, 1.2, .16, '*#19b07c', 0, .02)
        for px, py in ((-.3, -.05), (.1, .1), (.4, -.02)):
            rect(px, py, .22, .08, '*amber', 0, .02)
        dot(-.3, .08, .07, '*hot')
    figure(1.3, -1.3, 0, 225, 1.15, 1, 'short', top='coral', pose='type', phones='aqua')
    keyboard(.62, -.58, .5, 45, .7)
    robot(-.5, -1.6, 0, 30, .85, wave=True)
    gamepad(1.75, .55, .35, 60, .36, 'white', tilt=40)
    spark(1.0, -.9, 1.4, 55, '#6fd0ff')


@picture('regular-esport')
def esport():
    stage('night', 6.2, (0, 0, 1.2))
    platform(4.5, 4.5, 'purple', 'teal')
    podium(-.2, .2, 0, 1.55, .16, 'royal', '*hot')
    trophy(-.3, .3, .16, 1.75)
    for s in (-1, 1):
        for k in range(2):
            d = (.95 + .72 * k) * s
            x, y = .55 + d * .7071, -.75 + d * .7071
            desk(x, y, 0, 45, .66, .5, .42, 'ink')
            with monitor(x, y, .42, 225, .55, .38, '*#0fa3d8' if s < 0 else '*#e0307c'):
                pass
            figure(x - .3, y + .3, .05, 45, .95, (1, 3, 0, 2)[k + (s > 0) * 2], ('spiky', 'tail', 'cap', 'curly')[k + (s > 0) * 2], top='teal' if s < 0 else 'hot', pose='type', phones='white')
    for s, m in ((-1, '*cyan'), (1, '*hot')):
        with at(-.6 + s * 1.2, .6 + s * 1.2):
            cyl(0, 0, 0, .06, 2.4, 'slate')
            with at(0, 0, 2.4, 45, tilt=118):
                cyl(0, 0, -.1, .16, .35, 'ink', top=.28)
                cyl(0, 0, .22, .24, .03, m)
    for k in range(14):
        box(-1.8 + (k * 1.37 % 3.4), 1.8 - (k * 1.9 % 3.4), 1.8 + (k * .71 % 1.2), .1, .1, .03, ('*amber', '*cyan', '*hot')[k % 3], .01, turn=k * 31)
    spark(.4, -.4, 2.2, 100, '#ffd27a')


@picture('regular-web-app-design')
def web_app_design():
    stage('teal', 6.2, (0, 0, 1.2))
    platform(4.4, 4.4, 'white', 'royal')
    for i, (dx, z, w, h, m) in enumerate(((-.15, 1.5, 2.5, 1.7, 'white'),)):
        with upright(-.75, .75, z, 45):
            slab(0, 0, -.08, w, h, .1, m, .12, .03)
            rect(0, h / 2 - .13, w - .06, .2, 'royal', .02, .08)
            for k, c in enumerate(('coral', 'amber', 'lime')):
                dot(-w / 2 + .18 + .15 * k, h / 2 - .13, .045, c, .035)
            slab(-.55, .12, .02, 1.1, .75, .06, 'aqua', .08, .02)
            mark(play(.18), -.55, .12, 'white', .08)
            lines(.2, .4, (.8, .6, .7), 'stone', .16, .08, .02)
            slab(.5, -.15, .02, .6, .2, .06, 'coral', .09, .02)
            for k, c in enumerate(('pink', 'amber', 'leaf', 'purple')):
                slab(-.9 + .6 * k, -.57, .02, .5, .36, .07, c, .07, .02)
    with phone(.95, -.35, .95, 45, .8, 1.55, 'paper'):
        slab(0, .38, 0, .62, .5, .04, 'royal', .06, .01)
        lines(-.28, .05, (.5, .35), 'stone', .13, .07)
        for k, c in enumerate(('pink', 'aqua', 'amber')):
            dot(-.2 + .2 * k, -.25, .08, c)
        slab(0, -.5, 0, .5, .16, .04, 'coral', .07, .01)
    figure(-.55, -1.5, 0, 25, 1.15, 1, 'bob', top='amber', pose='reach', hairc='#5a2a6a')
    with at(-.55, -1.5, .62, 25):
        slab(0, -.5, 0, .4, .26, .1, 'pink', .06, .02)
    figure(1.6, .9, 0, 60, 1.1, 3, 'short', top='coral', pose='point', glasses='white')
    badge(-1.9, -.4, 2.1, gear(.2), 'white', 'coral')
    badge(1.0, 1.5, 2.4, heart(.18), 'white', 'royal')


@picture('regular-portfolio')
def portfolio():
    stage('day', 6.2, (0, 0, 1.1))
    platform(4.4, 4.4, 'paper', 'teal')
    with at(-.4, .4, 0, 45):
        slab(0, 0, 0, 3.0, .2, .08, 'navy', .05, .02)
        for s in (-1, 1):
            with at(s * .75, 0, .08, turn=-s * 14):
                box(0, .05, 0, 1.45, .08, 1.9, 'navy', .04)
                with upright(0, 0, .95):
                    slab(0, 0, 0, 1.32, 1.74, .03, 'white', .04, .01)
                    if s < 0:
                        with at(0, .38, .03):
                            landscape(1.15, .75, 'sky', 'leaf', 'teal', 'amber')
                        for k, c in enumerate(('pink', 'royal')):
                            slab(-.3 + .6 * k, -.42, .03, .52, .55, .03, c, .05, .01)
                            mark((star(.17), heart(.16))[k], -.3 + .6 * k, -.42, 'white', .06)
                    else:
                        slab(0, .1, .03, 1.1, 1.2, .03, 'cream', .05, .01)
                        ball(0, .25, .06, .24, 'skin1', (1, 1, .4))
                        ball(0, .38, .05, .26, 'ink', (1, .7, .4))
                        prism([(-.4, -.48), (.4, -.48), (.28, -.05), (-.28, -.05)], .05, 'coral', 0, 0, .06, .02)
                        lines(-.45, -.62, (.9, .6), 'stone', .13, .06, .03)
    figure(.3, -1.45, 0, 40, 1.25, 1, 'hijab', top='royal', hairc='teal', pose='cheer')
    trophy(1.45, -.5, 0, .9)
    for i in range(3):
        with upright(1.7, .75 + .0 * i, .4 + .5 * i, 45):
            prism(star(.22), .08, ('amber', 'coral', 'teal')[i], bevel=.02)
    books(-1.5, -1.2, 0, 30)
    pencil(-1.85, -.4, 0, 1.3, .11, 'coral', lean=6)
    potted(1.6, 1.55, 0, .9)
