// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { drafts, newKey, parseDraft } from './draft.ts'
import { FIELD_NAMES } from './fields.ts'

afterEach(() => localStorage.clear())

describe('a draft', () => {
  test('comes back as it was written, each vacancy its own', () => {
    const draft = { key: newKey(), values: { name: 'Dewi', education: 's1' } }
    drafts.write(4, draft)
    expect(drafts.read(4)).toEqual(draft)
    expect(drafts.read(5)).toBeUndefined()
  })

  test('with nothing but white space is no draft', () => {
    drafts.write(4, { key: newKey(), values: { name: 'Dewi' } })
    drafts.write(4, { key: newKey(), values: { name: '  ' } })
    expect(drafts.read(4)).toBeUndefined()
  })

  test('survives whatever else lies in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const found = parseDraft(stored)
        for (const [name, value] of Object.entries(found?.values ?? {})) {
          expect(FIELD_NAMES).toContain(name)
          expect(typeof value).toBe('string')
        }
      }),
    )
  })

  test('keeps every text exactly', () => {
    const values = fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, fc.string()])))
    fc.assert(
      fc.property(values, (typed) => {
        expect(parseDraft(JSON.stringify({ key: 'abcdefgh', values: typed }))?.values).toEqual(typed)
      }),
    )
  })

  test('has a key that no other has', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})
