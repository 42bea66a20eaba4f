#!/bin/sh
# Renders what has a scene but no master yet, in the order of pictures.json: art/render.sh [name …]
# To make one again, delete its file in art/masters first, or name it here.
set -eu
art=$(cd "$(dirname "$0")" && pwd)
raw=${ART_SCRATCH:-${TMPDIR:-/tmp}/arunika-art}
mkdir -p "$raw" "$art/masters"

render() {
  nice -n 19 blender -b -P "$art/render.py" -- "$1" --out "$raw" >"$raw/$1.log" 2>&1 || true
  [ -f "$raw/$1.png" ] || { echo "$1: no picture, see $raw/$1.log" >&2; return 0; }
  quality=92
  while :; do
    ffmpeg -nostdin -loglevel error -y -i "$raw/$1.png" -vf 'nlmeans=s=2:p=5:r=9,unsharp=3:3:0.4' -c:v libwebp -quality $quality -compression_level 6 "$raw/$1.webp"
    [ "$(wc -c <"$raw/$1.webp")" -gt 250000 ] && [ $quality -gt 70 ] || break
    quality=$((quality - 4))
  done
  rm -f "$raw/$1.png"
  mv "$raw/$1.webp" "$art/masters/$1.webp"
  echo "$1"
}

if [ $# -gt 0 ]; then
  for name; do render "$name"; done
else
  for name in $(python3 "$art/todo.py"); do render "$name"; done
fi
