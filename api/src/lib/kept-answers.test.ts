import { describe, expect, it } from 'vitest'
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts'

const text = ({ text }: KeptAnswer) => text.plain.toString()

/** A load that ends when it is told to. */
function pending() {
  let end = (_value: unknown) => {}
  const value = new Promise((resolve) => {
    end = resolve
  })
  return { load: () => value, end: (result: unknown) => end(result) }
}

describe('a kept answer', () => {
  it('is loaded once for all who ask, in one set of bytes', async () => {
    const kept = new KeptAnswers()
    let loads = 0
    const load = async () => ['x', ++loads]
    const [first, second] = await Promise.all([
      kept.get('articles', 'list', load),
      kept.get('articles', 'list', load),
    ])
    const third = await kept.get('articles', 'list', load)
    expect([text(first), second, third]).toEqual(['["x",1]', first, first])
  })

  it('is loaded anew after a change of its topic, and only then', async () => {
    const kept = new KeptAnswers()
    let loads = 0
    const load = async () => ++loads
    await kept.get('articles', 'list', load)
    kept.drop('vacancies')
    expect(text(await kept.get('articles', 'list', load))).toBe('1')
    kept.drop('articles')
    expect(text(await kept.get('articles', 'list', load))).toBe('2')
  })

  it('is not kept when the change came while it was being loaded', async () => {
    const kept = new KeptAnswers()
    const old = pending()
    const answer = kept.get('articles', 'list', old.load)
    kept.drop('articles')
    expect(text(await kept.get('articles', 'list', async () => 'new'))).toBe('"new"')
    old.end('old')
    expect(text(await answer)).toBe('"old"')
    expect(text(await kept.get('articles', 'list', async () => 'newer'))).toBe('"new"')
  })

  it('is not trusted while changes cannot be heard of, but given when the database is down as well', async () => {
    const kept = new KeptAnswers()
    await kept.get('articles', 'list', async () => 'old')
    kept.setConnected(false)
    const fails = () => Promise.reject(new Error('down'))
    expect(text(await kept.get('articles', 'list', fails))).toBe('"old"')
    await expect(kept.get('articles', 'another', fails)).rejects.toThrow('down')
    expect(text(await kept.get('articles', 'list', async () => 'new'))).toBe('"new"')
    kept.setConnected(true)
    expect(text(await kept.get('articles', 'list', async () => 'newest'))).toBe('"newest"')
  })

  it('makes room when there are too many', async () => {
    const kept = new KeptAnswers()
    for (let nth = 0; nth <= 500; nth += 1) await kept.get('articles', `${nth}`, async () => nth)
    expect(text(await kept.get('articles', '0', async () => 'loaded again'))).toBe('"loaded again"')
    expect(text(await kept.get('articles', '500', async () => 'loaded again'))).toBe('500')
  })
})
