import { expect, it } from 'vitest'
import { contentTag, namesOneHost, readAtMost, safeEqual } from './index.ts'

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['é', 'e', false],
  // The same number of characters, but not of bytes.
  ['é'.repeat(43), 'e'.repeat(43), false],
  ['', '', true],
])('%j equals %j: %s', (a, b, equal) => expect(safeEqual(a, b)).toBe(equal))

it('a request that names two hosts differs from one that names none or one', () => {
  expect(namesOneHost({ rawHeaders: ['Host', 'a', 'Accept', '*/*'] })).toBe(true)
  expect(namesOneHost({ rawHeaders: [] })).toBe(true)
  expect(namesOneHost({ rawHeaders: ['Host', 'a', 'hOST', 'a'] })).toBe(false)
})

it('reads a body of the most bytes that are allowed, and none of more', async () => {
  expect(await readAtMost(new Response('three'), 5)).toEqual(Buffer.from('three'))
  expect(await readAtMost(new Response('three'), 4)).toBeUndefined()
  expect(await readAtMost(new Response(), 0)).toEqual(Buffer.alloc(0))
})

it('stops a body that never ends as soon as it is too long', async () => {
  let isStopped = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel() {
      isStopped = true
    },
  })
  expect(await readAtMost(new Response(endless), 5000)).toBeUndefined()
  expect(isStopped).toBe(true)
})

it('the tag of a content is that of its bytes, and can stand in an ETag', () => {
  expect(contentTag('é')).toBe(contentTag(Buffer.from('é')))
  expect(contentTag('é')).not.toBe(contentTag('e'))
  expect(contentTag('é')).toMatch(/^[\w-]{27}$/)
})
