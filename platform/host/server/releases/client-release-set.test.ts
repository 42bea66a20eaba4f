import { entryAddress } from '@anyam/federation'
import { describe, expect, it } from 'vitest'
import { withWorkingCopies } from './client-release-set.ts'

describe('a set with a working copy', () => {
  const release = { build: 'b', entry: 'e.js', global: 'g', integrity: 'i' }
  const set = {
    id: 'live',
    remotes: {
      'mf-news': { ...release, owns: ['/articles'], fallback: release },
      'mf-careers': { ...release, owns: ['/career'] },
    },
  }
  const origin = 'http://localhost:3013'
  const { id, remotes } = withWorkingCopies(set, { 'mf-news': origin, 'mf-gone': origin })

  it('takes that remote from its origin, with the same paths and nothing to fall back on', () => {
    const copy = remotes['mf-news']
    expect(copy).toMatchObject({ owns: ['/articles'], origin })
    expect(copy).not.toHaveProperty('fallback')
    expect(copy && entryAddress('mf-news', copy)).toBe('http://localhost:3013/entry.js')
  })

  it('leaves the others as they are, adds no remote, and is another set', () => {
    expect(remotes['mf-careers']).toBe(set.remotes['mf-careers'])
    expect(entryAddress('mf-careers', set.remotes['mf-careers'])).toBe('/remotes/mf-careers/b/e.js')
    expect(Object.keys(remotes)).toEqual(Object.keys(set.remotes))
    expect(id).not.toBe(set.id)
  })
})
