/**
 * Command: writes the part of the site's font that every page loads, `shell/font/plus-jakarta-sans-core.woff2`.
 * `node shell/font/derive.ts`, after a new version of the font or another choice of characters.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Characters of English texts; all others come from the whole font, by `unicode-range` in global.css. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, nth) => 0x20 + nth))
const CHARACTERS = `${ASCII}\u00a0©«·»×é–—‘’‚“”„•…↑↓`
const WEIGHTS = { min: 400, max: 800 }
/** Kerning, ligatures, and figures of one width for tables and times. */
const FEATURES = ['kern', 'liga', 'tnum']

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)

export const CORE = join(import.meta.dirname, 'plus-jakarta-sans-core.woff2')

/** The font with the characters and weights that the site is set in, as WOFF2. */
export async function deriveCore(): Promise<Buffer> {
  return subsetFont(await readFile(whole), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  })
}

if (import.meta.main) {
  const core = await deriveCore()
  await writeFile(CORE, core)
  console.log(`${CORE}: ${core.length} bytes`)
}
