// Portraits of the about page, in one treatment: flat shapes, one light, three tones of a colour.
// node art/drawings/people.mjs
import { mkdir, writeFile } from 'node:fs/promises'

const OUT = new URL('../../mf-marketing/src/content/people/', import.meta.url)

const SKINS = ['#f3c9a5', '#e0a77c', '#c68a5d', '#a66a42', '#7f4d31']
const shade = (hex, by) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.max(0, Math.min(255, Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const line = (d, colour, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

// The head is about (120, 128); `w` is half its width and `jaw` half the width of its chin.
const FACES = {
  round: { w: 50, h: 58, jaw: 30 },
  long: { w: 43, h: 68, jaw: 21 },
  square: { w: 48, h: 62, jaw: 36 },
  heart: { w: 49, h: 62, jaw: 15 },
  full: { w: 56, h: 62, jaw: 38 },
}
const headOf = ({ w, h, jaw }) =>
  `M${120 - w} 120C${120 - w} ${120 - h} ${120 + w} ${120 - h} ${120 + w} 120C${120 + w} 150 ${120 + jaw + 6} ${128 + h * 0.86} 120 ${130 + h}C${120 - jaw - 6} ${128 + h * 0.86} ${120 - w} 150 ${120 - w} 120Z`

// Hair behind the head and in front of it.
const HAIR = {
  short: {
    front: ({ w }, c) =>
      path(
        `M${118 - w} 122C${110 - w} 52 ${130 + w} 48 ${122 + w} 122C${118 + w} 98 ${100 + w} 88 ${120 + w * 0.4} 92C120 96 96 84 ${136 - w} 98Z`,
        c,
      ),
  },
  crop: {
    front: ({ w }, c) =>
      path(
        `M${117 - w} 112C${114 - w} 56 ${126 + w} 56 ${123 + w} 112C${116 + w} 86 ${124 - w} 86 ${117 - w} 112Z`,
        c,
      ),
  },
  receding: {
    front: ({ w }, c) =>
      path(
        `M${116 - w} 132C${106 - w} 96 ${116 - w} 84 ${134 - w} 78C${126 - w} 96 ${124 - w} 110 ${116 - w} 132ZM${124 + w} 132C${134 + w} 96 ${124 + w} 84 ${106 + w} 78C${114 + w} 96 ${116 + w} 110 ${124 + w} 132Z`,
        c,
      ),
  },
  bob: {
    back: ({ w }, c) => path(`M${108 - w} 190C${92 - w} 40 ${148 + w} 40 ${132 + w} 190Z`, c),
    front: ({ w }, c) =>
      path(
        `M${116 - w} 124C${112 - w} 56 ${128 + w} 56 ${124 + w} 124C${118 + w} 106 ${110 + w} 98 ${120 + w * 0.2} 102L120 102C${120 - w * 0.6} 104 ${122 - w} 106 ${116 - w} 124Z`,
        c,
      ),
  },
  long: {
    back: ({ w }, c) =>
      path(
        `M${104 - w} 262C${88 - w} 150 ${96 - w} 50 120 50C${144 + w} 50 ${152 + w} 150 ${136 + w} 262Z`,
        c,
      ),
    front: ({ w }, c) =>
      path(
        `M${116 - w} 136C${108 - w} 60 ${120 - w * 0.2} 52 ${126} 72C${130 + w * 0.6} 66 ${128 + w} 90 ${124 + w} 136C${120 + w} 110 ${100 + w} 96 ${116} 80C${120 - w * 0.5} 92 ${118 - w} 110 ${116 - w} 136Z`,
        c,
      ),
  },
  bun: {
    back: (_, c) => circle(120, 54, 24, c),
    front: ({ w }, c) =>
      path(
        `M${117 - w} 124C${108 - w} 42 ${132 + w} 42 ${123 + w} 124C${114 + w} 88 ${126 - w} 88 ${117 - w} 124Z`,
        c,
      ),
  },
  curly: {
    front: ({ w }, c) =>
      [-1.06, -0.86, -0.5, -0.05, 0.42, 0.82, 1.06]
        .map((x, i) =>
          circle(120 + x * w, [118, 92, 76, 72, 76, 92, 118][i], [16, 20, 22, 23, 22, 20, 16][i], c),
        )
        .join(''),
  },
  tail: {
    back: ({ w }, c) =>
      path(
        `M${112 + w} 80C${160 + w} 90 ${150 + w} 170 ${126 + w} 210C${124 + w} 170 ${122 + w} 120 ${112 + w} 80Z`,
        c,
      ),
    front: ({ w }, c) =>
      path(
        `M${117 - w} 118C${110 - w} 54 ${130 + w} 54 ${123 + w} 118C${112 + w} 82 ${140 - w} 112 ${117 - w} 118Z`,
        c,
      ),
  },
  hijab: {
    back: ({ w }, c) =>
      path(
        `M${100 - w} 280C${94 - w} 160 ${92 - w} 48 120 48C${148 + w} 48 ${146 + w} 160 ${140 + w} 280Z`,
        c,
      ),
    front: ({ w, h }, c) =>
      path(
        `M${104 - w} 150C${96 - w} 40 ${144 + w} 40 ${136 + w} 150C${134 + w} 214 ${106 + w} 226 120 ${h + 150}C${134 - w} 226 ${106 - w} 214 ${104 - w} 150ZM${124 - w} 124C${124 - w} 170 ${100} ${126 + h} 120 ${126 + h}C140 ${126 + h} ${116 + w} 170 ${116 + w} 124C${116 + w} 76 ${124 - w} 76 ${124 - w} 124Z`,
        c,
        'fill-rule="evenodd"',
      ) + line(`M${110 - w} 170C120 230 ${118 + w} 214 ${132 + w} 168`, shade(c, 0.82), 4),
  },
  bald: { front: () => '' },
}

const DRESS = {
  shirt: (c) => path('M96 226L120 250L144 226L152 240L128 268L120 256L112 268L88 240Z', shade(c, 1.25)),
  tee: (c) => path('M92 224C104 248 136 248 148 224L154 232C140 258 100 258 86 232Z', shade(c, 0.8)),
  blazer: (c) =>
    path('M98 226L120 320H142L146 226L120 246Z', '#fdf7ec') +
    path('M96 222L70 320H118ZM144 222L170 320H122Z', shade(c, 0.78)),
  batik: (c) =>
    [54, 84, 114, 144, 174]
      .flatMap((x, i) =>
        [262, 288].map(
          (y, j) =>
            circle(x + (j ? 6 : 0), y + (i % 2) * 4, 8, shade(c, 1.5)) +
            circle(x + (j ? 6 : 0), y + (i % 2) * 4, 3.5, shade(c, 0.6)),
        ),
      )
      .join('') + path('M98 226L120 248L142 226L148 236L126 262L114 262L92 236Z', shade(c, 0.7)),
  apron: (c) =>
    path('M84 320L92 250H148L156 320Z', '#f2e6cf') +
    line('M92 250L98 226M148 250L142 226', '#f2e6cf', 6) +
    circle(112, 276, 6, shade(c, 1.1)) +
    circle(130, 284, 4, '#e2553d'),
  hoodie: (c) =>
    path('M84 234C90 210 150 210 156 234C146 268 94 268 84 234Z', shade(c, 0.72)) +
    line('M108 254V284M132 254V284', '#fdf7ec', 4),
  kebaya: (c) =>
    path('M100 224L120 296L140 224L150 232L128 300H112L90 232Z', shade(c, 1.4)) +
    circle(120, 272, 4, '#ffd36b') +
    circle(120, 288, 4, '#ffd36b'),
}

function eyes({ age, glasses, lashes, look = 0 }) {
  const ink = '#20140f'
  const open = [98, 142]
    .map(
      (x) =>
        `<ellipse cx="${x + look}" cy="128" rx="4.6" ry="${age > 50 ? 4 : 5.6}" fill="${ink}"/>` +
        circle(x + look + 1.6, 126, 1.5, '#fff') +
        (lashes
          ? line(`M${x - 8} 124C${x - 4} 119 ${x + 5} 119 ${x + 9} ${x > 120 ? 122 : 124}`, ink, 2.4)
          : ''),
    )
    .join('')
  const rims = glasses
    ? [98, 142]
        .map((x) =>
          glasses.round
            ? `<circle cx="${x}" cy="128" r="16" fill="#fff" fill-opacity=".16" stroke="${glasses.colour}" stroke-width="3.4"/>`
            : `<rect x="${x - 18}" y="115" width="36" height="25" rx="7" fill="#fff" fill-opacity=".16" stroke="${glasses.colour}" stroke-width="3.6"/>`,
        )
        .join('') + line('M115 127C118 124 122 124 125 127', glasses.colour, 3.2)
    : ''
  return open + rims
}

const MOUTHS = {
  smile: (c) => line('M104 163C112 172 128 172 136 163', c, 3.6),
  grin: (c) =>
    path('M102 160C108 179 132 179 138 160Z', '#fff') + line('M102 160C108 179 132 179 138 160Z', c, 2.6),
  calm: (c) => line('M107 165C114 169 126 169 133 165', c, 3.6),
  wry: (c) => line('M106 166C116 170 130 168 136 160', c, 3.6),
}
const NOSES = {
  small: 'M117 146C119 149 122 149 124 146',
  broad: 'M111 147C116 153 124 153 129 147',
  long: 'M121 128C118 140 113 146 119 150C122 151 125 150 126 148',
}

/** @returns SVG of one person */
export function portrait(person) {
  const {
    ground,
    skin,
    face,
    age,
    hair,
    hairColour,
    dress,
    dressColour,
    mouth = 'smile',
    nose = 'small',
    brow = 'soft',
    beard,
    glasses,
    lashes,
    extra,
    broad = 0,
  } = person
  const tone = SKINS[skin]
  const shadow = shade(tone, 0.82)
  const shape = FACES[face]
  const { back, front } = HAIR[hair]
  const grey = hairColour
  const brows = [98, 142]
    .map((x) =>
      line(
        brow === 'bold'
          ? `M${x - 11} 111C${x - 4} 105 ${x + 5} 105 ${x + 11} 110`
          : `M${x - 10} 112C${x - 4} 108 ${x + 4} 108 ${x + 9} 111`,
        hair === 'hijab' ? '#3a241a' : shade(grey, 0.8),
        brow === 'bold' ? 5.4 : 3.6,
      ),
    )
    .join('')
  const lines =
    age > 45
      ? line('M92 148C88 154 88 160 91 166M148 148C152 154 152 160 149 166', shadow, 2.4) +
        (age > 55
          ? line(
              'M100 96C112 93 128 93 140 96M104 88C114 86 126 86 136 88M80 124L74 121M80 130L74 131M160 124L166 121M160 130L166 131',
              shadow,
              2.2,
            )
          : '')
      : ''
  const beardShape =
    beard === 'full'
      ? path(
          `M${122 - shape.w} 140C${126 - shape.w} 176 ${108} ${136 + shape.h} 120 ${136 + shape.h}C132 ${136 + shape.h} ${114 + shape.w} 176 ${118 + shape.w} 140C${110 + shape.w} 158 ${134} 150 120 152C106 150 ${130 - shape.w} 158 ${122 - shape.w} 140Z`,
          grey,
        )
      : beard === 'goatee'
        ? path('M106 158C112 154 128 154 134 158C134 184 128 194 120 196C112 194 106 184 106 158Z', grey)
        : beard === 'moustache'
          ? path('M102 160C110 150 130 150 138 160C128 157 112 157 102 160Z', grey)
          : ''
  const cheeks = age < 30 ? circle(88, 150, 8, '#f4796b') + circle(152, 150, 8, '#f4796b') : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" width="240" height="300"><title>Portrait</title><rect width="240" height="300" fill="${ground}"/>${circle(172, 92, 92, shade(ground, 1.14))}${back ? back(shape, shade(grey, 0.82)) : ''}<g transform="translate(0 -14)">${path(`M${26 - broad} 320V300C${28 - broad} 246 74 226 120 226C166 226 ${212 + broad} 246 ${214 + broad} 300V320Z`, dressColour)}${path('M100 186H140V230C132 244 108 244 100 230Z', shadow)}${DRESS[dress](dressColour)}</g>${hair === 'hijab' ? '' : circle(120 - shape.w, 134, 10, tone) + circle(120 + shape.w, 134, 10, tone)}${path(headOf(shape), tone)}${cheeks ? `<g opacity=".3">${cheeks}</g>` : ''}${lines}${beardShape}${front(shape, grey)}${brows}${line(NOSES[nose], shadow, 3)}${MOUTHS[mouth](beard === 'full' || beard === 'goatee' ? '#5c1f1c' : '#8f3a33')}${eyes({ age, glasses, lashes })}${extra ?? ''}</svg>\n`
}

const BLACK = '#231815'
const phones = (c) =>
  line('M66 132C62 52 178 52 174 132', c, 8) +
  `<rect x="56" y="118" width="20" height="34" rx="9" fill="${c}"/><rect x="164" y="118" width="20" height="34" rx="9" fill="${c}"/>`
const peci = path('M74 98L80 58C96 48 144 48 160 58L166 98C140 84 100 84 74 98Z', '#17151c')
const blangkon =
  path('M70 102C72 56 168 56 170 102C146 84 94 84 70 102Z', '#5b3420') +
  [88, 108, 128, 148].map((x) => circle(x, 78, 4, '#e8c38b')).join('')
const earrings = (c, w) => circle(120 - w, 152, 4.5, c) + circle(120 + w, 152, 4.5, c)
const cap = (c) =>
  path('M70 104C70 48 170 48 170 104Z', c) +
  path('M64 106C90 92 150 92 196 112C150 106 96 108 64 106Z', shade(c, 0.75))

/** Everyone on the about page. */
const PEOPLE = {
  adrian: {
    ground: '#bfe3e6',
    skin: 0,
    face: 'square',
    age: 58,
    hair: 'receding',
    hairColour: '#b9b6b4',
    dress: 'blazer',
    dressColour: '#22305c',
    glasses: { colour: '#22305c' },
    nose: 'long',
    mouth: 'calm',
  },
  ratna: {
    ground: '#ffd9b8',
    skin: 1,
    face: 'round',
    age: 52,
    hair: 'hijab',
    hairColour: '#2c7a78',
    dress: 'batik',
    dressColour: '#7a3b26',
    lashes: true,
    mouth: 'smile',
    nose: 'broad',
  },
  sekarParamitha: {
    ground: '#d8cdf3',
    skin: 3,
    face: 'heart',
    age: 41,
    hair: 'bob',
    hairColour: BLACK,
    dress: 'shirt',
    dressColour: '#e2a33a',
    lashes: true,
    mouth: 'wry',
    brow: 'bold',
    extra: earrings('#ffd36b', 50),
  },
  sekarAyuningtyas: {
    ground: '#f7c9cf',
    skin: 2,
    face: 'long',
    age: 63,
    hair: 'bun',
    hairColour: '#d6d2cf',
    dress: 'kebaya',
    dressColour: '#8e2f55',
    lashes: true,
    glasses: { colour: '#8e2f55', round: true },
    extra: earrings('#f3efe4', 44),
    mouth: 'calm',
  },
  yoga: {
    ground: '#c7e9b5',
    skin: 2,
    face: 'square',
    age: 33,
    hair: 'curly',
    hairColour: '#3a241a',
    dress: 'tee',
    dressColour: '#2a6fa8',
    beard: 'goatee',
    mouth: 'grin',
    brow: 'bold',
  },
  tiara: {
    ground: '#cfe0ff',
    skin: 1,
    face: 'heart',
    age: 28,
    hair: 'long',
    hairColour: '#4a2a1d',
    dress: 'apron',
    dressColour: '#c4553c',
    lashes: true,
    mouth: 'grin',
  },
  rani: {
    ground: '#ffe3a3',
    skin: 1,
    face: 'full',
    age: 38,
    hair: 'hijab',
    hairColour: '#a33f6b',
    dress: 'tee',
    dressColour: '#573a74',
    lashes: true,
    mouth: 'grin',
    glasses: { colour: '#2b1d38', round: true },
  },
  asep: {
    ground: '#e4d5bf',
    skin: 4,
    face: 'long',
    age: 67,
    hair: 'crop',
    hairColour: '#cfcac4',
    dress: 'batik',
    dressColour: '#35506b',
    beard: 'moustache',
    nose: 'broad',
    mouth: 'smile',
    extra: blangkon,
  },
  dimas: {
    ground: '#b7dcd3',
    skin: 3,
    face: 'full',
    age: 44,
    hair: 'bald',
    hairColour: '#1d1512',
    dress: 'hoodie',
    dressColour: '#274b48',
    beard: 'full',
    nose: 'broad',
    mouth: 'smile',
    broad: 10,
  },
  bayu: {
    ground: '#c9d2e8',
    skin: 2,
    face: 'round',
    age: 36,
    hair: 'short',
    hairColour: '#231a18',
    dress: 'shirt',
    dressColour: '#41566f',
    mouth: 'calm',
    glasses: { colour: '#d35f3d' },
  },
  intan: {
    ground: '#ffd0c2',
    skin: 0,
    face: 'heart',
    age: 26,
    hair: 'tail',
    hairColour: '#6b2f1c',
    dress: 'hoodie',
    dressColour: '#c23f5d',
    lashes: true,
    mouth: 'wry',
  },
  hasan: {
    ground: '#d5ead9',
    skin: 3,
    face: 'square',
    age: 59,
    hair: 'crop',
    hairColour: '#8d8782',
    dress: 'shirt',
    dressColour: '#3f7a52',
    beard: 'moustache',
    nose: 'broad',
    extra: peci,
    mouth: 'grin',
  },
  salma: {
    ground: '#e8d4f0',
    skin: 1,
    face: 'round',
    age: 24,
    hair: 'hijab',
    hairColour: '#3f4f8f',
    dress: 'hoodie',
    dressColour: '#22284d',
    lashes: true,
    mouth: 'smile',
  },
  kevin: {
    ground: '#bcd9f2',
    skin: 0,
    face: 'long',
    age: 23,
    hair: 'short',
    hairColour: '#171a2b',
    dress: 'tee',
    dressColour: '#f0b23c',
    mouth: 'wry',
    extra: phones('#e2553d'),
  },
  maria: {
    ground: '#f5dfa8',
    skin: 4,
    face: 'full',
    age: 27,
    hair: 'curly',
    hairColour: '#140d0b',
    dress: 'shirt',
    dressColour: '#c4432f',
    lashes: true,
    mouth: 'grin',
    nose: 'broad',
    extra: earrings('#58c4c0', 56),
  },
  bima: {
    ground: '#ccebe6',
    skin: 2,
    face: 'round',
    age: 22,
    hair: 'bald',
    hairColour: '#1d1512',
    dress: 'tee',
    dressColour: '#59408f',
    mouth: 'smile',
    brow: 'bold',
    extra: cap('#e2553d'),
  },
}

await mkdir(OUT, { recursive: true })
for (const [name, person] of Object.entries(PEOPLE)) {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`
  await writeFile(new URL(file, OUT), portrait(person))
}
