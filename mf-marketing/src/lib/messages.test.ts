import { contactInput, trialInput } from '@arunika/contracts'
import { expect, test } from 'vitest'
import { inIndonesian } from './messages.id.ts'

/** One of each kind of mistake: missing, empty, wrong type and too long. */
const MISTAKES = [undefined, '', 'x', 'x'.repeat(20_000)]

test.each([
  ['contact', contactInput],
  ['trial', trialInput],
])('each message of the form %s is there in Indonesian', (_form, input) => {
  const messages = MISTAKES.flatMap((mistake) => {
    const typed = Object.fromEntries(Object.keys(input.shape).map((name) => [name, mistake]))
    return input.safeParse(typed).error?.issues.map(({ message }) => message) ?? []
  })
  expect(messages.length).toBeGreaterThan(8)
  expect(messages.filter((message) => !inIndonesian(message))).toEqual([])
})

test('a limit is written as in Indonesia', () => {
  expect(inIndonesian('Please use at most 10,000 characters.')).toBe(
    'Mohon gunakan paling banyak 10.000 karakter.',
  )
})
