import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { LastGood } from './last-good.ts'

/** A host whose behaviour a test can change, and that counts how often it is asked. */
async function startHost(behaviour: RequestListener) {
  const host = { behaviour, asked: 0, url: '' }
  const server = createServer((request, response) => {
    host.asked += 1
    host.behaviour(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`
  return host
}

const says =
  (text: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status).end(text)
  }
const hangs: RequestListener = () => {}
const resets: RequestListener = (_request, response) => response.destroy()
const truncates: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('half')
  setImmediate(() => response.destroy())
}

const FAULTS = { hangs, resets, truncates, 'is overloaded': says('', 503), fails: says('', 500) }

it.each(Object.entries(FAULTS))(
  'when a host %s, what it said before is given with its time',
  async (_name, fault) => {
    const host = await startHost(says('first'))
    const hosts = new LastGood(() => {})
    const before = new Date().toISOString()
    expect(await hosts.ask(host)).toMatchObject({ status: 200, text: 'first' })
    host.behaviour = fault
    const found = await hosts.ask(host)
    expect(found).toMatchObject({ status: 200, text: 'first' })
    expect(found.asOf?.localeCompare(before)).toBeGreaterThanOrEqual(0)

    host.behaviour = says('second')
    await expect.poll(() => hosts.ask(host)).toEqual({ status: 200, text: 'second', headers: {} })
  },
)

it('a host that is away is not asked by everybody, and is heard to be back', async () => {
  const told: string[] = []
  const host = await startHost(says('first'))
  const hosts = new LastGood((text) => told.push(text))
  await hosts.ask(host)
  host.behaviour = resets
  await hosts.ask(host)
  const { asked } = host
  await Promise.all(Array.from({ length: 100 }, () => hosts.ask(host)))
  expect(host.asked).toBe(asked)
  host.behaviour = says('second')
  await expect.poll(async () => (await hosts.ask(host)).text).toBe('second')
  expect(told).toEqual([expect.stringContaining('away'), 'back'])
})

it('a short failure is tried over: nobody hears of it', async () => {
  const host = await startHost((request, response) => {
    if (host.asked < 3) return resets(request, response)
    says('at last')(request, response)
  })
  const found = await new LastGood(() => {}).ask(host)
  expect(found).toMatchObject({ status: 200, text: 'at last' })
  expect(found.asOf).toBeUndefined()
})

it('what has been taken away does not come back when the host goes', async () => {
  const host = await startHost(says('first'))
  const hosts = new LastGood(() => {})
  await hosts.ask(host)
  host.behaviour = says('gone', 404)
  expect(await hosts.ask(host)).toMatchObject({ status: 404 })
  host.behaviour = says('', 500)
  expect(await hosts.ask(host)).toMatchObject({ status: 500 })
})

it('what a host says is still so is not sent again, and is not from before', async () => {
  const host = await startHost((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"'
    response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : 'first')
  })
  const hosts = new LastGood(() => {})
  const first = await hosts.ask(host)
  expect(first).toEqual({ status: 200, text: 'first', etag: '"1"', headers: {} })
  expect(await hosts.ask(host)).toEqual(first)
  expect(host.asked).toBe(2)
})
