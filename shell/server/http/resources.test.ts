import { describe, expect, it } from 'vitest'
import { resourceOf } from './resources.ts'

describe('a path that the api serves', () => {
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
