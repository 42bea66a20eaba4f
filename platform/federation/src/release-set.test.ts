import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownerOf } from './release-set.ts'

const owned = {
  'mf-marketing': { owns: ['/', '/academy', '/contact-us'] },
  'mf-news': { owns: ['/articles'] },
  'mf-events': { owns: ['/academy/events'] },
}

describe('the remote that owns a path', () => {
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
