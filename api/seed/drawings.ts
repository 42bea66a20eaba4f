const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

function pot(x: number, width: number, height: number, colour: string): string {
  const y = 640
  const left = x - width / 2
  const shape = `M${left + width * 0.3},${y - height} C${left - width * 0.15},${y - height * 0.6} ${left},${y} ${left + width * 0.3},${y} H${left + width * 0.7} C${left + width},${y} ${left + width * 1.15},${y - height * 0.6} ${left + width * 0.7},${y - height} Z`
  return `<ellipse cx="${x}" cy="${y}" rx="${width * 0.6}" ry="22" fill="#0003"/><path d="${shape}" fill="${colour}"/><path d="${shape}" fill="url(#light)"/><ellipse cx="${x}" cy="${y - height}" rx="${width * 0.2}" ry="12" fill="#2b1d17"/>`
}

/** Four clay pots on a shelf. */
export function drawPots(): string {
  const light =
    '<linearGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>'
  const pots = [
    pot(250, 220, 300, '#b5623b'),
    pot(530, 180, 400, '#c98a52'),
    pot(800, 250, 240, '#8d4a32'),
    pot(1080, 200, 350, '#d3a36b'),
  ]
  return svg(
    1320,
    860,
    `<defs>${light}</defs><rect width="1320" height="860" fill="#e9e2d5"/><rect y="620" width="1320" height="240" fill="#b99f7f"/>${pots.join('')}`,
  )
}

/** A board whose fields follow the routes of four minibus lines. */
export function drawBoardGame(): string {
  const routes = [
    {
      colour: '#1eb8cd',
      points: [
        [90, 150],
        [360, 150],
        [520, 330],
        [900, 330],
      ],
    },
    {
      colour: '#f2994a',
      points: [
        [140, 800],
        [140, 420],
        [420, 240],
        [820, 120],
      ],
    },
    {
      colour: '#354d9b',
      points: [
        [90, 620],
        [480, 620],
        [620, 480],
        [620, 90],
      ],
    },
    {
      colour: '#27ae60',
      points: [
        [900, 850],
        [720, 660],
        [300, 700],
        [260, 90],
      ],
    },
  ]
  const lines = routes.map(({ colour, points }) => {
    const path = points.map((point) => point.join(',')).join(' ')
    const stops = points.map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="26" fill="#fff" stroke="${colour}" stroke-width="12"/>`,
    )
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="22" stroke-linejoin="round"/>${stops.join('')}`
  })
  return svg(1000, 940, `<rect width="1000" height="940" rx="40" fill="#fbf6ea"/>${lines.join('')}`)
}

function cat(x: number, stretch: number, colour: string): string {
  const y = 420
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"><path d="M${-90 - stretch},0 C${-60 - stretch},${-70 - stretch / 2} ${40 + stretch},${-70 - stretch / 2} ${80 + stretch},-10"/><circle cx="${110 + stretch}" cy="-40" r="34"/><path d="M${90 + stretch},-66 l-6,-34 l28,20 M${120 + stretch},-72 l16,-30 l10,34"/><path d="M${-90 - stretch},0 c-50,-20 -40,-90 -70,-110"/><path d="M${-70 - stretch},0 l${-stretch},110 M${-40 - stretch},10 l${stretch},100 M${50 + stretch},0 l${stretch},110 M${75 + stretch},0 l${-stretch},110"/></g>`
}

/** One cat in four phases of a run. */
export function drawCats(): string {
  const phases = [0, 18, 36, 14].map((stretch, index) => cat(260 + index * 420, stretch, '#2d3142'))
  return svg(
    1800,
    700,
    `<rect width="1800" height="700" fill="#fdf8f0"/><path d="M0,540 H1800" stroke="#d8c9ae" stroke-width="6"/>${phases.join('')}`,
  )
}
