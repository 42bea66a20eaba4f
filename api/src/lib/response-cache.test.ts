import { CodedError } from '@anyam/server/errors'
import { describe, expect, it } from 'vitest'
import { type CachedResponse, ResponseCache } from './response-cache.ts'

const text = ({ text }: CachedResponse) => text.plain.toString()

/** A load that the test completes. */
function pending() {
  let end = (_value: unknown) => {}
  const value = new Promise((resolve) => {
    end = resolve
  })
  return { load: () => value, end: (result: unknown) => end(result) }
}

describe('a cached response', () => {
  it('is loaded once for all who ask, in one set of bytes', async () => {
    const cache = new ResponseCache()
    let loads = 0
    const load = async () => ['x', ++loads]
    const [first, second] = await Promise.all([
      cache.get('articles', 'list', load),
      cache.get('articles', 'list', load),
    ])
    const third = await cache.get('articles', 'list', load)
    expect([text(first), second, third]).toEqual(['["x",1]', first, first])
  })

  it('is loaded again after a change of its topic, and only then', async () => {
    const cache = new ResponseCache()
    let loads = 0
    const load = async () => ++loads
    await cache.get('articles', 'list', load)
    cache.drop('vacancies')
    expect(text(await cache.get('articles', 'list', load))).toBe('1')
    cache.drop('articles')
    expect(text(await cache.get('articles', 'list', load))).toBe('2')
  })

  it('that says what it shows stays after changes of other entries', async () => {
    const cache = new ResponseCache()
    let loads = 0
    const load = async () => ++loads
    const get = () => cache.get('articles', 'one', load, { shows: () => [1, 2] })
    await get()
    cache.drop('articles', [3])
    cache.drop('articles', [])
    expect(text(await get())).toBe('1')
    cache.drop('articles', [3, 2])
    expect(text(await get())).toBe('2')
    cache.drop('articles')
    expect(text(await get())).toBe('3')
  })

  it('is not cached if the change came while it was being loaded', async () => {
    const cache = new ResponseCache()
    const old = pending()
    const response = cache.get('articles', 'list', old.load)
    cache.drop('articles')
    expect(text(await cache.get('articles', 'list', async () => 'new'))).toBe('"new"')
    old.end('old')
    expect(text(await response)).toBe('"old"')
    expect(text(await cache.get('articles', 'list', async () => 'newer'))).toBe('"new"')
  })

  it('is not trusted while changes cannot be heard of, but given when the database is down as well', async () => {
    const cache = new ResponseCache()
    await cache.get('articles', 'list', async () => 'old')
    cache.setConnected(false)
    const fails = () => Promise.reject(new Error('down'))
    expect(text(await cache.get('articles', 'list', fails))).toBe('"old"')
    await expect(cache.get('articles', 'another', fails)).rejects.toThrow('down')
    const isMissing = () => Promise.reject(new CodedError('article_not_found'))
    await expect(cache.get('articles', 'list', isMissing)).rejects.toThrow(CodedError)
    expect(text(await cache.get('articles', 'list', async () => 'new'))).toBe('"new"')
    cache.setConnected(true)
    expect(text(await cache.get('articles', 'list', async () => 'newest'))).toBe('"newest"')
  })

  it('makes room when there are too many', async () => {
    const cache = new ResponseCache()
    for (let nth = 0; nth <= 500; nth += 1) await cache.get('articles', `${nth}`, async () => nth)
    expect(text(await cache.get('articles', '0', async () => 'loaded again'))).toBe('"loaded again"')
    expect(text(await cache.get('articles', '500', async () => 'loaded again'))).toBe('500')
  })
})
