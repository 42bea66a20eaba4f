"""One plan for both hero worlds, so that a split handle finds the same block on either side."""
import math

# x, y, footprint, height, what each world makes of it
LOTS = [
    (-4.0, 4.0, 1.7, 3.7, 'tall'), (-2.1, 4.1, 1.3, 3.3, 'plain'), (-4.1, 2.1, 1.3, 3.0, 'frame'),
    (-.3, 4.2, 1.4, 2.5, 'art'), (-4.2, .3, 1.3, 2.6, 'stack'), (1.4, 4.2, 1.2, 2.7, 'frame'), (-4.2, -1.4, 1.2, 2.3, 'plain'),
    (3.0, 4.3, 1.2, 1.7, 'pot'), (-4.2, -3.0, 1.3, 1.5, 'roof'), (4.4, 4.4, 1.0, 1.2, 'plain'), (-4.4, -4.4, 1.0, 1.1, 'pot'),
    (4.3, 3.0, 1.2, .9, 'stack'), (-2.9, -4.3, 1.1, .8, 'plain'), (4.2, 1.4, .9, .2, 'garden'), (-1.4, -4.2, .9, .2, 'garden'),
    (4.3, .2, .8, .9, 'stand'), (0, -4.3, .8, .9, 'stand'), (4.3, -1.0, .8, .9, 'stand'), (1.2, -4.3, .8, .9, 'stand'),
    (4.2, -4.2, .9, .3, 'token'), (2.5, -4.4, .9, .2, 'garden'), (4.4, -2.5, .9, .2, 'garden'),
]
RAIL = [(-2.72, -4.9, 1.9), (-2.72, -2.6, 2.0), (-2.72, -.2, 2.0), (-2.6, 1.8, 2.0), (-1.8, 2.6, 2.0), (.2, 2.72, 2.0), (2.6, 2.72, 2.0), (4.9, 2.72, 1.9)]


def walk(r, n):
    """n places on a circle round the plaza."""
    return [(r * math.cos(2 * math.pi * (i + .5) / n), r * math.sin(2 * math.pi * (i + .5) / n)) for i in range(n)]
