import { applicationInput, DOCUMENT_RULES } from '@arunika/contracts'
import { ApiError } from '@arunika/data'
import type { Words } from '@arunika/federation'
import { isValidElement, type PropsWithChildren } from 'react'
import { describe, expect, test } from 'vitest'
import { formWords } from './features/application/form-words.ts'
import { applicationWords } from './features/application/words.tsx'
import { myApplicationWords } from './features/my-application/words.ts'
import { privacyWords } from './features/people/privacy-words.tsx'
import { peopleWords } from './features/people/words.ts'
import { jobWords } from './features/vacancies/job-words.ts'
import { listWords } from './features/vacancies/list-words.ts'
import { openingWords } from './features/vacancies/opening-words.ts'
import { vacancyPageWords } from './features/vacancies/page-words.tsx'
import { vacancyWords } from './features/vacancies/vacancy-words.ts'
import { problemWords } from './lib/problem-words.ts'
import { headWords } from './routes/head-words.ts'
import { socialCardWords } from './routes/social-card-words.ts'

const catalogues: Record<string, Words> = {
  applicationWords,
  formWords,
  headWords,
  jobWords,
  listWords,
  myApplicationWords,
  openingWords,
  peopleWords,
  privacyWords,
  problemWords,
  socialCardWords,
  vacancyPageWords,
  vacancyWords,
}

/** Every text of a catalogue with its name; of one that is made from something, its code. */
function textsOf(part: unknown, name = ''): [name: string, text: string][] {
  if (typeof part === 'string' || typeof part === 'function') return [[name, String(part)]]
  if (isValidElement<PropsWithChildren>(part)) return textsOf(part.props.children, name)
  return Object.entries(Object(part)).flatMap(([key, value]) => textsOf(value, `${name}.${key}`))
}

describe.each(Object.entries(catalogues))('%s', (_, words) => {
  test('has no text in Indonesian that is still the English one', async () => {
    await words.load('id')
    const english = new Map(textsOf(words.in('en')))
    const indonesian = textsOf(words.in('id'))
    expect(indonesian.filter(([name, text]) => /\w/.test(text) && text === english.get(name))).toEqual([])
  })
})

describe('every message of the form is there in Indonesian:', () => {
  const messages = (input: Record<string, string>) =>
    applicationInput['~standard'].validate(input) as { issues?: readonly { message: string }[] }
  const allOf = (text: string) =>
    Object.fromEntries(Object.keys(applicationInput.shape).map((name) => [name, text]))
  const ofRules = [{}, allOf(''), allOf('x'), allOf('x'.repeat(10_001))].flatMap(
    (input) => messages(input).issues?.map(({ message }) => message) ?? [],
  )

  test.each([...new Set([...ofRules, ...Object.values(DOCUMENT_RULES.messages)])])('%s', async (message) => {
    await problemWords.load('id')
    const { ofField } = problemWords.in('id')
    expect(ofField(message)).not.toBe(message)
    expect(ofField(message)).not.toMatch(/required|please|file\b|characters/i)
  })

  test('also the longest that a text may be', async () => {
    await problemWords.load('id')
    expect(problemWords.in('id').ofField('Please use at most 10,000 characters.')).toBe(
      'Paling banyak 10.000 karakter.',
    )
  })
})

test('a refusal is said in the language of the page, and one that is not known as well', async () => {
  await problemWords.load('id')
  const { why } = problemWords.in('id')
  expect(why(new ApiError(410, { code: 'vacancy_closed', message: 'This vacancy is closed.' }))).toBe(
    'Lowongan ini sudah ditutup.',
  )
  expect(why(new ApiError(0, {}))).toBe('Server tidak bisa dihubungi.')
  expect(why(new ApiError(418, { code: 'teapot', message: 'No coffee.' }))).toMatch(/Silakan coba lagi/)
})
