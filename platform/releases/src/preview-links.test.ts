import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { previewLinks } from './preview-links.ts'

const DAY_MS = 24 * 3600_000
const links = previewLinks(randomBytes(32), 'https://site.example')
const tokenOf = (address: string) => address.slice('https://site.example/previews/'.length)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') })
})
afterEach(() => vi.useRealTimers())

it('an address stays the same all day, and works for a week', () => {
  const address = links.addressOf('mf-news', 'abc123')
  vi.setSystemTime(Date.now() + 3600_000)
  expect(links.addressOf('mf-news', 'abc123')).toBe(address)
  expect(links.read(tokenOf(address))).toMatchObject({ remote: 'mf-news', build: 'abc123' })
  vi.setSystemTime(Date.now() + 7 * DAY_MS)
  expect(links.read(tokenOf(address))).toBeDefined()
  vi.setSystemTime(Date.now() + DAY_MS)
  expect(links.read(tokenOf(address))).toBeUndefined()
})

it('another build, a later end, another key and nonsense are not accepted', () => {
  const token = tokenOf(links.addressOf('mf-news', 'abc123'))
  const [remote, build, exp, signature] = token.split('.')
  const altered = [
    [remote, 'def456', exp, signature],
    ['mf-admin', build, exp, signature],
    [remote, build, 'zzzzzz', signature],
    [remote, build, exp, ''],
    [remote, build, exp],
  ].map((parts) => parts.join('.'))
  const other = previewLinks(randomBytes(32), '').addressOf('mf-news', 'abc123')
  for (const text of [...altered, other.slice('/previews/'.length), '', '.', 'nonsense'])
    expect(links.read(text), text).toBeUndefined()
})
