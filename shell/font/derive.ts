/**
 * Command: writes the stored subsets of the site's font: `shell/font/plus-jakarta-sans-core.woff2`, which
 * every page loads, and those with which the server draws social cards.
 * Run `node shell/font/derive.ts` after a new version of the font or another choice of characters.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CARD_FONTS, type CardFont, fontFile } from '../server/social-cards/fonts.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)).join('')

/** Characters of English texts. All others come from the complete font, by `unicode-range` in global.css. */
const ASCII = range(0x20, 0x7f)
const CHARACTERS = `${ASCII}\u00a0©«·»×é–—‘’‚“”„•…↑↓`
const WEIGHTS = { min: 400, max: 800 }
/** Kerning, ligatures, and tabular figures for tables and times. */
const FEATURES = ['kern', 'liga', 'tnum']

/** Characters that titles may contain; the font has some of them. */
const CARD_CHARACTERS = {
  latin: [ASCII, range(0xa0, 0xff), range(0x2010, 0x203a), 'ıŒœ€™'].join(''),
  'latin-ext': range(0x100, 0x24f) + range(0x1e00, 0x1eff),
}

const wholeFont = (subset: CardFont['subset']) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-wght-normal.woff2`,
  )

export const CORE = join(import.meta.dirname, 'plus-jakarta-sans-core.woff2')

/** The font as WOFF2, with only the characters and weights that the site uses. */
export async function deriveCore(): Promise<Buffer> {
  return subsetFont(await readFile(wholeFont('latin')), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  })
}

/** One weight of the font, in the format that the card renderer reads. */
export async function deriveCardFont({ subset, weight }: CardFont): Promise<Buffer> {
  return subsetFont(await readFile(wholeFont(subset)), CARD_CHARACTERS[subset], {
    targetFormat: 'woff',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga'],
  })
}

async function write(file: string, font: Buffer): Promise<void> {
  await writeFile(file, font)
  console.log(`${file}: ${font.length} bytes`)
}

if (import.meta.main) {
  await write(CORE, await deriveCore())
  for (const font of CARD_FONTS) await write(fontFile(font), await deriveCardFont(font))
}
