import { EncodedText } from '@anyam/server/encoding'
import { expect, it } from 'vitest'
import type { Page } from '../rendering/page-cache.ts'
import { edgeHeaders } from './edge-headers.ts'

const page = (own: Partial<Page> = {}): Page => ({
  status: 200,
  framed: false,
  isWhole: true,
  html: new EncodedText(''),
  slots: [],
  servedSlots: [],
  ...own,
})
const cacheControl = (own: Partial<Page>, path = '/articles') => edgeHeaders(page(own), path)['cache-control']

it('lets any edge cache a page, revalidate it in the background, and serve it for a day while the shells fail', () => {
  expect(cacheControl({})).toBe(
    'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
  )
  expect(cacheControl({ status: 302 })).toContain('s-maxage=10')
  expect(cacheControl({ status: 404 })).toContain('s-maxage=2')
})

it.each([
  ['an error', { status: 503 }, '/articles'],
  ['a page that lacks something', { isWhole: false }, '/articles'],
  ['a preview', { framed: true }, '/articles/1'],
  ['the back-office', {}, '/admin/articles'],
])('lets no edge keep %s', (_name, own, path) => {
  expect(cacheControl(own, path)).toBe('no-cache')
})

it('lets an edge keep a page of old data for a second, and never when that is over', () => {
  const headers = edgeHeaders(page({ asOf: '2026-11-22T14:05:00Z' }), '/articles')
  expect(headers['x-shown-as-of']).toBe('2026-11-22T14:05:00Z')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=1')
})

it('tags a page by its data and builds', () => {
  const urls = [
    'http://edge:8081/api/articles/14',
    'http://edge:8081/api/articles?limit=4',
    'http://lms.test/api/works',
  ]
  const sources = urls.map((url) => ({ url, etag: '"1"' }))
  expect(edgeHeaders(page({ sources }), '/articles/14')['cache-tag']).toBe('articles,articles-14')
})
