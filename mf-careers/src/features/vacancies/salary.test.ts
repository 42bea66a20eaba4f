import { expect, test } from 'vitest'
import { hasSalary, salaryText } from './salary.ts'
import { words as indonesian } from './vacancy-phrases.id.ts'
import { vacancyPhrases } from './vacancy-phrases.ts'

test.each([
  [{ salaryMin: 5_000_000, salaryMax: 7_500_000 }, 'Rp 5.000.000 – Rp 7.500.000 a month'],
  [{ salaryMin: 5_000_000, salaryMax: null }, 'from Rp 5.000.000 a month'],
  [{ salaryMin: null, salaryMax: 7_500_000 }, 'up to Rp 7.500.000 a month'],
  [{}, ''],
])('%j is said as “%s”', (salary, text) => {
  expect(salaryText(salary, vacancyPhrases.english)).toBe(text)
  expect(hasSalary(salary)).toBe(text !== '')
})

test('in Indonesian it is the same amount', () => {
  const salary = { salaryMin: 5_000_000, salaryMax: 7_500_000 }
  expect(salaryText(salary, indonesian)).toBe('Rp 5.000.000 – Rp 7.500.000 per bulan')
})
