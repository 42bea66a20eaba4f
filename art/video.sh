#!/bin/sh
# Renders the hero video (about 8 s a frame, 35 frames) and writes hero.webm, hero.mp4 and poster.webp.
set -eu
art=$(cd "$(dirname "$0")" && pwd)
raw=${ART_SCRATCH:-${TMPDIR:-/tmp}/arunika-art}/video
out=$art/../mf-marketing/src/content/video
mkdir -p "$raw/loop" "$out"
nice -n 19 blender -b -P "$art/video.py" -- "$raw" 0 34 >"$raw/log" 2>&1

rm -f "$raw"/loop/*.png
n=0
for step in $(seq 0 34) $(seq 33 -1 0); do
  ln -sf "$raw/$(printf %03d "$step").png" "$raw/loop/$(printf %03d $n).png"
  n=$((n + 1))
done

# The frames are few-sampled, so they are cleaned twice: alone, then against their neighbours.
ffmpeg -loglevel error -y -framerate 8.5 -i "$raw/loop/%03d.png" \
  -vf 'nlmeans=s=7:p=7:r=9,minterpolate=fps=25:mi_mode=mci:mc_mode=aobmc:vsbmc=1,hqdn3d=3:3:7:7,unsharp=3:3:0.5' -t 8 -c:v ffv1 "$raw/loop.mkv"

# Two passes at 900 kbit/s keep eight seconds under a megabyte.
encode() {
  (cd "$raw" && ffmpeg -loglevel error -y -i loop.mkv "$@" -b:v 900k -pix_fmt yuv420p -pass 1 -an -f null - &&
    ffmpeg -loglevel error -y -i loop.mkv "$@" -b:v 900k -pix_fmt yuv420p -pass 2 -movflags +faststart -an "$video")
}
video=$(cd "$out" && pwd)/hero.mp4
encode -c:v libx264 -preset slow
video=$(cd "$out" && pwd)/hero.webm
encode -c:v libvpx-vp9 -row-mt 1 -cpu-used 2
ffmpeg -loglevel error -y -i "$raw/loop.mkv" -frames:v 1 -c:v libwebp -quality 80 "$out/poster.webp"
ls -l "$out"
