import type { AcademyClass } from '@arunika/contracts'
import { expect, test } from 'vitest'
import { readCompared, showsComparison } from './compared.ts'
import { type Finding, finderAddress, fitting, isKnown, pick, readFinding } from './finding.ts'
import { finderWords } from './words.ts'

const read = (query: string) => readFinding(new URLSearchParams(query))

test('an address says what is looked for, and leaves out what excludes nothing', () => {
  const finding: Finding = { age: 8, day: 'saturday', level: 'beginner', price: 600_000, language: 'en' }
  const query = 'age=8&day=saturday&level=beginner&price=600000&language=en'
  expect(finderAddress(finding)).toBe(`/academy?${query}`)
  expect(read(query)).toEqual(finding)
  expect(finderAddress(undefined)).toBe('/academy')
})

test('a form that was left empty, and an address that the form does not make, exclude nothing', () => {
  expect(read('age=&day=&price=')).toBeUndefined()
  expect(read('age=-1&day=someday&price=1&level=god&language=la')).toBeUndefined()
})

test('an address compares up to three classes, however it lists them', () => {
  const compared = (query: string) => readCompared(new URLSearchParams(query))
  expect(compared('compare=roblox,3d-modeling')).toEqual(['roblox', '3d-modeling'])
  expect(compared('compare=roblox%2C3d-modeling')).toEqual(['roblox', '3d-modeling'])
  expect(compared('compare=a&compare=b&compare=a&compare=c&compare=d')).toEqual(['a', 'b', 'c'])
  expect(compared('compare=<b>,,%20')).toEqual([])
  expect(finderAddress({ age: 8 }, ['roblox', 'arts-craft'])).toBe('/academy?age=8&compare=roblox,arts-craft')
  expect(finderAddress(undefined, ['roblox'])).toBe('/academy?compare=roblox')
})

test('a comparison takes two classes', () => {
  expect(showsComparison(new URLSearchParams('compare=a'))).toBe(false)
  expect(showsComparison(new URLSearchParams('compare=a,b'))).toBe(true)
})

test('a finding can be reduced to some of its wishes', () => {
  expect(pick({ age: 8, day: 'sunday', price: 600_000 }, ['age', 'price'])).toEqual({
    age: 8,
    price: 600_000,
  })
})

const common = {
  path: '',
  kind: 'class',
  pricePer: 'month',
  teacher: '',
  seats: {},
  schedule: { repeatFrequency: 'Monthly', repeatCount: 5 },
  summary: '',
  sampled: [],
} as const
const kid = {
  ...common,
  name: 'kid',
  ages: '6-12',
  days: 'Saturdays, 09:00–11:00',
  price: 450_000,
  sampled: [],
}
const adult = {
  ...common,
  name: 'adult',
  ages: '13-',
  days: 'Mondays and Wednesdays',
  price: 900_000,
  sampled: [],
}

test.each([
  [{}, ['kid', 'adult']],
  [{ age: 5 }, []],
  [{ age: 6 }, ['kid']],
  [{ age: 12 }, ['kid']],
  [{ age: 13 }, ['adult']],
  [{ age: 99 }, ['adult']],
  [{ day: 'saturday' }, ['kid']],
  [{ day: 'wednesday' }, ['adult']],
  [{ price: 400_000 }, []],
  [{ price: 600_000 }, ['kid']],
  [{ price: 900_000 }, ['kid', 'adult']],
  [{ price: 1_500_000 }, ['kid', 'adult']],
  [{ age: 8, day: 'wednesday' }, []],
  [{ level: 'beginner' }, ['kid']],
  [{ level: 'advanced' }, ['adult']],
  [{ level: 'intermediate' }, []],
  [{ language: 'id' }, ['kid', 'adult']],
  [{ language: 'en' }, ['adult']],
  [{ language: 'en', level: 'beginner' }, []],
] as [Finding, string[]][])('%j fits %j', (finding, names) => {
  const classes: AcademyClass[] = [
    { ...kid, level: 'beginner', languages: ['id'] },
    { ...adult, level: 'advanced', languages: ['id', 'en'] },
  ]
  const found = fitting(classes, finding, finderWords.english.weekdays)
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('the terms of a class say its days, where it has any', () => {
  const term = {
    ...{ id: 1, startsOn: '2027-01-04', endsOn: '2027-05-29', dates: '', days: '', teacher: '' },
    ...{ seats: 10, left: 3, weekdays: ['sunday' as const] },
  }
  const { weekdays } = finderWords.english
  expect(fitting([{ ...kid, terms: [term] }], { day: 'sunday' }, weekdays)).toHaveLength(1)
  expect(fitting([{ ...kid, terms: [term] }], { day: 'saturday' }, weekdays)).toEqual([])
})

test('level and language exclude nothing over an older api, which states neither', () => {
  const older: AcademyClass[] = [kid, adult]
  expect(fitting(older, { level: 'advanced', language: 'en' }, finderWords.english.weekdays)).toEqual(older)
  expect([isKnown('level', older), isKnown('language', older), isKnown('price', older)]).toEqual([
    false,
    false,
    true,
  ])
})
