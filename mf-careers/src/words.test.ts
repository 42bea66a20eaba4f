import { ApiError } from '@anyam/data'
import { applicationInput, DOCUMENT_RULES } from '@arunika/contracts'
import { untranslated } from '@arunika/testing'
import { describe, expect, test } from 'vitest'
import { words as problems } from './lib/problem-words.id.ts'

test('every text of the careers is there in Indonesian', async () => {
  expect(await untranslated(import.meta.dirname)).toEqual([])
})

describe('every message of the form is there in Indonesian:', () => {
  const messages = (input: Record<string, string>) =>
    applicationInput['~standard'].validate(input) as { issues?: readonly { message: string }[] }
  const allOf = (text: string) =>
    Object.fromEntries(Object.keys(applicationInput.shape).map((name) => [name, text]))
  const ofRules = [{}, allOf(''), allOf('x'), allOf('x'.repeat(10_001))].flatMap(
    (input) => messages(input).issues?.map(({ message }) => message) ?? [],
  )

  test.each([...new Set([...ofRules, ...Object.values(DOCUMENT_RULES.messages)])])('%s', (message) => {
    const inIndonesian = problems.ofField(message)
    expect(inIndonesian).not.toBe(message)
    expect(inIndonesian).not.toMatch(/required|please|file\b|characters/i)
  })

  test('also the longest that a text may be', () => {
    expect(problems.ofField('Please use at most 10,000 characters.')).toBe('Paling banyak 10.000 karakter.')
  })
})

test('a refusal is said in the language of the page, and one that is not known as well', () => {
  const { why } = problems
  expect(why(new ApiError(410, { code: 'vacancy_closed', message: 'This vacancy is closed.' }))).toBe(
    'Lowongan ini sudah ditutup.',
  )
  expect(why(new ApiError(0, {}))).toBe('Server tidak bisa dihubungi.')
  expect(why(new ApiError(418, { code: 'teapot', message: 'No coffee.' }))).toMatch(/Silakan coba lagi/)
})
