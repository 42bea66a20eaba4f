import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { segmentInWords, segmentsOf } from './segments.ts'

const AGENTS = {
  chromium:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  gecko: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
}
const SITE = 'https://arunika.example'
const owns = ['/', '/articles', '/technology']

const segmentsAt = (path: string, own: Record<string, string> = {}, isDocument = true) =>
  segmentsOf(
    { headers: { 'user-agent': AGENTS.chromium, referer: SITE + path, ...own } } as unknown as FastifyRequest,
    { owns, isDocument },
  )

describe('a page load is counted in few and large segments', () => {
  it.each([
    [AGENTS.chromium, 'engine chromium', 'device desktop'],
    [AGENTS.phone, 'engine chromium', 'device phone'],
    [AGENTS.gecko, 'engine gecko', 'device desktop'],
    [AGENTS.webkit, 'engine webkit', 'device phone'],
    ['curl/8', 'engine other', 'device desktop'],
  ])('of engine and device: %s', (agent, ...expected) => {
    expect(segmentsAt('/', { 'user-agent': agent })).toEqual(expect.arrayContaining(expected))
  })

  it('of language, page and whether the browser has stored anything of the site', () => {
    expect(segmentsAt('/')).toEqual(expect.arrayContaining(['language en', 'page /', 'visitor new']))
    expect(segmentsAt('/id/articles/7', { 'x-returning': '1' })).toEqual(
      expect.arrayContaining(['language id', 'page /articles/*', 'visitor returning']),
    )
  })

  it('and never in one that a visitor makes up, nor in one of the page before', () => {
    const known = ['engine chromium', 'device desktop', 'visitor new', 'language en']
    expect(segmentsAt('/made/up?by=me')).toEqual(known)
    expect(segmentsAt('/articles', {}, false)).toEqual(known)
    expect(segmentsAt('', { referer: 'nowhere' })).toEqual(known.slice(0, 3))
  })
})

it('segments have names for people', () => {
  const segments = ['engine gecko', 'device phone', 'visitor returning', 'language id', 'page /articles/*']
  expect(segments.map(segmentInWords)).toEqual([
    'with Firefox',
    'on phones',
    'for returning visitors',
    'in Indonesian',
    'at /articles/*',
  ])
})
