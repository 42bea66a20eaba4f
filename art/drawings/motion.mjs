import { seeded, sheet, times } from './paper.mjs'

const INK = '#27336e'

/** One walker drawn from joint angles; phase runs from 0 to 1 over two steps. */
function walker(x, y, phase, colour, scale = 1) {
  const swing = Math.sin(phase * 2 * Math.PI)
  const lift = Math.abs(Math.cos(phase * 2 * Math.PI)) * 14
  const leg = (s, back) => {
    const thigh = s * 0.55
    const knee = { x: Math.sin(thigh) * 74, y: Math.cos(thigh) * 74 }
    const shin = thigh - (s < 0 ? 0.75 : 0.12)
    return `<path d="M0 0 L${knee.x} ${knee.y} L${knee.x + Math.sin(shin) * 76} ${knee.y + Math.cos(shin) * 76} l22 -2" stroke="${back ? '#8b94c4' : INK}" stroke-width="21" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  }
  const arm = (s, back) =>
    `<path d="M0 -112 L${s * 42} -52 L${s * 42 + 30} ${-12 - Math.max(0, s) * 20}" stroke="${back ? '#8b94c4' : colour}" stroke-width="18" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<g transform="translate(${x} ${y - lift}) scale(${scale})">${leg(-swing, true)}${arm(swing, true)}
    <path d="M-30 -4 Q-36 -130 0 -134 Q38 -130 32 -4Z" fill="${colour}"/>${leg(swing, false)}${arm(-swing, false)}
    <circle cx="8" cy="-184" r="48" fill="#ffd9b8" stroke="${INK}" stroke-width="5"/><path d="M-40 -190 Q-40 -240 10 -238 Q56 -236 52 -204 Q20 -222 -4 -200 Q-14 -176 -34 -172Z" fill="#4a2a1a"/>
    <circle cx="34" cy="-186" r="6" fill="${INK}"/><path d="M28 -162 q12 8 20 -2" stroke="${INK}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-34 -196 q-44 -10 -52 ${20 + swing * 18}" stroke="#4a2a1a" stroke-width="17" fill="none" stroke-linecap="round"/></g>`
}

const punched = times(
  3,
  (i) => `<ellipse cx="${360 + i * 240}" cy="856" rx="${i === 1 ? 24 : 44}" ry="17" fill="#c7d4ea"/>`,
)

/** A walk cycle in six drawings on one animation sheet. */
export function motionWalk() {
  const chart = times(
    9,
    (i) => `<path d="M${1080} ${90 + i * 20} h${i % 4 ? 22 : 44}" stroke="#e8505b" stroke-width="5"/>`,
  )
  return sheet(
    '#f4f7ff',
    `<g filter="url(#hand)"><path d="M60 690 H1140" stroke="#1eb8cd" stroke-width="6"/><path d="M60 300 q90 -44 180 0 t180 0 t180 0 t180 0 t180 0 t180 0" stroke="#ffab2e" stroke-width="5" stroke-dasharray="16 13" fill="none"/>
    ${times(7, (i) => walker(130 + i * 158, 540, i / 8, ['#ff7f6b', '#ffab2e', '#3ec28f', '#1eb8cd', '#5b7be0', '#9a6be0', '#ff6fa0'][i], 0.92))}
    ${times(7, (i) => `<circle cx="${130 + i * 158}" cy="742" r="26" fill="none" stroke="${INK}" stroke-width="5"/>${times(i + 1, (k) => `<circle cx="${130 + i * 158 + Math.cos(k * 1.3 - 1.5) * (i ? 11 : 0)}" cy="${742 + Math.sin(k * 1.3 - 1.5) * (i ? 11 : 0)}" r="4.4" fill="${INK}"/>`)}`)}
    <path d="M1080 80 V262" stroke="#e8505b" stroke-width="5"/>${chart}</g>${punched}`,
  )
}

/** Nine small frames of a lantern that is lit, rises and joins the stars. */
export function motionLantern() {
  const next = seeded(14)
  const cell = (i) => {
    const x = 60 + (i % 3) * 370
    const y = 50 + Math.floor(i / 3) * 275
    const up = Math.max(0, i - 2) * 32
    const lit = i > 0
    const size = i < 7 ? 1 : 1.2 - (i - 6) * 0.25
    const dark = [
      '#3a4f9e',
      '#364a98',
      '#314490',
      '#2b3d86',
      '#26367b',
      '#212f70',
      '#1b2764',
      '#172157',
      '#121a49',
    ][i]
    return `<g transform="translate(${x} ${y})"><clipPath id="c${i}"><rect width="340" height="245" rx="10"/></clipPath><g clip-path="url(#c${i})"><rect width="340" height="245" fill="${dark}"/>
      ${times(6 + i * 4, () => `<circle cx="${next(0, 340)}" cy="${next(0, 150)}" r="${next(1.5, 3.5)}" fill="#fff6cf"/>`)}
      <path d="M-10 ${215 + i * 8} Q80 ${180 + i * 9} 180 ${212 + i * 8} T350 ${200 + i * 8} V260 H-10Z" fill="#142a4d"/>
      ${lit ? `<circle cx="170" cy="${165 - up}" r="${72 * size}" fill="#ffb347" opacity=".4" filter="url(#soft)"/>` : ''}
      <g transform="translate(170 ${165 - up}) scale(${size})"><path d="M-34 34 Q-46 -46 0 -50 Q46 -46 34 34Z" fill="${lit ? '#ffc766' : '#d9cbb4'}"/><path d="M-17 34 Q-22 -42 0 -50 Q22 -42 17 34" fill="none" stroke="#c97a2e" stroke-width="4"/><path d="M-34 34 H34" stroke="#8a4b1e" stroke-width="7"/>${lit ? '<path d="M-9 30 Q0 4 9 30Z" fill="#fff6d8"/>' : ''}</g>
      ${i < 5 ? `<g transform="translate(${110 - i * 8} 235)"><circle cy="-62" r="23" fill="#e8b088"/><path d="M-24 -62 Q0 -104 24 -62Z" fill="#2a1a1f"/><path d="M-26 20 Q-26 -40 0 -40 Q26 -40 26 20Z" fill="#1eb8cd"/><path d="M14 -26 L${46 - i * 5} ${-52 - i * 9}" stroke="#1eb8cd" stroke-width="14" stroke-linecap="round"/></g>` : times(i - 4, (k) => `<circle cx="${60 + k * 74}" cy="${70 + (k % 2) * 44}" r="8" fill="#ffc766"/>`)}
      </g><rect width="340" height="245" rx="10" fill="none" stroke="${INK}" stroke-width="6"/></g>`
  }
  return sheet('#f7f1e3', `<g filter="url(#hand)">${times(9, cell)}</g>`)
}

export const BOUNCE = { seconds: 6, rate: 25, width: 720, height: 540 }

/** Frame `t` (0 to 1) of the bouncing ball: it drops in, squashes, hops thrice and rolls out. */
export function motionBounce(t) {
  const hops = [0, 0.2, 0.4, 0.56, 0.68]
  const tops = [430, 260, 160, 80]
  const k = Math.min(3, hops.filter((h) => t >= h).length - 1)
  const u = Math.min(1, (t - hops[k]) / (hops[k + 1] - hops[k]))
  const rolling = t >= 0.68
  const h = rolling ? 0 : k === 0 ? tops[0] * (1 - u * u) : tops[k] * 4 * u * (1 - u)
  const near = rolling ? 0 : Math.max(0, 1 - h / 34) * (k === 0 && u < 0.5 ? 0 : 1) * (1 - k * 0.2)
  const speed = rolling ? 0 : Math.min(1, Math.abs(k === 0 ? u : 1 - 2 * u)) * 0.14 * (1 - near)
  const x = 90 + t * 620
  const y = 420 - h
  const sx = 1 + near * 0.42 - speed
  const sy = 1 - near * 0.38 + speed
  const turn = t * 620
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BOUNCE.width}" height="${BOUNCE.height}" viewBox="0 0 720 540">
  <defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#ffd9a8"/><stop offset=".7" stop-color="#ffb3a0"/></linearGradient><radialGradient id="b" cx=".35" cy=".3"><stop offset="0" stop-color="#8ff2f5"/><stop offset=".6" stop-color="#1eb8cd"/><stop offset="1" stop-color="#23549f"/></radialGradient></defs>
  <rect width="720" height="540" fill="url(#s)"/><circle cx="560" cy="130" r="62" fill="#fff3cf"/>
  <path d="M0 400 Q120 300 260 380 T560 350 T760 380 V540 H0Z" fill="#f2938f"/><path d="M0 440 Q200 390 400 430 T760 420 V540 H0Z" fill="#c86a8b"/><rect y="468" width="720" height="72" fill="#354d9b"/><rect y="468" width="720" height="9" fill="#5571c9"/>
  ${times(9, (i) => `<rect x="${i * 92 - 20}" y="500" width="46" height="9" rx="4" fill="#5571c9"/>`)}
  <ellipse cx="${x}" cy="478" rx="${(46 * (1 - h / 620)).toFixed(1)}" ry="${(10 * (1 - h / 620)).toFixed(1)}" fill="#16225a" opacity="${(0.55 * (1 - h / 560)).toFixed(2)}"/>
  <g transform="translate(${x.toFixed(2)} ${(y + 48).toFixed(2)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)}) translate(0 -48)"><circle r="48" fill="url(#b)"/>
  <g transform="rotate(${turn.toFixed(1)})"><path d="M-46 -12 Q0 10 46 -12 L47 8 Q0 32 -47 8Z" fill="#ffd23f"/><circle cx="0" cy="-26" r="9" fill="#fff" opacity=".9"/></g></g></svg>`
}
