import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawable } from './card-text.ts'
import { drawCard } from './draw-card.ts'

const card = { title: 'Studio Internship', kind: 'Internship', details: 'Bandung, Indonesia' }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e00000' } })
    .png()
    .toBuffer()

const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}
const isCard = { format: 'jpeg', width: 1200, height: 630 }

/** Mean colour of a part of a card: red, green and blue. */
async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const part = await sharp(bytes).extract({ left, top, width: 8, height: 8 }).toBuffer()
  return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean))
}

it('a card is a JPEG of 1200 by 630, and another title is another card', async () => {
  const one = await drawCard(card, 'Arunika')
  const other = await drawCard({ ...card, title: `${card.title} in 3D Animation` }, 'Arunika')
  expect(await sizeOf(one)).toEqual(isCard)
  expect(Buffer.from(one).equals(other)).toBe(false)
})

it.each([
  ['no words', ''],
  ['a word wider than the card', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)],
  ['more than fits', 'and so on '.repeat(400)],
  ['emoji, other scripts and control characters', '🎉 你好 \u0000\u202e مرحبا'],
  ['Latin letters that the font does not have', 'Ꜩ ꟸ ﬃ'],
  ['markup', '<script>alert(1)</script> & "quotes"'],
])('a title of %s is drawn', async (_what, title) => {
  expect(await sizeOf(await drawCard({ ...card, title }, 'Arunika'))).toEqual(isCard)
})

it('what the font cannot draw is left out, and what it can stays', () => {
  expect(drawable('🎉 Łukasz’s 3D “show” – 50 % off! 你好')).toBe('Łukasz’s 3D “show” – 50 % off!')
})

it('a picture of an ordinary shape is shown whole: its corners are in the card', async () => {
  const marked = await sharp(await plain(800, 500))
    .composite([
      {
        input: { create: { width: 60, height: 499, channels: 3, background: '#00e000' } },
        left: 740,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const bytes = await drawCard(card, 'Arunika', marked)
  const [red = 0] = await colourAt(bytes, 640, 315)
  const [, green = 0] = await colourAt(bytes, 1180, 315)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeGreaterThan(200)
})

it.each([
  [0, 'red'],
  [100, 'blue'],
])('a panorama is cut around its focus point, %i percent from the left', async (x, colour) => {
  const half = { width: 1200, height: 300, channels: 3 as const, background: '#e00000' }
  const panorama = await sharp({ create: { ...half, width: 2400, background: '#0000e0' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const bytes = await drawCard({ ...card, focus: { x, y: 50 } }, 'Arunika', panorama)
  const [red = 0, , blue = 0] = await colourAt(bytes, 640, 315)
  expect(red > blue ? 'red' : 'blue').toBe(colour)
})

it('a picture that is no picture is left out', async () => {
  const without = await drawCard(card, 'Arunika')
  expect(Buffer.from(await drawCard(card, 'Arunika', Buffer.from('<svg'))).equals(without)).toBe(true)
})

it('the card of even the busiest picture is light enough for messengers', async () => {
  const noise = await sharp(randomBytes(1200 * 750 * 3), { raw: { width: 1200, height: 750, channels: 3 } })
    .png()
    .toBuffer()
  expect((await drawCard(card, 'Arunika', noise)).length).toBeLessThan(300_000)
})
