// @vitest-environment happy-dom
import type { ReleaseSet } from '@anyam/federation'
import { describe, expect, it } from 'vitest'
import { isOfSet } from './trusted-types.ts'

const release = (build: string) => ({ build, entry: 'entry.js', global: `g_${build}`, integrity: 'sha384-x' })
const set: ReleaseSet = {
  id: 'set',
  remotes: { 'mf-news': { ...release('new1'), owns: ['/articles'], fallback: release('old1') } },
}
const vouchedFor = (address: string) => isOfSet(set, ['/shell/main.js'], address)

describe('Promise 12: the address of a script', () => {
  it.each([
    '/shell/main.js',
    '/remotes/mf-news/new1/entry.js',
    '/remotes/mf-news/old1/page.js',
    `${window.location.origin}/remotes/mf-news/new1/page.js`,
  ])('is vouched for when the release set holds its build: %s', (address) => {
    expect(vouchedFor(address)).toBe(true)
  })

  it.each([
    '/remotes/mf-news/gone1/entry.js',
    '/remotes/mf-other/new1/entry.js',
    '/remotes/mf-news/new1',
    '/remotes/mf-news/new1/../gone1/entry.js',
    '/remotes/mf-news/new1/%2e%2e/gone1/entry.js',
    '/shell/other.js',
    '/uploads/articles/a.js',
    '//evil.example/remotes/mf-news/new1/entry.js',
    'https://evil.example/remotes/mf-news/new1/entry.js',
    'data:text/javascript,alert(1)',
    'blob:null/remotes/mf-news/new1/entry.js',
    'javascript:alert(1)',
  ])('is refused otherwise: %s', (address) => {
    expect(vouchedFor(address)).toBe(false)
  })

  it('is vouched for below the build of a server of its own, and nowhere else on that server', () => {
    const origin = 'https://careers.example'
    const careers = { ...release('own1'), owns: ['/career'], origin, fallback: release('old2') }
    const ofOwnServer = (path: string) => isOfSet({ id: 'set', remotes: { 'mf-careers': careers } }, [], path)
    expect(ofOwnServer(`${origin}/remotes/mf-careers/own1/page.js`)).toBe(true)
    expect(ofOwnServer('/remotes/mf-careers/old2/page.js')).toBe(true)
    for (const path of ['/remotes/mf-careers/old2/page.js', '/remotes/mf-careers/own2/page.js', '/page.js'])
      expect(ofOwnServer(origin + path)).toBe(false)
    expect(ofOwnServer('/remotes/mf-careers/own1/page.js')).toBe(false)
    expect(vouchedFor(`${origin}/remotes/mf-careers/own1/page.js`)).toBe(false)
  })

  it('is vouched for below the origin of a working copy, and only in the set that has one', () => {
    const address = 'http://localhost:3013/article.js'
    const copy = { ...release('dev'), owns: ['/articles'], origin: 'http://localhost:3013' }
    const devOverridden = { id: 'set', remotes: { 'mf-news': copy } }
    expect(isOfSet(devOverridden, ['/shell/main.js'], address)).toBe(true)
    expect(isOfSet(devOverridden, ['/shell/main.js'], 'http://localhost:3014/article.js')).toBe(false)
    expect(vouchedFor(address)).toBe(false)
  })
})
