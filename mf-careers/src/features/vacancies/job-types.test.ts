import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOB_TYPES, jobTypeOf, ofType } from './job-types.ts'

const jobs = fc.array(fc.record({ type: fc.constantFrom(...JOB_TYPES), id: fc.nat() }))

describe('the type of job', () => {
  test('is Internship unless the address asks for another', () => {
    expect(jobTypeOf(new URLSearchParams())).toBe('internship')
    expect(jobTypeOf(new URLSearchParams('type=fulltime'))).toBe('fulltime')
    expect(jobTypeOf(new URLSearchParams('type=volunteer'))).toBe('internship')
  })

  test('narrows the list to vacancies of that type, in their order', () => {
    const list = [
      { id: 1, type: 'fulltime' as const },
      { id: 2, type: 'internship' as const },
      { id: 3, type: 'fulltime' as const },
    ]
    expect(ofType(list, 'fulltime').map(({ id }) => id)).toEqual([1, 3])
  })

  test('puts every vacancy under exactly one type', () => {
    fc.assert(
      fc.property(jobs, (list) => {
        const parts = JOB_TYPES.flatMap((type) => ofType(list, type))
        expect(new Set(parts)).toEqual(new Set(list))
        expect(parts.length).toBe(list.length)
      }),
    )
  })
})
