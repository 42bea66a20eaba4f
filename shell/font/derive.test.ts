import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { CARD_FONTS, fontFile } from '../server/social-cards/fonts.ts'
import { CORE, deriveCardFont, deriveCore } from './derive.ts'

it('the font that every page loads is what is made of the font in its pinned version', async () => {
  expect((await deriveCore()).equals(await readFile(CORE))).toBe(true)
})

it.each(CARD_FONTS)('the font of social cards is made of the same: $subset $weight', async (font) => {
  expect((await deriveCardFont(font)).equals(await readFile(fontFile(font)))).toBe(true)
})
