import { expect, test } from 'vitest'
import { courseAt } from '../../content/class-groups.ts'
import { words as programmesInIndonesian } from '../../content/programmes.id.ts'
import { programmeWords } from '../../content/programmes.ts'
import { words as workInIndonesian } from '../../content/work.id.ts'
import { workWords } from '../../content/work.ts'
import { routes } from '../../expose/routes.tsx'
import { hotspotsOf } from './hotspots.ts'

const spots = {
  en: hotspotsOf(workWords.english, programmeWords.english),
  id: hotspotsOf(workInIndonesian, programmesInIndonesian),
}

test.each([
  [
    'en',
    ['Game Development', 'Illustration', 'Animation', 'Information Technology'],
    ['Kid Class', 'Regular Class', 'Clay Art & Pottery'],
  ],
  [
    'id',
    ['Pengembangan Gim', 'Ilustrasi', 'Animasi', 'Teknologi Informasi'],
    ['Kelas Anak', 'Kelas Reguler', 'Clay Art & Pottery'],
  ],
] as const)(
  'the hotspots of the hero are named in the language of the page (%s)',
  (language, studio, academy) => {
    expect(spots[language].studio.map(([, name]) => name)).toEqual(studio)
    expect(spots[language].academy.map(([, name]) => name)).toEqual(academy)
  },
)

test('the hotspots lead to services in the studio and to classes in the academy', () => {
  const { studio, academy } = spots.en
  const pages = routes.map(({ path }) => path)
  for (const [to] of studio) {
    expect(to).toMatch(/^\/technology\//)
    expect(pages).toContain(to)
  }
  for (const [to, name] of academy) {
    expect(to).toMatch(/^\/academy\//)
    if (!pages.includes(to)) expect(courseAt(to)?.course.name).toBe(name)
  }
})
