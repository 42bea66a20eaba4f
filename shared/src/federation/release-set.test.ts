import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryAddress, ownerOf, resourceOf, withWorkingCopies } from './release-set.ts'

const owned = {
  'mf-marketing': { owns: ['/', '/academy', '/contact-us'] },
  'mf-news': { owns: ['/articles'] },
  'mf-events': { owns: ['/academy/events'] },
}

describe('the remote that answers a path', () => {
  it.each([
    ['/', 'mf-marketing'],
    ['/academy', 'mf-marketing'],
    ['/academy/kid-class', 'mf-marketing'],
    ['/academy/events', 'mf-events'],
    ['/academy/events/3', 'mf-events'],
    ['/articles/7', 'mf-news'],
    ['/articlesque', undefined],
    ['/nobody', undefined],
  ])('of %s is %s', (path, remote) => {
    expect(ownerOf(owned, path)).toBe(remote)
  })

  it('does not depend on the order in which remotes were released', () => {
    const reversed = Object.fromEntries(Object.entries(owned).reverse())
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(ownerOf(reversed, path)).toBe(ownerOf(owned, path))
      }),
    )
  })
})

describe('a path that the api answers', () => {
  const release = { build: 'b', entry: 'e', global: 'g', integrity: 'i' }
  const resources = {
    '/articles/feed.xml': '/api/articles/feed.xml',
    '/academy': '/api/x',
    '/articles/x': '/y',
  }
  const remotes = {
    'mf-news': { ...release, owns: ['/articles'], resources },
    'mf-marketing': { ...release, owns: ['/', '/academy'] },
  }

  it('is one that its own remote names, below /api/', () => {
    expect(resourceOf({ remotes }, '/articles/feed.xml')).toBe('/api/articles/feed.xml')
    expect(resourceOf({ remotes }, '/articles/x')).toBeUndefined()
    expect(resourceOf({ remotes }, '/academy')).toBeUndefined()
    expect(resourceOf({ remotes }, '/articles/7')).toBeUndefined()
    expect(resourceOf({ remotes }, '/nobody')).toBeUndefined()
  })
})

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
