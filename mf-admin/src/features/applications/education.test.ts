import { expect, test } from 'vitest'
import { educationName } from './education.ts'

test.each([
  ['shs', 'SMA/SMK/Sederajat (Senior High School)'],
  ['d1', 'Diploma 1'],
  ['d4', 'Diploma 4'],
  ['s2', 'Strata 2'],
])('%s reads %s', (level, name) => expect(educationName(level)).toBe(name))

test.each(['', 's3', 'constructor'])('anything else, like “%s”, reads N/A', (level) => {
  expect(educationName(level)).toBe('N/A')
})
