import { untranslated } from '@arunika/testing'
import { expect, test } from 'vitest'

/** Identical in both languages: names and loan words. */
const SAME = [
  ...['HoloLens', 'Augmented Reality', 'Virtual Reality', 'Concept Art', 'Storyboard'],
  ...['Motion capture', 'Motion graphics', 'Compositing'],
  ...['Monsoon Market', 'Garuda Express', 'Banjir Watch', 'Gudang Twin', 'Tembara', 'Kopi Lereng'],
  ...['Pasar Pagi', 'Museum Gelap', 'November 2022', 'November 2026', 'Platform', 'Workshop', 'Email'],
]
/** Class names are not translated, and pictures have their alt text beside them. */
const isNamed = (at: string) => /courses\.\d+\.(name|picture)\b/.test(at)

test('every text of the marketing pages is there in Indonesian', async () => {
  const left = await untranslated(import.meta.dirname)
  expect(left.filter(({ at, text }) => !isNamed(at) && !SAME.includes(text))).toEqual([])
})
