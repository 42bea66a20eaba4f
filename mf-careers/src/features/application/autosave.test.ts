// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { autosaves, newKey } from './autosave.ts'
import { FIELD_NAMES } from './fields.ts'

afterEach(() => localStorage.clear())

function readFrom(stored: string) {
  localStorage.setItem('application-4', stored)
  return autosaves.read(4)
}

describe('an autosave', () => {
  test('comes back as it was written, each vacancy its own', () => {
    const autosaved = { key: newKey(), values: { name: 'Dewi', education: 's1' } }
    autosaves.write(4, autosaved)
    expect(autosaves.read(4)).toEqual(autosaved)
    expect(autosaves.read(5)).toBeUndefined()
  })

  test('with nothing but white space is not stored', () => {
    autosaves.write(4, { key: newKey(), values: { name: 'Dewi' } })
    autosaves.write(4, { key: newKey(), values: { name: '  ' } })
    expect(autosaves.read(4)).toBeUndefined()
  })

  test('survives anything else in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const found = readFrom(stored)
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
        expect(readFrom(JSON.stringify({ key: 'abcdefgh', values: typed }))?.values).toEqual(typed)
      }),
    )
  })

  test('has a key that no other has', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})
