"""What the studio does, one picture a discipline."""
from kit import *


@picture('work-studio-game-development')
def game_development():
    stage('night', 6.6, (0, 0, 1.3))
    platform(4.6, 4.6, 'royal', 'teal')
    with at(0, 0, 1.45), upright(-.3, .3, 0, 45):
        slab(0, 0, -.25, 3.7, 2.2, .4, 'white', .75, .1)
        slab(0, .02, .14, 2.2, 1.75, .05, 'ink', .15, .02)
        rect(0, .02, 2.05, 1.6, '*#2a8be6', .19, .1)
        for s in (-1, 1):
            cyl(s * 1.42, .35, .12, .2, .14, 'navy')
        for dx, dy, m in ((.13, 0, '*hot'), (-.13, 0, '*cyan'), (0, .13, '*amber'), (0, -.13, '*lime')):
            cyl(1.42 + dx, -.35 + dy, .13, .075, .09, m)
        box(-1.42, -.35, .13, .34, .11, .08, 'slate', .03)
        box(-1.42, -.35, .13, .11, .34, .08, 'slate', .03)
        for i, (px, py, w, m) in enumerate(((-.7, -.55, .6, 'lime'), (0, -.25, .5, 'lime'), (.65, .1, .55, 'amber'), (-.35, .35, .45, 'aqua'))):
            box(px, py - .12, .2, w, .2, .5, m, .03)
            box(px, py - .22, .2, w * .96, .12, .46, 'wood', .02)
        box(0, -.74, .2, 2.0, .12, .75, 'leaf', .04)
    for px, z in ((.0, 1.9), (.55, 2.25), (-.35, 2.35)):
        coin(.35 + px * .7, -.35 + px * .7, z, .13)
    with at(-.1, -.75, 1.06):
        robot(0, 0, 0, 45, .42, 'white', 'coral', wave=True)
    for x, y, m in ((-1.5, -1.7, '*hot'), (1.7, 1.3, '*cyan')):
        gem(x, y, .1, .22, m)
    figure(.7, -1.7, 0, 30, 1.0, 1, 'spiky', top='pink', pose='cheer')
    spark(.6, -.6, 1.7, 90, '#6fd0ff')


@picture('work-studio-logo-design')
def logo_design():
    stage('deep', 6.4, (0, 0, 1.3))
    platform(4.6, 4.6, 'navy', 'teal')
    for k in range(-4, 5):
        box(k * .5, 0, 0, .015, 4.1, .01, '*#1d6fb8', 0)
        box(0, k * .5, 0, 4.1, .015, .01, '*#1d6fb8', 0)
    with upright(-.2, .2, 1.45, 45):
        ring(0, 0, -.06, 1.32, .02, '*#2a8be6')
        prism([(-1.05, -.95), (-.5, -.95), (.27, 1.0), (-.27, 1.0)], .4, 'aqua', bevel=.07)
        prism([(.5, -.95), (1.05, -.95), (.36, .86), (.07, .14)], .4, 'royal', bevel=.07)
        prism(disc(.2), .42, '*amber', 0, -.62, 0, .06)
        tube([(-1.3, -.2, .5), (-.2, 1.35, .5), (1.3, .3, .5)], .02, '*hot')
        for px, py in ((-1.3, -.2), (1.3, .3), (-.2, 1.35)):
            box(px, py - .07, .43, .14, .14, .14, 'white', .01)
    pencil(1.5, -.2, .05, 1.7, .14, 'coral', lean=20, turn=45)
    with at(-1.2, -1.5, .02, 20):
        for i, m in enumerate(('aqua', 'teal', 'royal', 'purple', 'pink', 'amber')):
            with at(turn=-12 * i):
                slab(0, .5, .02 * i, .32, 1.0, .02, m, .06, 0)
    figure(.9, -1.6, 0, 40, 1.1, 1, 'bun', top='amber', pose='hold', glasses='ink')


