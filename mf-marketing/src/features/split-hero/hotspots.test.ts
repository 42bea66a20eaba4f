import { expect, test } from 'vitest'
import { courseAt } from '../../content/class-groups.ts'
import { programmeWords } from '../../content/programmes.ts'
import { workWords } from '../../content/work.ts'
import { routes } from '../../expose/routes.tsx'
import { hotspotsOf } from './hotspots.ts'

const spotsIn = async (language: 'en' | 'id') => {
  await Promise.all([workWords, programmeWords].map((words) => words.load(language)))
  return hotspotsOf(workWords.in(language), programmeWords.in(language))
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
  async (language, studio, academy) => {
    const spots = await spotsIn(language)
    expect(spots.studio.map(([, name]) => name)).toEqual(studio)
    expect(spots.academy.map(([, name]) => name)).toEqual(academy)
  },
)

test('the hotspots lead to services in the studio and to classes in the academy', async () => {
  const { studio, academy } = await spotsIn('en')
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
