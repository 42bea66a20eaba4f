// What all painted scenes share: paths, paint, light, grain and a line mode. A scene draws on 1280 × 720.
export const W = 1280
export const H = 720
const TAU = Math.PI * 2

/** A number generator that always draws the same; neighbouring seeds draw quite different things. */
export function seeded(seed) {
  let state = seed * 0x9e3779b1
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return low + ((high - low) * ((t ^ (t >>> 14)) >>> 0)) / 4294967296
  }
}

export const clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v))
export const lerp = (a, b, t) => a + (b - a) * t
export const ease = (t) => clamp(t) ** 2 * (3 - 2 * clamp(t))
export const wave = (t, period = 1, phase = 0) => Math.sin((t / period + phase) * TAU)
export const range = (n, make) => Array.from({ length: n }, (_, i) => make(i, n > 1 ? i / (n - 1) : 0))
export const pick = (next, list) => list[Math.floor(next(0, list.length - 1e-6))]

const spread = (gradient, stops) => {
  for (const [i, stop] of stops.entries()) gradient.addColorStop(i / (stops.length - 1), stop)
  return gradient
}
export const linear = (c, x0, y0, x1, y1, ...stops) => spread(c.createLinearGradient(x0, y0, x1, y1), stops)
export const down = (c, y0, y1, ...stops) => linear(c, 0, y0, 0, y1, ...stops)
export const radial = (c, x, y, r, ...stops) => spread(c.createRadialGradient(x, y, 0, x, y, r), stops)

function paint(c, fill, line, width = 3) {
  if (fill) {
    c.fillStyle = fill
    c.fill()
  }
  if (line) {
    c.strokeStyle = line
    c.lineWidth = width
    c.stroke()
  }
}

export function sky(c, ...stops) {
  c.fillStyle = down(c, 0, H, ...stops)
  c.fillRect(0, 0, W, H)
}

export function poly(c, points, fill, line, width) {
  c.beginPath()
  for (const [x, y] of points) c.lineTo(x, y)
  c.closePath()
  paint(c, fill, line, width)
}

/** A closed soft shape through the middles of its points. */
export function blob(c, points, fill, line, width) {
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  c.beginPath()
  c.moveTo(...middle(points.at(-1), points[0]))
  points.forEach((p, i) => {
    c.quadraticCurveTo(...p, ...middle(p, points[(i + 1) % points.length]))
  })
  c.closePath()
  paint(c, fill, line, width)
}

/** An open soft line through the middles of its points. */
export function curve(c, points, line, width = 3) {
  c.beginPath()
  c.moveTo(...points[0])
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    c.quadraticCurveTo(x, y, (x + points[i + 1][0]) / 2, (y + points[i + 1][1]) / 2)
  }
  c.lineTo(...points.at(-1))
  c.lineCap = 'round'
  c.lineJoin = 'round'
  paint(c, null, line, width)
}

/** A path as SVG writes it. */
export function shape(c, d, fill, line, width = 3) {
  const path = new Path2D(d)
  c.lineCap = 'round'
  c.lineJoin = 'round'
  if (fill) {
    c.fillStyle = fill
    c.fill(path)
  }
  if (line) {
    c.strokeStyle = line
    c.lineWidth = width
    c.stroke(path)
  }
}

export function oval(c, x, y, rx, ry, fill, turn = 0, line, width) {
  c.beginPath()
  c.ellipse(x, y, Math.abs(rx), Math.abs(ry), turn, 0, TAU)
  paint(c, fill, line, width)
}
export const disc = (c, x, y, r, fill, line, width) => oval(c, x, y, r, r, fill, 0, line, width)

export function box(c, x, y, w, h, r, fill, line, width) {
  c.beginPath()
  c.roundRect(x, y, w, h, r)
  paint(c, fill, line, width)
}

/** Draws with the origin at x, y, scaled and turned. */
export function at(c, x, y, draw, scale = 1, turn = 0) {
  c.save()
  c.translate(x, y)
  if (turn) c.rotate(turn)
  if (Array.isArray(scale)) c.scale(...scale)
  else c.scale(scale, scale)
  draw()
  c.restore()
}

/** Draws only inside of what `path` traces. */
export function within(c, path, draw) {
  c.save()
  c.beginPath()
  path()
  c.clip()
  draw()
  c.restore()
}

export function faint(c, alpha, draw, mode = 'source-over') {
  c.save()
  c.globalAlpha *= alpha
  c.globalCompositeOperation = mode
  draw()
  c.restore()
}

/** Light on what is there; `rgb` as '255,200,90'. */
export function glow(c, x, y, r, rgb, alpha = 0.8) {
  if (c.isLines) return
  faint(
    c,
    1,
    () =>
      disc(
        c,
        x,
        y,
        r,
        radial(c, x, y, r, `rgba(${rgb},${alpha})`, `rgba(${rgb},${alpha * 0.3})`, `rgba(${rgb},0)`),
      ),
    'screen',
  )
}

/** A hilly band from left to right, filled down to the bottom. */
export function ridge(c, y, height, step, seed, fill, { shift = 0, bottom = H + 20, line } = {}) {
  const next = seeded(seed)
  const points = [[-600, bottom]]
  for (let x = -600; x <= W + 600; x += step)
    points.push([x + next(-0.25, 0.25) * step + shift, y - next(0, 1) * height])
  points.push([W + 600, bottom])
  c.beginPath()
  c.moveTo(...points[0])
  c.lineTo(...points[1])
  for (let i = 1; i < points.length - 2; i++) {
    const [x, py] = points[i]
    c.quadraticCurveTo(x, py, (x + points[i + 1][0]) / 2, (py + points[i + 1][1]) / 2)
  }
  c.lineTo(...points.at(-2))
  c.lineTo(...points.at(-1))
  c.closePath()
  paint(c, fill, line)
}

