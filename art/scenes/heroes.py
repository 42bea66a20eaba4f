"""The two hero worlds under one camera, wide and tall."""
from kit import picture, stage
from scenes.city_academy import academy_city
from scenes.city_studio import studio_city

WIDE = {'span': 17.6, 'target': (0, 0, 2.3), 'floor': -.8}
TALL = {'span': 8.6, 'target': (0, 0, 1.7), 'floor': -.8}


@picture('hero-studio')
def hero_studio():
    stage('night', **WIDE)
    studio_city()


@picture('hero-academy')
def hero_academy():
    stage('day', **WIDE)
    academy_city()


@picture('hero-studio-portrait')
def hero_studio_portrait():
    stage('night', **TALL)
    studio_city()


@picture('hero-academy-portrait')
def hero_academy_portrait():
    stage('day', **TALL)
    academy_city()
