import { afterEach, expect, it, vi } from 'vitest'
import { SocialCards } from './cards.ts'

const cardOf = (title: string) => ({ title, kind: 'News' })
const opened: SocialCards[] = []
afterEach(() => Promise.all(opened.splice(0).map((cards) => cards.close())))

function open(findPicture = vi.fn(async () => undefined as Uint8Array | undefined), mostBytes?: number) {
  const cards = new SocialCards('Arunika', findPicture, mostBytes)
  opened.push(cards)
  return { cards, findPicture }
}

it('a card is drawn once, however many ask for it at once and later', async () => {
  const { cards } = open()
  const [one, other] = await Promise.all([cards.get(cardOf('A title')), cards.get(cardOf('A title'))])
  expect(other).toBe(one)
  expect(await cards.get(cardOf('A title'))).toBe(one)
  expect(await cards.get(cardOf('A longer title'))).not.toBe(one)
})

it('a card whose picture cannot be had now is drawn without, and again the next time', async () => {
  const { cards, findPicture } = open()
  const card = { ...cardOf('A title'), picture: '/uploads/away.webp' }
  await cards.get(card)
  await cards.get(card)
  expect(findPicture).toHaveBeenCalledTimes(2)
  expect(cards.size).toBe(0)
})

it('old cards give way to new ones at the limit', async () => {
  const mostBytes = 80_000
  const { cards } = open(undefined, mostBytes)
  for (let nth = 0; nth < 6; nth += 1) await cards.get(cardOf(`Title ${nth}`))
  expect(cards.size).toBeGreaterThan(0)
  expect(cards.size).toBeLessThanOrEqual(mostBytes)
})

it('a request that would wait for too many cards is refused', async () => {
  const { cards } = open()
  const requested = Array.from({ length: 40 }, (_, nth) => cards.get(cardOf(`Title ${nth}`)))
  const settled = Promise.allSettled(requested)
  // The waiting cards need not be drawn for this.
  await cards.close()
  const results = await settled
  const reasons = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'drawn'))
  expect(reasons.filter((reason) => reason === 'overloaded')).toHaveLength(10)
})