/** Brush strokes over an area, as gouache leaves them; to be used inside of `within`. */
export function strokes(
  c,
  x,
  y,
  w,
  h,
  n,
  seed,
  colours,
  { long = 40, thick = 8, turn = 0, spin = 0.4, alpha = 0.35 } = {},
) {
  if (c.isLines) return
  const next = seeded(seed)
  faint(c, alpha, () => {
    c.lineCap = 'round'
    for (let i = 0; i < n; i++) {
      const px = x + next() * w
      const py = y + next() * h
      const angle = turn + next(-spin, spin)
      const half = (long * next(0.5, 1.2)) / 2
      c.strokeStyle = pick(next, colours)
      c.lineWidth = thick * next(0.4, 1.2)
      c.beginPath()
      c.moveTo(px - Math.cos(angle) * half, py - Math.sin(angle) * half)
      c.quadraticCurveTo(px, py + next(-5, 5), px + Math.cos(angle) * half, py + Math.sin(angle) * half)
      c.stroke()
    }
  })
}

let tile
/** Tooth of the paper over all; it stands still, as grain that moves costs too many bytes. */
export function grain(c, alpha = 0.12, mode = 'overlay') {
  if (c.isLines) return
  if (!tile) {
    tile = new OffscreenCanvas(256, 256)
    const t = tile.getContext('2d')
    const data = t.createImageData(256, 256)
    const next = seeded(7)
    for (let i = 0; i < data.data.length; i += 4) {
      data.data.fill(next(60, 195), i, i + 3)
      data.data[i + 3] = 255
    }
    t.putImageData(data, 0, 0)
  }
  faint(
    c,
    alpha,
    () => {
      c.fillStyle = c.createPattern(tile, 'repeat')
      c.fillRect(0, 0, W, H)
    },
    mode,
  )
}

/** Dark corners. */
export function vignette(c, alpha = 0.45, rgb = '0,0,20') {
  if (c.isLines) return
  const g = c.createRadialGradient(W / 2, H / 2, H * 0.42, W / 2, H / 2, H * 1.05)
  g.addColorStop(0, `rgba(${rgb},0)`)
  g.addColorStop(1, `rgba(${rgb},${alpha})`)
  c.fillStyle = g
  c.fillRect(0, 0, W, H)
}

/** @param font size and family: '700 40px Fredoka' */
export function text(c, words, x, y, font, fill, { align = 'left', space = 0, line, width = 6 } = {}) {
  c.font = font
  c.textAlign = align
  c.textBaseline = 'alphabetic'
  c.letterSpacing = `${space}px`
  c.lineJoin = 'round'
  if (line && !c.isLines) {
    c.strokeStyle = line
    c.lineWidth = width
    c.strokeText(words, x, y)
  }
  c.fillStyle = fill
  c.fillText(words, x, y)
  c.letterSpacing = '0px'
}

/** A person of few shapes, feet at the origin, about 100 high. Arms and legs are angles from straight down; `back` turns it away. */
export function person(c, look) {
  const { hair = '#2a1a1f', shirt = '#e8505b', trousers = '#27336e' } = look
  const skin = look.back ? hair : (look.skin ?? '#c98a5e')
  const { arms = [0.3, -0.3], legs = [0.12, -0.12], face = 1, long = false, hat, skirt } = look
  const limb = (x, y, angle, length, bend, colour, width) => {
    const kx = x + Math.sin(angle) * length * 0.5
    const ky = y + Math.cos(angle) * length * 0.5
    curve(
      c,
      [
        [x, y],
        [kx, ky],
        [kx + Math.sin(angle + bend) * length * 0.5, ky + Math.cos(angle + bend) * length * 0.5],
      ],
      colour,
      width,
    )
  }
  limb(-5, -40, legs[0], 38, legs[0] > 0.3 ? -0.6 : 0, trousers, 10)
  limb(5, -40, legs[1], 38, legs[1] > 0.3 ? -0.6 : 0, trousers, 10)
  limb(-12, -66, arms[0], 34, look.bends?.[0] ?? 0, shirt, 8)
  if (long)
    blob(
      c,
      [
        [-19, -95],
        [19, -95],
        [17, -60],
        [0, -54],
        [-20, -58],
      ],
      hair,
    )
  if (skirt)
    poly(
      c,
      [
        [-12, -50],
        [12, -50],
        [20, -20],
        [-20, -20],
      ],
      skirt,
    )
  box(c, -15, -72, 30, 36, [13, 13, 8, 8], shirt)
  limb(12, -66, arms[1], 34, look.bends?.[1] ?? 0, shirt, 8)
  disc(c, 0, -86, 16, skin)
  shape(c, 'M-17 -84 Q-20 -105 0 -105 Q20 -105 17 -84 Q10 -96 0 -96 Q-10 -96 -17 -84Z', hair)
  if (face) {
    disc(c, face * 5 - 4, -85, 1.8, '#1b1026')
    disc(c, face * 5 + 5, -85, 1.8, '#1b1026')
    curve(
      c,
      [
        [face * 5 - 2, -78],
        [face * 5 + 1, -76],
        [face * 5 + 4, -78],
      ],
      '#7a3b2a',
      1.6,
    )
  }
  if (hat) {
    oval(c, 0, -97, 25, 6, hat)
    poly(
      c,
      [
        [-14, -97],
        [0, -114],
        [14, -97],
      ],
      hat,
    )
  }
}
