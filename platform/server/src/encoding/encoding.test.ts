import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { EncodedText, encodingFor } from './index.ts'

vi.mock('node:zlib', { spy: true })

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP, deflate, Br', 'br'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['br ; q=0.5', 'br'],
])('who accepts %j is sent %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))

it('a text is compressed once for all who ask at the same time, and not before', async () => {
  const text = new EncodedText('A text.')
  expect(text.ready('br')).toBeUndefined()
  const [first, second] = await Promise.all([text.in('br'), text.in('br')])
  expect(second).toBe(first)
  expect(text.ready('br')).toBe(first)
  expect(brotliDecompressSync(first).toString()).toBe('A text.')
  expect(gunzipSync(await text.in('gzip')).toString()).toBe('A text.')
  expect((await text.in('identity')).toString()).toBe('A text.')
})

it('a compression that failed is tried again', async () => {
  vi.mocked(brotliCompress).mockImplementationOnce(() => {
    throw new Error('no memory')
  })
  const text = new EncodedText('A text.')
  await expect(text.in('br')).rejects.toThrow('no memory')
  expect(brotliDecompressSync(await text.in('br')).toString()).toBe('A text.')
})

it('a text that lasts is packed as small as can be, and sent in its quick form until then', async () => {
  const lines = Array.from({ length: 2000 }, (_, nth) => `The ${nth * 7919}th line of a text.`)
  const text = new EncodedText(lines.join('\n'))
  const quick = await text.in('br')
  const packed = text.pack()
  expect(text.ready('br')).toBe(quick)
  await packed
  const small = await text.in('br')
  expect(small.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(small).toString()).toBe(lines.join('\n'))
})
