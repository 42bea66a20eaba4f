"""The two brands and the two kinds of class."""
import math

from kit import *


@picture('card-studio')
def card_studio():
    stage('night', 6.6, (0, 0, 1.35))
    platform(4.6, 4.6, 'navy', 'teal')
    for i, (x, y, h) in enumerate(((-1.7, 1.7, 2.1), (-1.7, .5, 1.7), (-.5, 1.7, 1.6), (-1.7, -.7, 1.2), (.7, 1.7, 1.1), (-1.7, -1.8, .7), (1.8, 1.7, .7))):
        tower(x, y, 0, .95, .95, h, ('royal', 'deepteal', 'purple', 'teal')[i % 4], i + 2)
    podium(.3, -.3, 0, 1.25, .2, 'royal', '*cyan')
    gamepad(.4, -.4, .75, 45, .75, 'white', tilt=48)
    headset(-.5, .5, 2.35, 45, .8)
    arcade(1.6, .6, 0, 60, .75, 'purple', 'amber')
    figure(-.75, -1.6, 0, 25, 1.05, 1, 'tail', top='coral', pose='cheer')
    figure(1.75, -1.1, 0, 60, 1.05, 3, 'afro', top='amber', pose='wave')
    drone(1.4, 1.4, 2.3, 30, .9)
    spark(.4, -.4, 1.8, 110, '#35d6ff')


@picture('card-academy')
def card_academy():
    stage('day', 6.4, (0, 0, 1.25))
    platform(4.6, 4.6, 'paper', 'teal')
    with easel(-.6, .6, 0, 45, 1.5, 'white', 1.4, 1.15):
        landscape(1.3, 1.05, 'sky', 'leaf', 'teal', 'amber')
    for i, m in enumerate(('coral', 'amber', 'royal')):
        pencil(-1.75 + .02 * i, .2 - .45 * i, 0, 2.0 - .3 * i, .17, m, m)
    clay_pot(1.1, 1.4, 0, 1.0)
    potted(1.1, 1.4, .55, .9)
    palette(.25, -.25, .25, 45, 1.0, tilt=24)
    figure(-.5, -1.55, 0, 25, 1.15, 1, 'pigtails', top='pink', pose='cheer', apron='white')
    figure(.6, -1.75, 0, 45, 1.15, 2, 'hijab', top='teal', hairc='royal', pose='hold')
    figure(1.65, -.6, 0, 65, 1.15, 3, 'curly', top='amber', pose='wave')
    books(1.75, .5, 0, 10)
    cat(1.75, .5, .4, 50, 'amber', .9)


@picture('kid-class')
def kid_class():
    stage('sunny', 6.2, (0, 0, 1.1))
    platform(4.6, 4.6, 'paper', 'teal')
    for i, m in enumerate(('red', 'orange', 'yellow', 'leaf', 'teal', 'royal', 'purple')):
        with upright(-.7, .7, 0, 45):
            tube([((1.95 - .17 * i) * math.cos(a), (1.95 - .17 * i) * math.sin(a), 0) for a in [math.pi * k / 24 for k in range(25)]], .09, m, straight=True)
    cloud(-2.0, -.6, .25, .38)
    cloud(.6, 2.0, .25, .38)
    robot(-.35, .35, 0, 45, .95, 'white', 'teal', wave=True)
    for x, y, t, s, h, m, p in ((-.9, -1.3, 20, 1, 'pigtails', 'pink', 'cheer'), (.1, -1.5, 35, 2, 'curly', 'amber', 'wave'), (1.1, -1.2, 50, 1, 'hijab', 'teal', 'cheer'), (1.6, -.1, 65, 0, 'cap', 'royal', 'wave')):
        figure(x, y, 0, t, 1.05, s, h, top=m, pose=p)
    for x, y, z, m in ((-1.8, .9, 0, 'teal'), (-1.35, .9, 0, 'amber'), (-1.58, .9, .4, 'pink')):
        box(x, y, z, .4, .4, .4, m, .06)
    with upright(1.6, 1.3, 1.9, 45):
        prism(star(.3), .12, 'amber', bevel=.03)


@picture('regular-class')
def regular_class():
    stage('teal', 5.7, (0, 0, 1.0))
    platform(4.6, 4.6, 'white', 'royal')
    for k, (x, y) in enumerate(((-1.1, .5), (.5, 1.5))):
        desk(x, y, 0, 0, 1.5, .75, .55)
        with monitor(x - .1, y + .12, .55, 0, 1.1, .7, ('*1746a8', '*#7a3ad0')[k].replace('*1', '*#1')):
            (landscape(.95, .55, '*#35b9e6', '*#1d8f7a', '*#15665f', '*amber') if k == 0 else lines(-.4, .18, (.5, .7, .35, .6), ('*cyan', '*amber', '*pink', '*lime'), .12, .05))
        keyboard(x - .1, y - .2, .55, 0, .6)
    chair(-1.1, -.35, 0, 180, 'coral')
    figure(-1.1, -.3, 0, 150, 1.1, 1, 'long', top='amber', pose='type', sit=True)
    figure(.55, .62, 0, 165, 1.1, 2, 'short', top='pink', pose='type', sit=True)
    chair(.55, .6, 0, 180, 'teal')
    with easel(1.45, .1, 0, 60, .95, 'paper', .9, .8):
        dot(0, 0, .25, 'coral')
        mark(star(.2), .16, -.1, 'amber', .016)
    figure(.3, -1.5, 0, 35, 1.2, 1, 'hijab', top='royal', hairc='teal', pose='point')
    figure(1.4, -1.2, 0, 60, 1.15, 3, 'curly', top='coral', pose='hold', glasses='ink')
    books(-1.5, -1.5, 0, 20)
    potted(-1.9, -.9, 0, .9)
    trophy(1.8, 1.5, 0, .9)
