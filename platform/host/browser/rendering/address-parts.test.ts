import { expect, it } from 'vitest'
import { partsOf } from './address-parts.ts'

it('a sitemap has all parts of a list, and ends where they go in a circle', async () => {
  const parts: Record<string, { next?: string }> = { '/a': { next: '/b' }, '/b': {} }
  const next = (data: { next?: string }) => data.next
  const load = async (key: string) => parts[key]
  const all = (list: string) => Array.fromAsync(partsOf({ list, next }, load))
  expect(await all('/a')).toEqual([parts['/a'], parts['/b']])
  expect(await Array.fromAsync(partsOf({ list: '/a' }, load))).toEqual([parts['/a']])
  parts['/b'] = { next: '/a' }
  expect((await all('/a')).length).toBe(1_000)
})
