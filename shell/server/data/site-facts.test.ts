import type { Found } from '@anyam/host/server/rendering/last-good'
import { DEFAULT_FACTS } from '@arunika/contracts/site'
import { expect, it, vi } from 'vitest'
import { withSiteFacts } from './site-facts.ts'

const apiUrl = 'http://api.test'
const question = { url: `${apiUrl}/api/site` }
const textOf = (phone: string) => JSON.stringify({ ...DEFAULT_FACTS, phone })

it('pages get the facts of the api, and those of before, unmarked, while it is away or hangs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let response: () => Promise<Found> = async () => ({ status: 0, text: 'away' })
  const hosts = withSiteFacts({ knows: () => false, ask: () => response() }, { apiUrl })
  const phone = async () => JSON.parse((await hosts.ask(question)).text).phone

  expect(await phone()).toBe(DEFAULT_FACTS.phone)
  response = async () => ({ status: 200, text: textOf('+62 1') })
  vi.advanceTimersByTime(2_000)
  expect(await phone()).toBe('+62 1')
  response = () => new Promise(() => {})
  vi.advanceTimersByTime(2_000)
  const found = await hosts.ask(question)
  expect([found.status, found.asOf, JSON.parse(found.text).phone]).toEqual([200, undefined, '+62 1'])
  // A page that arrives while the api still hangs does not wait again.
  const next = await Promise.race([hosts.ask(question), new Promise((resolve) => setImmediate(resolve))])
  expect(next).toEqual(found)
  vi.useRealTimers()
})

it('however many pages are made in a second, the api is asked once', async () => {
  const ask = vi.fn(async (): Promise<Found> => ({ status: 200, text: textOf('+62 2') }))
  const hosts = withSiteFacts({ knows: () => true, ask }, { apiUrl })
  await Promise.all(Array.from({ length: 100 }, () => hosts.ask(question)))
  expect(ask).toHaveBeenCalledOnce()
})
