"""The kit: one import gives a scene everything (from kit import *)."""
from .core import *  # noqa: F401,F403
from .figures import *  # noqa: F401,F403
from .nature import *  # noqa: F401,F403
from .screens import *  # noqa: F401,F403
from .games import *  # noqa: F401,F403
from .making import *  # noqa: F401,F403
from .film import *  # noqa: F401,F403
from .machines import *  # noqa: F401,F403
from .buildings import *  # noqa: F401,F403
from .stage import *  # noqa: F401,F403

PICTURES = {}


def picture(name):
    """Register the function below as the scene of picture `name`."""
    def keep(build):
        PICTURES[name] = build
        return build
    return keep