@picture('work-studio-animation')
def animation():
    stage('dusk', 6.6, (0, 0, 1.25))
    platform(4.6, 4.6, 'purple', 'royal')
    path = [(-1.9, -1.3, .4), (-1.3, -.6, 1.5), (-.7, .1, .42), (0, .75, 1.95), (.75, 1.45, .5)]
    tube(path, .018, '*cyan')
    clapper(-.4, 1.2, 1.5, 45, 1.25)
    with at(.4, -.4):
        for i, (px, pose, lift, st) in enumerate(((-1.45, 'down', 0, .12), (-.5, 'hips', .05, .2), (.5, 'point', .3, .1), (1.5, 'cheer', .75, 0))):
            h = px * .7071
            figure(h, h, lift + .14, 45, 1.05, 1, 'tail', top=('royal', 'teal', 'aqua', 'amber')[i], pose=pose, stride=st, bottom='navy', hairc='#5a2a1a')
            slab(h, h, 0, .7, .7, .12, ('navy', 'blue', 'royal', 'hot')[i], .2, .03, 45)
    for i in range(7):
        k = -1.8 + .6 * i
        with at(k * .7071 + 1.15, k * .7071 - 1.15, .01, 45):
            slab(0, 0, 0, .54, .5, .04, 'ink', .05, .01)
            rect(0, 0, .4, .3, ('*cyan', '*amber', '*hot')[i % 3], .04)
    reel(1.75, 1.75, .75, .55)


@picture('work-studio-illustration')
def illustration():
    stage('teal', 6.4, (0, 0, 1.15), tint='#0d6c8c')
    with at(0, 0, .2, 0):
        slab(0, 0, -.25, 4.3, 3.4, .25, 'ink', .35, .06, 0)
        slab(0, 0, 0, 3.95, 3.05, .03, 'aqua', .2, 0, 0)
        rect(0, 0, 3.9, 3.0, 'mint', .02, .2)
        prism([(-1.9, -1.2), (-1.2, -1.4), (-.2, -.9), (.9, -1.3), (1.9, -.9), (1.9, -1.45), (-1.9, -1.45)], .06, 'teal', z=.03)
        for x, y, r, h, m in ((-.9, .8, .75, 1.7, 'royal'), (.1, 1.0, .6, 1.25, 'teal'), (.9, .9, .5, .9, 'royal')):
            cyl(x, y, .03, r, h, m, top=.02, sides=5, bevel=0)
            cyl(x, y, .03 + h * .68, r * .34, h * .34, 'white', top=.01, sides=5, bevel=0)
        for x, y, k in ((-1.5, .1, 1), (-1.2, -.5, .8), (1.4, .3, 1.1), (1.0, -.1, .8), (-.3, .2, .7)):
            pine(x, y, .03, k, 'leaf' if k > .9 else 'forest')
        stilt_house(.2, -.3, .03, 10, 'wood', 'coral', scale=.75)
        boat(-.6, -1.2, .12, 60, .45, 'coral')
        boat(1.2, -1.15, .12, 60, .35, 'amber')
        sun(-1.5, 1.4, 1.9, .3)
        cloud(.6, 1.3, 1.9, .25)
        cloud(1.6, .9, 1.5, .18)
    pencil(1.55, -1.0, .35, 2.3, .13, 'white', 'ink', tilt=-150, lean=0, turn=70)
    bird(-.2, .2, 2.1, 30, 'amber', .8)


