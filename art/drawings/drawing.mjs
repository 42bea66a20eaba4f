import { fade, glow, seeded, sheet, times } from './paper.mjs'

/** A fat orange cat asleep on a window sill, in crayon. */
export function drawingCat() {
  const next = seeded(8)
  const fur = times(120, () => {
    const a = next(0, 6.28)
    const d = Math.sqrt(next(0, 1))
    const x = 600 + Math.cos(a) * 270 * d
    const y = 590 + Math.sin(a) * 135 * d
    return `<path d="M${x} ${y} q${next(8, 20)} ${next(-6, 10)} ${next(20, 36)} ${next(4, 18)}" stroke="${next() > 0.5 ? '#c9661f' : '#ffc070'}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  })
  return sheet(
    '#fdf3e0',
    `<g filter="url(#hand)">
    <rect x="110" y="70" width="980" height="620" rx="14" fill="#9c6b45"/><rect x="150" y="110" width="900" height="560" fill="url(#sky)"/>
    <circle cx="880" cy="240" r="80" fill="#ffd85c"/>${times(12, (i) => `<path d="M${880 + 100 * Math.cos(i * 0.524)} ${240 + 100 * Math.sin(i * 0.524)} L${880 + 135 * Math.cos(i * 0.524)} ${240 + 135 * Math.sin(i * 0.524)}" stroke="#ffb52e" stroke-width="9" stroke-linecap="round"/>`)}
    <path d="M150 560 Q330 430 520 540 T1050 500 V670 H150Z" fill="#8ccf7a"/><path d="M150 620 Q420 540 720 610 T1050 590 V670 H150Z" fill="#5fb06a"/>
    <path d="M240 540 v-90 h80 v90Z" fill="#fff"/><path d="M225 455 L280 400 L335 455Z" fill="#e8505b"/>
    ${times(3, (i) => `<g fill="#fff"><ellipse cx="${330 + i * 140}" cy="${200 + (i % 2) * 70}" rx="70" ry="26"/><ellipse cx="${350 + i * 140}" cy="${180 + (i % 2) * 70}" rx="40" ry="28"/></g>`)}
    <path d="M600 110 V670" stroke="#9c6b45" stroke-width="22"/><rect x="60" y="680" width="1080" height="70" rx="10" fill="#b98157"/><path d="M70 712 H1130" stroke="#9c6b45" stroke-width="5"/>
    <path d="M330 640 Q310 460 560 450 Q820 430 890 560 Q930 690 860 700 L380 700 Q330 700 330 640Z" fill="#f7933d"/>${fur}
    <path d="M870 640 Q1000 640 990 740 Q980 830 1040 820" stroke="#f7933d" stroke-width="52" fill="none" stroke-linecap="round"/><path d="M1000 810 q30 14 44 8" stroke="#fff" stroke-width="40" stroke-linecap="round"/>
    ${times(4, (i) => `<path d="M${560 + i * 82} ${470 + i * 8} q-18 50 6 96" stroke="#c9661f" stroke-width="20" fill="none" stroke-linecap="round"/>`)}
    <ellipse cx="400" cy="560" rx="150" ry="126" fill="#ff9f4a"/><path d="M270 500 L262 398 L352 452Z M530 500 L546 398 L452 448Z" fill="#f7933d"/><path d="M286 476 L282 426 L328 454Z M516 474 L524 426 L476 452Z" fill="#ffb3a0"/>
    <path d="M318 560 q28 26 56 0 M430 560 q28 26 56 0" stroke="#4a2a1a" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M386 596 h32 l-16 18Z" fill="#e8707a"/><path d="M402 614 q-18 26 -38 12 M402 614 q18 26 38 12" stroke="#4a2a1a" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M250 590 l-92 -16 M250 612 l-92 12 M552 590 l88 -16 M552 612 l88 12" stroke="#4a2a1a" stroke-width="4"/><ellipse cx="330" cy="690" rx="62" ry="30" fill="#ffb066"/><ellipse cx="470" cy="690" rx="62" ry="30" fill="#ffb066"/>
    <g transform="translate(1010 690)"><path d="M-50 -80 H50 L38 0 H-38Z" fill="#1eb8cd"/>${times(5, (i) => `<path d="M0 -80 Q${-70 + i * 35} -150 ${-80 + i * 40} -200" stroke="#3c9a5f" stroke-width="12" fill="none" stroke-linecap="round"/><circle cx="${-80 + i * 40}" cy="-206" r="22" fill="${['#ff6f91', '#ffd23f', '#b58cff', '#ff8a5c', '#ff6f91'][i]}"/>`)}</g>
    <g fill="none" stroke="#354d9b" stroke-width="9" stroke-linecap="round" opacity=".85"><path d="M560 380 h46 l-46 44 h46"/><path d="M634 318 h34 l-34 32 h34"/><path d="M690 268 h24 l-24 22 h24"/></g></g>`,
    fade('sky', ['#a9def4', '#e3f6f2']),
  )
}

/** A child under a yellow umbrella on a wet street at night: ink and wash. */
export function drawingRain() {
  const next = seeded(5)
  const rain = times(170, () => {
    const x = next(-40, 1240)
    const y = next(-40, 860)
    return `<path d="M${x} ${y} l-12 ${next(26, 60)}" stroke="#cfe9ff" stroke-width="${next(2, 4)}" opacity="${next(0.25, 0.75)}" stroke-linecap="round"/>`
  })
  const shops = times(6, (i) => {
    const x = i * 205 - 20
    const h = next(300, 460)
    return `<rect x="${x}" y="${640 - h}" width="190" height="${h}" fill="${['#22356f', '#2a3f86', '#1b2b5e'][i % 3]}"/>
      ${times(6, (k) => `<rect x="${x + 24 + (k % 2) * 78}" y="${665 - h + Math.floor(k / 2) * 84}" width="56" height="56" rx="4" fill="${next() > 0.35 ? ['#ffd98a', '#ffb86b', '#8fe3ee'][k % 3] : '#162450'}"/>`)}
      <path d="M${x - 4} 545 h198 l14 46 h-226Z" fill="${['#e8505b', '#1eb8cd', '#ffab2e'][i % 3]}"/><rect x="${x + 20}" y="592" width="150" height="48" fill="#ffe6a8"/>`
  })
  const child = `<g transform="translate(590 640)">
    <path d="M-66 130 Q-76 0 0 -20 Q76 0 66 130Z" fill="#1eb8cd"/><path d="M-30 130 v46 M30 130 v46" stroke="#1b2352" stroke-width="28"/>
    <path d="M-56 186 q6 -34 40 -26 v30Z M56 186 q-6 -34 -40 -26 v30Z" fill="#ff7fa0"/>
    <circle cy="-70" r="58" fill="#f0bd93"/><path d="M-60 -66 Q-60 -140 0 -138 Q60 -140 60 -66 Q30 -104 0 -100 Q-30 -104 -60 -66Z" fill="#2a1b26"/>
    <circle cx="-20" cy="-66" r="7" fill="#2a1b26"/><circle cx="22" cy="-66" r="7" fill="#2a1b26"/><path d="M-14 -42 q15 14 30 0" stroke="#a8454f" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="-38" cy="-50" r="10" fill="#ff9c8f"/><circle cx="40" cy="-50" r="10" fill="#ff9c8f"/>
    <path d="M58 20 Q110 0 104 -60" stroke="#1eb8cd" stroke-width="30" fill="none" stroke-linecap="round"/><path d="M104 -40 V-270" stroke="#4a3357" stroke-width="10"/>
    <path d="M-180 -190 Q-150 -400 100 -404 Q350 -400 388 -190 Q345 -226 296 -190 Q250 -226 200 -190 Q150 -226 104 -190 Q56 -226 10 -190 Q-36 -226 -84 -190 Q-132 -226 -180 -190Z" fill="#ffd23f"/>
    <path d="M104 -404 Q40 -320 10 -190 M104 -404 Q170 -320 200 -190 M104 -404 Q-60 -330 -84 -190 M104 -404 Q270 -330 296 -190" stroke="#e39b16" stroke-width="6" fill="none"/></g>`
  return sheet(
    '#1b2658',
    `<rect width="1200" height="900" fill="url(#sky)"/><g filter="url(#wash)">${shops}<rect y="640" width="1200" height="280" fill="#1c2a63"/></g>
    ${times(46, () => `<rect x="${next(0, 1160)}" y="${next(660, 890)}" width="${next(40, 150)}" height="7" rx="4" fill="${['#ffd98a', '#ff8f7a', '#6fe0ee', '#9d8cff'][Math.floor(next(0, 4))]}" opacity="${next(0.2, 0.55)}"/>`)}
    ${glow(200, 250, 90, '#ffdc92')}${glow(1010, 250, 90, '#ffdc92')}<g filter="url(#hand)">${[200, 1010].map((x) => `<path d="M${x} 720 V270" stroke="#10183d" stroke-width="16"/><circle cx="${x}" cy="250" r="32" fill="#fff2cf"/>`).join('')}
    <ellipse cx="600" cy="838" rx="170" ry="26" fill="#11193f" opacity=".6"/>${child}
    <g transform="translate(360 800)"><ellipse rx="52" ry="40" fill="#3d466f"/><circle cx="-36" cy="-44" r="32" fill="#4a5484"/><path d="M-62 -58 l-6 -36 l30 16Z M-14 -62 l12 -34 l-34 14Z" fill="#4a5484"/><circle cx="-46" cy="-46" r="5" fill="#ffe08a"/><circle cx="-26" cy="-46" r="5" fill="#ffe08a"/><path d="M48 10 q50 -10 40 -60" stroke="#3d466f" stroke-width="16" fill="none" stroke-linecap="round"/></g></g>${rain}`,
    fade('sky', ['#131b45', '#2a3b86', '#46559e']),
  )
}

/** A bowl of noodles with an egg, greens and steam on a batik cloth, in gouache. */
export function drawingNoodles() {
  const next = seeded(19)
  const cloth = times(
    70,
    (i) =>
      `<g transform="translate(${(i % 10) * 132 + (Math.floor(i / 10) % 2) * 66 - 20} ${Math.floor(i / 10) * 142 + 20})" fill="none" stroke="#ffe0a6" stroke-width="6" opacity=".75"><circle r="12" fill="#ffb347" stroke="none"/>${times(4, (k) => `<ellipse cx="0" cy="-32" rx="13" ry="24" transform="rotate(${k * 90})"/>`)}</g>`,
  )
  const noodles = times(46, () => {
    const x = next(350, 760)
    const y = next(400, 560)
    return `<path d="M${x} ${y} c${next(30, 90)} ${next(-70, 70)} ${next(-90, 90)} ${next(-60, 90)} ${next(40, 130)} ${next(-40, 50)}" stroke="${next() > 0.5 ? '#ffd873' : '#f2b948'}" stroke-width="15" fill="none" stroke-linecap="round"/>`
  })
  return sheet(
    '#15708a',
    `<g filter="url(#hand)">${cloth}<ellipse cx="600" cy="700" rx="430" ry="110" fill="#0c3f58" opacity=".5"/>
    <path d="M210 470 Q220 800 470 820 H730 Q980 800 990 470Z" fill="#f6f1e6"/><path d="M232 580 Q600 690 968 580 L958 640 Q600 750 242 640Z" fill="#354d9b"/>${times(9, (i) => `<circle cx="${290 + i * 78}" cy="${632 + 34 * Math.sin((i / 8) * 3.14)}" r="14" fill="#1eb8cd"/>`)}
    <ellipse cx="600" cy="470" rx="390" ry="138" fill="#fffaf0"/><ellipse cx="600" cy="474" rx="352" ry="116" fill="#b5622c"/><ellipse cx="600" cy="478" rx="340" ry="106" fill="#d98a3c"/>${noodles}
    <g transform="translate(450 440) rotate(-12)"><ellipse rx="92" ry="62" fill="#fffdf6"/><circle cx="4" r="38" fill="#ffb02e"/><ellipse cx="-8" cy="-12" rx="12" ry="8" fill="#ffe09a"/></g>
    <g transform="translate(760 450)">${times(6, (i) => `<path d="M0 20 Q${-70 + i * 30} -40 ${-84 + i * 36} ${-84 + (i % 2) * 22}" stroke="#4fa85a" stroke-width="26" stroke-linecap="round" fill="none"/>`)}<path d="M-60 30 q60 -40 130 0" stroke="#2f7d4b" stroke-width="14" fill="none" stroke-linecap="round"/></g>
    ${times(4, (i) => `<g transform="translate(${570 + i * 56} ${512 + (i % 2) * 26})"><ellipse rx="38" ry="25" fill="#ffb3a6"/><ellipse rx="25" ry="15" fill="#ff8f86"/></g>`)}
    ${times(15, () => `<rect x="${next(400, 800)}" y="${next(420, 550)}" width="22" height="10" rx="4" fill="#7bc96a" transform="rotate(${next(-40, 40)} 600 480)"/>`)}
    ${times(4, (i) => `<circle cx="${380 + i * 130}" cy="${530 - (i % 2) * 10}" r="16" fill="#e23d3d"/>`)}
    <path d="M690 430 L1120 90 M730 446 L1160 130" stroke="#7a3f23" stroke-width="24" stroke-linecap="round"/><path d="M1060 138 L1120 90 M1100 178 L1160 130" stroke="#ffcf6b" stroke-width="24" stroke-linecap="round"/>
    <g transform="translate(130 700)"><ellipse cx="20" cy="10" rx="92" ry="70" fill="#f6f1e6"/><ellipse cx="20" cy="4" rx="70" ry="50" fill="#d53c33"/><ellipse cx="6" cy="-8" rx="18" ry="8" fill="#ff8d7d"/></g></g>
    <g fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round" opacity=".6" filter="url(#wash)"><path d="M470 330 q-46 -60 0 -120 q46 -60 0 -130"/><path d="M600 310 q-50 -64 0 -128 q50 -64 0 -140"/><path d="M730 330 q-46 -60 0 -120 q46 -60 0 -130"/></g>`,
  )
}
