// Runs in the browser: draws a frame of a title, in colour or in lines, and hands it over.
import { H, W } from './kit.mjs'
import { titles } from './titles.mjs'

const FADE_SECONDS = 0.4

/** Draws outlines on paper in place of paint, nearer shapes hiding what lies behind them. */
function inLines(c, { paper, ink }) {
  const plain = Object.getPrototypeOf(c)
  c.isLines = true
  const isFaint = () =>
    c.globalCompositeOperation !== 'source-over' ||
    c.globalAlpha < 0.4 ||
    Number(/rgba\(.*,\s*([\d.]+)\)/.exec(String(c.fillStyle))?.[1] ?? 1) < 0.4
  const draw = (first, second) => {
    if (isFaint()) return
    c.save()
    c.shadowColor = 'transparent'
    c.globalAlpha = 1
    c.fillStyle = paper
    c.strokeStyle = ink
    const { a, b } = c.getTransform()
    c.lineWidth = (3.2 * (c.canvas.width / W)) / Math.max(0.05, Math.hypot(a, b))
    first()
    second()
    c.restore()
  }
  // The inner half of each line is painted over, so that shapes which overlap in one path melt into one.
  c.fill = (...path) =>
    draw(
      () => plain.stroke.apply(c, path),
      () => plain.fill.apply(c, path),
    )
  c.fillRect = (...area) =>
    draw(
      () => area[2] >= W * 0.98 || plain.strokeRect.apply(c, area),
      () => plain.fillRect.apply(c, area),
    )
  c.stroke = (...path) => {
    const { lineWidth } = c
    draw(
      () => {
        c.lineWidth = lineWidth > 5 ? lineWidth : c.lineWidth / 2
        plain.stroke.apply(c, path)
      },
      () => {
        if (lineWidth <= 5) return
        c.strokeStyle = paper
        c.lineWidth = lineWidth - 3
        plain.stroke.apply(c, path)
      },
    )
  }
  c.strokeText = () => {}
  c.fillText = (words, x, y) =>
    draw(
      () => {},
      () => {
        c.fillStyle = ink
        plain.fillText.call(c, words, x, y)
      },
    )
}

function canvasOf(width) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * H) / W)
  return canvas
}

/** @param lines colours of paper and ink of a line drawing, undefined for paint */
function paint(title, shot, u, width, lines) {
  const film = titles[title]
  const { seconds, draw, cut } = film.shots[shot]
  if (cut) {
    const start = cut.from + (u * seconds) / titles[cut.title].shots[cut.shot].seconds
    return paint(cut.title, cut.shot, start, width, lines)
  }
  // Pixel art is drawn small, brought to its few colours and enlarged without smoothing.
  const isPixels = film.pixels && !lines
  const canvas = canvasOf(isPixels ? film.pixels : width)
  const c = canvas.getContext('2d', { willReadFrequently: true })
  c.scale(canvas.width / W, canvas.width / W)
  if (lines) inLines(c, lines)
  draw(c, u, u * seconds)
  if (!isPixels) return canvas
  film.reduce(c, canvas)
  const large = canvasOf(width)
  const l = large.getContext('2d')
  l.imageSmoothingEnabled = false
  l.drawImage(canvas, 0, 0, large.width, large.height)
  film.over?.(l, shot, u, large.width / W)
  return large
}

globalThis.lengthOf = (title) => titles[title].shots.reduce((sum, { seconds }) => sum + seconds, 0)
globalThis.still = (title, shot, u, width, lines) =>
  paint(title, shot, u, width, lines).toDataURL('image/png')
/** The frame of a film at a second; it comes out of black and goes back into it, so that it may loop. */
globalThis.frame = (title, second, width) => {
  const { shots } = titles[title]
  let [shot, start] = [0, 0]
  while (shot < shots.length - 1 && second >= start + shots[shot].seconds) start += shots[shot++].seconds
  const canvas = paint(title, shot, (second - start) / shots[shot].seconds, width)
  const c = canvas.getContext('2d')
  const dark = 1 - Math.min(1, second / FADE_SECONDS, (lengthOf(title) - second) / FADE_SECONDS)
  c.resetTransform()
  c.globalAlpha = 1
  c.fillStyle = `rgba(6,8,20,${Math.max(0, dark)})`
  c.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.96)
}
