import { describe, expect, it } from 'vitest'
import { resourceOf } from './resources.ts'

describe('a path that the api serves', () => {
  const release = { build: 'b', entry: 'e', global: 'g', integrity: 'i' }
  const resources = {
    '/articles/feed.xml': '/api/articles/feed.xml',
    '/articles/feed/*.xml': '/api/articles/feed/*',
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

  it('may have a part that differs, which is no path of its own', () => {
    expect(resourceOf({ remotes }, '/articles/feed/3.xml')).toBe('/api/articles/feed/3')
    for (const part of ['', '..', 'a/b', '%2e%2e', '3.xml/../..'])
      expect(resourceOf({ remotes }, `/articles/feed/${part}.xml`), part).toBeUndefined()
    expect(resourceOf({ remotes }, '/articles/feed/*.xml')).toBeUndefined()
  })

  it('is in the language that it names', () => {
    expect(resourceOf({ remotes }, '/id/articles/feed.xml')).toBe('/api/articles/feed.xml?language=id')
    expect(resourceOf({ remotes }, '/id/articles/feed/3.xml')).toBe('/api/articles/feed/3?language=id')
  })
})
