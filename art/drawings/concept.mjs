import { fade, glow, ridge, seeded, sheet, times } from './paper.mjs'

/** A floating market at dusk: awnings, lanterns and their light on the water. */
export function conceptMarket() {
  const next = seeded(11)
  const houses = times(9, (i) => {
    const x = i * 145 - 40
    const h = next(130, 270)
    const roof = ['#a23b52', '#7c3160', '#c1554a', '#5c2f66'][i % 4]
    return `<g><rect x="${x + 14}" y="${470 - h * 0.7}" width="112" height="${h * 0.7}" fill="#3b2456"/>
      <path d="M${x - 6} ${478 - h * 0.7} L${x + 70} ${410 - h * 0.7} L${x + 146} ${478 - h * 0.7}Z" fill="${roof}"/>
      ${times(4, (k) => `<rect x="${x + 28 + (k % 2) * 50}" y="${492 - h * 0.7 + Math.floor(k / 2) * 52}" width="30" height="34" fill="${next() > 0.3 ? '#ffca6b' : '#6a4478'}"/>`)}</g>`
  })
  const boat = (x, y, s, hull, awning) => `<g transform="translate(${x} ${y}) scale(${s})">
    <ellipse cx="0" cy="38" rx="190" ry="16" fill="#1a1440" opacity=".6"/>
    <path d="M-190 -18 Q-150 40 -90 40 L90 40 Q150 40 190 -18 Q100 14 0 12 Q-100 14 -190 -18Z" fill="${hull}"/>
    <path d="M-110 -96 L110 -96 L134 -56 L-134 -56Z" fill="${awning}"/>${times(5, (k) => `<path d="M${-90 + k * 44} -96 L${-70 + k * 44} -96 L${-64 + k * 52} -56 L${-92 + k * 52} -56Z" fill="#fff1d6" opacity=".75"/>`)}
    <path d="M-104 -56 V14 M104 -56 V14" stroke="#2a1838" stroke-width="8"/>
    ${times(9, (k) => `<circle cx="${-76 + k * 19}" cy="${6 - (k % 2) * 15}" r="15" fill="${['#ff8a3d', '#ffcf4a', '#8fc95b', '#e8505b'][k % 4]}"/>`)}
    <circle cx="20" cy="-26" r="17" fill="#c98455"/><path d="M-6 14 Q20 -30 46 14Z" fill="#1eb8cd"/><path d="M-12 -34 L20 -62 L52 -34Z" fill="#f1d08a"/></g>`
  const lanterns = times(13, (i) => {
    const x = 30 + i * 95
    const y = 250 + Math.sin(i * 0.9) * 46
    return `${glow(x, y, 44, '#ff9b3d', 0.55)}<ellipse cx="${x}" cy="${y}" rx="17" ry="22" fill="#ffd27a"/><path d="M${x} ${y - 22} v-26" stroke="#2a1838" stroke-width="3"/>`
  })
  const light = times(
    70,
    () =>
      `<rect x="${next(0, 1200)}" y="${next(500, 880)}" width="${next(30, 130)}" height="5" rx="3" fill="${['#ffb45e', '#ff7f6b', '#8b6bd8', '#36c3d6'][Math.floor(next(0, 4))]}" opacity="${next(0.15, 0.6)}"/>`,
  )
  return sheet(
    '#2b1d55',
    `<rect width="1200" height="520" fill="url(#sky)"/>${glow(900, 330, 150, '#ffdf9c')}<circle cx="900" cy="330" r="70" fill="#ffeec2"/>
    <g filter="url(#hand)">${ridge(420, 120, 190, '#5b3a80', 5)}${houses}</g><rect y="470" width="1200" height="430" fill="url(#sea)"/>${light}
    <path d="M0 190 Q300 330 620 230 T1200 220" fill="none" stroke="#2a1838" stroke-width="3"/>${lanterns}
    <g filter="url(#hand)">${boat(890, 580, 0.72, '#5a2d4f', '#e8505b')}${boat(330, 660, 1.05, '#47284f', '#1eb8cd')}${boat(860, 800, 1.25, '#3a2148', '#ffab2e')}</g>`,
    fade('sky', ['#4a3390', '#c3568c', '#ffad70']) + fade('sea', ['#8a4789', '#2b2a6b', '#171a45']),
  )
}

