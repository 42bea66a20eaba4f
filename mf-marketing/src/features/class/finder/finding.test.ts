import { expect, test } from 'vitest'
import { type Finding, finderAddress, fitting, readFinding } from './finding.ts'
import { finderWords } from './words.ts'

const read = (query: string) => readFinding(new URLSearchParams(query))

test('an address says what is looked for, and leaves out what excludes nothing', () => {
  const finding: Finding = { age: 8, day: 'saturday', price: 600_000 }
  expect(finderAddress(finding)).toBe('/academy?age=8&day=saturday&price=600000')
  expect(read('age=8&day=saturday&price=600000')).toEqual(finding)
  expect(finderAddress(undefined)).toBe('/academy')
})

test('a form that was left empty, and an address that the form does not make, exclude nothing', () => {
  expect(read('age=&day=&price=')).toBeUndefined()
  expect(read('age=-1&day=someday&price=1')).toBeUndefined()
})

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
  [{ age: 8, day: 'wednesday' }, []],
] as [Finding, string[]][])('%j fits %j', (finding, names) => {
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
  const classes = [
    { ...common, name: 'kid', ages: '6-12', days: 'Saturdays, 09:00–11:00', price: 450_000, sampled: [] },
    { ...common, name: 'adult', ages: '13-', days: 'Mondays and Wednesdays', price: 900_000, sampled: [] },
  ]
  const found = fitting(classes, finding, finderWords.english.weekdays)
  expect(found.map(({ name }) => name)).toEqual(names)
})
