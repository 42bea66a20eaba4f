// Shared by the students' drawings: paper, a wobbling hand, soft washes and a few shapes.

export const WIDTH = 1200
export const HEIGHT = 900

/** A number generator that always draws the same picture. */
export function seeded(seed) {
  let state = seed
  return (low = 0, high = 1) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return low + ((high - low) * state) / 4294967296
  }
}

export const times = (n, make) => Array.from({ length: n }, (_, i) => make(i)).join('')

const FILTERS = `
  <filter id="hand" x="-5%" y="-5%" width="110%" height="110%">
    <feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="4"/>
    <feDisplacementMap in="SourceGraphic" scale="9"/>
  </filter>
  <filter id="wash" x="-10%" y="-10%" width="120%" height="120%">
    <feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="4" seed="9" result="n"/>
    <feDisplacementMap in="SourceGraphic" in2="n" scale="38" result="d"/>
    <feGaussianBlur in="d" stdDeviation="1.6"/>
  </filter>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="2"/>
    <feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .3  0 0 0 .55 -.12"/>
  </filter>`

/** A whole sheet of `paper` colour with the drawing on it and grain over both. */
export function sheet(paper, drawing, defs = '') {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>${FILTERS}${defs}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
${drawing}
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".28"/>
</svg>`
}

export const fade = (id, stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map((c, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${c}"/>`).join('')}</linearGradient>`

export const glow = (x, y, r, colour, opacity = 0.8) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${opacity}" filter="url(#soft)"/>`

/** A hilly band from x = 0 to 1200 filled down to the bottom. */
export function ridge(y, height, step, colour, seed) {
  const next = seeded(seed)
  let path = `M-40 ${HEIGHT + 40} L-40 ${y}`
  for (let x = -40; x <= WIDTH + step; x += step)
    path += ` Q${x + step / 2} ${y - next(0, height)} ${x + step} ${y - next(-0.3, 0.3) * height}`
  return `<path d="${path} L${WIDTH + 200} ${HEIGHT + 40}Z" fill="${colour}"/>`
}