/** An airship over rice terraces, in loose washes. */
export function conceptAirship() {
  const next = seeded(3)
  const terraces = times(
    7,
    (
      i,
    ) => `<path d="M-40 ${560 + i * 52} Q300 ${500 + i * 62 - (i % 2) * 30} 620 ${580 + i * 50} T1260 ${540 + i * 58} L1260 920 L-40 920Z" fill="${['#bfe3a8', '#8fd0a0', '#63b795', '#3f9f8c', '#2b8483', '#1d6a78', '#154f68'][i]}"/>
    <path d="M-40 ${566 + i * 52} Q300 ${506 + i * 62 - (i % 2) * 30} 620 ${586 + i * 50} T1260 ${546 + i * 58}" fill="none" stroke="#eafff4" stroke-width="5" opacity=".55"/>`,
  )
  const palms = times(9, (i) => {
    const x = 60 + i * 140 + next(-30, 30)
    const y = 610 + (i % 3) * 90
    return `<g transform="translate(${x} ${y}) scale(${0.7 + (i % 3) * 0.3})" stroke="#0f4a55" fill="none" stroke-width="9" stroke-linecap="round"><path d="M0 0 Q6 -50 0 -96"/>${times(6, (k) => `<path d="M0 -96 Q${Math.cos(k * 1.05) * 34} ${-120 + Math.sin(k * 1.05) * 14} ${Math.cos(k * 1.05) * 62} ${-88 + Math.sin(k * 1.05) * 30}" stroke-width="8"/>`)}</g>`
  })
  const ship = `<g transform="translate(600 300) rotate(-5)">
    <path d="M-70 150 L-90 74 M70 150 L90 74 M0 150 V80" stroke="#5b3a2a" stroke-width="7"/>
    <ellipse rx="330" ry="118" fill="#ff8163"/><path d="M-330 0 A330 118 0 0 1 330 0 A330 60 0 0 0 -330 0Z" fill="#ffa483"/>
    ${times(6, (k) => `<path d="M${-275 + k * 110} ${-66 + Math.abs(k - 2.5) * 8} Q${-300 + k * 120} 0 ${-275 + k * 110} ${66 - Math.abs(k - 2.5) * 8}" fill="none" stroke="#c9503f" stroke-width="6"/>`)}
    <path d="M290 -20 L420 -110 L410 0 L420 110 L290 20Z" fill="#354d9b"/><path d="M300 0 L430 -30 L430 30Z" fill="#1eb8cd"/>
    <path d="M-150 140 H150 Q150 214 90 222 H-80 Q-150 214 -150 140Z" fill="#7d4a2f"/><path d="M-160 134 H160 V158 H-160Z" fill="#a8683f"/>
    ${times(5, (k) => `<circle cx="${-90 + k * 45}" cy="186" r="14" fill="#ffe9a6"/>`)}
    <path d="M-160 146 L-230 120 M-160 150 L-236 186" stroke="#5b3a2a" stroke-width="9"/><ellipse cx="-236" cy="152" rx="12" ry="66" fill="#cfe9ef" opacity=".85"/></g>`
  return sheet(
    '#dff3f2',
    `<rect width="1200" height="900" fill="url(#sky)"/><g filter="url(#wash)"><circle cx="240" cy="190" r="92" fill="#fff0c4"/>
    ${ridge(520, 240, 240, '#a9cfe0', 8)}${ridge(560, 150, 200, '#86bccd', 21)}
    ${times(6, (i) => `<ellipse cx="${80 + i * 220}" cy="${120 + (i % 3) * 110}" rx="130" ry="34" fill="#fff" opacity=".75"/>`)}${terraces}</g>
    <g filter="url(#hand)">${palms}${ship}</g>
    ${times(7, (i) => `<path d="M${130 + i * 34} ${390 - (i % 3) * 26} q12 -14 22 0 q12 -14 22 0" fill="none" stroke="#27506b" stroke-width="4"/>`)}`,
    fade('sky', ['#8fd3ea', '#d8f2ee', '#fdf0d5']),
  )
}