@picture('work-studio-app-and-web')
def app_and_web():
    stage('blue', 6.6, (0, 0, 1.35))
    platform(4.4, 4.4, 'royal', 'teal')
    with at(-.75, .75, 1.6), upright(0, 0, 0, 45):
        slab(0, 0, -.08, 3.1, 2.2, .1, 'white', .14, .03)
        rect(0, .92, 3.0, .26, 'teal', .02, .1)
        for i, m in enumerate(('coral', 'amber', 'lime')):
            dot(-1.35 + .16 * i, .92, .05, m, .04)
        with at(-.45, .2, .02):
            landscape(1.9, 1.0, 'sky', 'leaf', 'teal', 'amber')
        lines(.65, .6, (.7, .5, .6), 'stone', .17, .08, .02)
        rect(.95, .0, .6, .2, 'coral', .02, .1)
        for i, m in enumerate(('pink', 'amber', 'aqua')):
            slab(-1.0 + 1.0 * i, -.68, .02, .85, .55, .06, m, .08, .02)
            mark((star(.16), heart(.14), play(.16))[i], -1.0 + 1.0 * i, -.68, 'white', .08)
    with at(.75, -.75), phone(0, 0, 1.2, 45, 1.05, 2.0, '*#1a3aa8'):
        dot(0, .55, .26, '*amber')
        lines(-.25, .15, (.5,), 'white', .1, .07)
        for i in range(4):
            slab(-.22 + .44 * (i % 2), -.2 - .42 * (i // 2), 0, .36, .34, .05, ('pink', 'aqua', 'lime', 'coral')[i], .08, .015)
    figure(-.9, -1.5, 0, 30, 1.1, 2, 'curly', top='amber', pose='point')
    figure(1.7, .4, 0, 60, 1.1, 0, 'hijab', top='coral', hairc='pink', pose='hold')
    badge(1.6, 1.6, 2.2, gear(.2), 'white', 'coral')
    badge(-1.7, -.3, 2.6, heart(.2), 'white', 'teal')


@picture('work-studio-information-technology')
def information_technology():
    stage('deep', 6.4, (0, 0, 1.25))
    platform(4.6, 4.6, 'navy', 'teal')
    for i, (x, y, h) in enumerate(((-1.3, 1.3, 2.2), (-.2, 1.5, 1.8), (-1.5, .1, 1.8))):
        box(x, y, 0, .95, .95, h, ('royal', 'blue', 'blue')[i], .07)
        for k in range(int(h / .3)):
            box(x, y - .48, .16 + .3 * k, .75, .04, .2, 'ink', .015)
            box(x + .48, y, .16 + .3 * k, .04, .75, .2, 'ink', .015)
            for j in range(4):
                box(x - .26 + .16 * j, y - .5, .23 + .3 * k, .09, .03, .06, ('*cyan', '*lime', '*amber', '*hot')[(i + j + k * 3) % 4], .005)
                box(x + .5, y - .26 + .16 * j, .23 + .3 * k, .03, .09, .06, ('*cyan', '*cyan', '*amber', '*lime')[(i + j * 2 + k) % 4], .005)
    with at(.5, -.5, 0):
        cloud(0, 0, 2.05, .62, 'white')
        with upright(.4, -.4, 1.7, 45):
            slab(0, -.06, .1, .6, .5, .16, 'amber', .1, .04)
            tube([(-.19, .12, .18), (-.19, .36, .18), (0, .48, .18), (.19, .36, .18), (.19, .12, .18)], .05, 'gold')
            dot(0, -.02, .07, 'navy', .265)
            rect(0, -.12, .05, .16, 'navy', .265)
    for (x, y), m in zip(((-1.3, .8), (-.2, 1.0), (-1.0, .1), (1.3, -.2), (.3, -1.3)), ('*cyan', '*amber', '*hot', '*cyan', '*lime')):
        tube([(x, y, .04), (x * .4 + .2, y * .4 - .2, .04), (.4, -.4, .04), (.45, -.45, 1.4)], .025, m)
    desk(1.35, .3, 0, 90, 1.1, .6, .42, 'teal')
    with monitor(1.35, .3, .42, 70, .75, .5, '*#0c3a94'):
        lines(-.25, .14, (.3, .45, .2, .4), ('*cyan', '*lime', '*amber', '*pink'), .1, .04)
    figure(.3, -1.5, 0, 30, 1.1, 1, 'short', top='coral', pose='hold', glasses='ink', phones='white')
    robot(1.5, -1.2, 0, 55, .85)
    spark(.5, -.8, 1.2, 80, '#35d6ff')
