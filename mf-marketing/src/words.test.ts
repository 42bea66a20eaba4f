import { untranslated } from '@arunika/testing'
import { expect, test } from 'vitest'

/** The same in both languages: names, and what Indonesian has of other languages. */
const SAME = [
  ...['HoloLens', 'Augmented Reality', 'Virtual Reality', 'Concept Art', 'Storyboard'],
  ...['Motion capture', 'Motion graphics', 'Compositing', 'Wireframe', 'wireframe'],
  ...['Monsoon Market', 'Garuda Express', 'Banjir Watch', 'Gudang Twin', 'Tembara', 'Kopi Lereng'],
  ...['Pasar Pagi', 'Museum Gelap', 'November 2022', 'November 2026', 'Platform', 'Workshop', 'Email'],
]
/** Classes have one name; a picture has its text beside it. */
const isNamed = (at: string) => /courses\.\d+\.(name|picture)\b/.test(at)

test('every text of the marketing pages is there in Indonesian', async () => {
  const left = await untranslated(import.meta.dirname)
  expect(left.filter(({ at, text }) => !isNamed(at) && !SAME.includes(text))).toEqual([])
})
