import { expect, it } from 'vitest'
import { FIRST_CALLS } from './first-calls.ts'

it('an api of the first version has neither the fields nor the calls that have come since', () => {
  const vacancy = {
    id: 2,
    type: 'fulltime',
    title: 'Animator',
    location: 'Bandung',
    requirement: '',
    description: '',
  }
  const schemaOf = (path: string) => FIRST_CALLS.find(([pattern]) => pattern.test(path))?.[1]
  expect(schemaOf('/api/job-vacancies')?.parse([{ ...vacancy, createdAt: '2026-11-21' }])).toEqual([vacancy])
  expect(schemaOf('/api/articles/topics')).toBeUndefined()
})
