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

ffmpeg -loglevel error -y -framerate 8.5 -i "$raw/loop/%03d.png" \
  -vf 'nlmeans=s=4:p=5:r=9,unsharp=3:3:0.4,minterpolate=fps=25:mi_mode=mci:mc_mode=aobmc:vsbmc=1' -t 8 -c:v ffv1 "$raw/loop.mkv"
ffmpeg -loglevel error -y -i "$raw/loop.mkv" -c:v libx264 -preset slow -crf 27 -pix_fmt yuv420p -movflags +faststart -an "$out/hero.mp4"
ffmpeg -loglevel error -y -i "$raw/loop.mkv" -c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -pix_fmt yuv420p -an "$out/hero.webm"
ffmpeg -loglevel error -y -i "$raw/loop.mkv" -frames:v 1 -c:v libwebp -quality 80 "$out/poster.webp"
ls -l "$out"
