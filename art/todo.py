"""Prints the pictures that have a scene and no master yet, in the order of pictures.json."""
import json
import re
from pathlib import Path

ART = Path(__file__).resolve().parent
scenes = set(re.findall(r"@picture\('([^']+)'\)", '\n'.join(f.read_text() for f in ART.glob('scenes/*.py'))))
for picture in json.loads((ART / 'pictures.json').read_text())['pictures']:
    name = picture['name']
    if name in scenes and not (ART / 'masters' / f'{name}.webp').exists():
        print(name)