/** A mossy stone guardian that wakes in the forest, seen by one small traveller. */
export function conceptGuardian() {
  const next = seeded(27)
  const trunks = times(
    12,
    (i) =>
      `<path d="M${i * 112 - 30} 900 Q${i * 112 + next(-20, 30)} 420 ${i * 112 + next(-30, 40)} -20 h${next(30, 70)} Q${i * 112 + 60} 420 ${i * 112 + 76} 900Z" fill="${i % 2 ? '#0e3d4c' : '#124a55'}" opacity="${0.55 + (i % 3) * 0.15}"/>`,
  )
  const leaves = times(
    90,
    () =>
      `<ellipse cx="${next(-20, 1220)}" cy="${next(-30, 150)}" rx="${next(30, 80)}" ry="${next(18, 40)}" fill="${['#0c3440', '#155a58', '#1d6f61'][Math.floor(next(0, 3))]}" transform="rotate(${next(-20, 20)} 600 60)"/>`,
  )
  const guardian = `<g transform="translate(600 470)">
    <path d="M-250 360 Q-310 60 -180 -60 Q-60 -120 60 -110 Q230 -80 260 120 Q290 300 250 360Z" fill="#54707c"/>
    <path d="M-180 360 Q-210 140 -100 70 Q0 40 110 80 Q190 160 170 360Z" fill="#6a8690"/>
    <path d="M-250 130 Q-350 180 -330 320 Q-300 370 -230 350 Q-250 260 -220 190Z" fill="#4b6672"/><path d="M255 130 Q350 190 330 320 Q300 370 235 350 Q250 260 220 190Z" fill="#4b6672"/>
    <path d="M-150 -70 Q-170 -250 0 -270 Q170 -250 150 -70 Q80 -10 0 -10 Q-80 -10 -150 -70Z" fill="#7b97a0"/>
    <path d="M-150 -150 Q-90 -200 0 -200 Q90 -200 150 -150 L140 -120 Q0 -160 -140 -120Z" fill="#5f7b86"/>
    <path d="M-120 -240 L-150 -330 L-70 -268Z M120 -240 L150 -330 L70 -268Z M0 -262 L0 -360 L44 -262Z" fill="#5f7b86"/>
    <path d="M-30 -60 L0 -110 L30 -60Z" fill="#5f7b86"/><path d="M-70 -38 Q0 -4 70 -38" stroke="#3b5661" stroke-width="10" fill="none"/>
    ${times(26, () => `<ellipse cx="${next(-210, 210)}" cy="${next(-40, 110) - 20}" rx="${next(14, 46)}" ry="${next(8, 20)}" fill="${next() > 0.5 ? '#6fae5a' : '#8cc56a'}"/>`)}
    ${times(14, () => `<ellipse cx="${next(-110, 110)}" cy="${next(-276, -236)}" rx="${next(14, 34)}" ry="${next(8, 16)}" fill="#7dbb62"/>`)}
    <circle cx="0" cy="190" r="52" fill="#3b5661"/><path d="M0 150 L34 210 L-34 210Z" fill="#66f3ff"/></g>`
  const eyes = [520, 680]
    .map(
      (x) =>
        `${glow(x, 372, 60, '#45e9ff', 0.9)}<ellipse cx="${x}" cy="372" rx="34" ry="22" fill="#d5fdff"/>`,
    )
    .join('')
  const traveller = `<g transform="translate(300 770)"><path d="M-26 60 Q-30 -20 0 -24 Q30 -20 26 60Z" fill="#e8505b"/><circle cy="-44" r="25" fill="#c98455"/><path d="M-27 -46 Q0 -92 27 -46Z" fill="#2a1a1a"/><path d="M24 -6 L60 -60" stroke="#c98455" stroke-width="11" stroke-linecap="round"/>${glow(66, -82, 46, '#ffb347', 0.9)}<circle cx="66" cy="-78" r="17" fill="#ffe2a0"/></g>`
  return sheet(
    '#0f3a48',
    `<rect width="1200" height="900" fill="url(#sky)"/>${glow(600, 300, 260, '#8ff0e4', 0.5)}<g filter="url(#hand)">${trunks}</g>
    <path d="M430 -20 L330 900 H560 L520 -20Z M700 -20 L760 900 H950 L770 -20Z" fill="#d8fff0" opacity=".12"/>
    <g filter="url(#hand)">${guardian}</g>${eyes}${glow(600, 660, 70, '#45e9ff', 0.5)}
    <g filter="url(#hand)">${leaves}${ridge(830, 70, 120, '#0b2f36', 6)}${ridge(880, 60, 80, '#08252b', 16)}</g>${traveller}
    ${times(26, () => `<circle cx="${next(60, 1140)}" cy="${next(180, 820)}" r="${next(3, 7)}" fill="#fff3a8" opacity="${next(0.4, 1)}"/>`)}`,
    fade('sky', ['#1d6b74', '#2f9488', '#0f3a48']),
  )
}
