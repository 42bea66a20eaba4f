import { CodedError } from '@anyam/server/errors'
import { expect, it } from 'vitest'
import { mapError } from './map-error.ts'

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('secret detail', { cause }), { code })

it.each([
  ['the disk of the files is full', withCode('ENOSPC'), 507, 'storage_full'],
  [
    'the disk of the database is full',
    new Error('Failed query', { cause: withCode('53100') }),
    507,
    'storage_full',
  ],
  ['the database is away', withCode('ECONNREFUSED'), 503, 'unavailable'],
  ['the database is starting', new Error('Failed query', { cause: withCode('57P03') }), 503, 'unavailable'],
  ['the pooler has no server', new Error('Failed query', { cause: withCode('08P01') }), 503, 'unavailable'],
  [
    'a standby has not taken over yet',
    new Error('Failed query', { cause: withCode('25006') }),
    503,
    'unavailable',
  ],
  ['the connection broke', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
  ['a text holds a NUL', new Error('Failed query', { cause: withCode('22021') }), 400, 'bad_request'],
  ['an unexpected error', new TypeError('secret detail'), 500, 'internal_error'],
  ['something that is no error', 'secret detail', 500, 'internal_error'],
  ['an error of the table', new CodedError('vacancy_closed'), 410, 'vacancy_closed'],
])('when %s, callers get what they need and nothing more', (_when, thrown, status, code) => {
  const error = mapError(thrown)
  expect(error).toMatchObject({ status, code })
  expect(error.message).not.toContain('secret')
})
