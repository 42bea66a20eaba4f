import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { LastGood } from './last-good.ts'

/** A host with configurable behaviour that counts its requests. */
async function startHost(behaviour: RequestListener) {
  const host = { behaviour, requestCount: 0, url: '' }
  const server = createServer((request, response) => {
    host.requestCount += 1
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

const respondsWith =
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

const FAILURES = {
  hangs,
  resets,
  truncates,
  'is overloaded': respondsWith('', 503),
  fails: respondsWith('', 500),
}

it.each(Object.entries(FAILURES))(
  'when a host %s, what it said before is given with its time',
  async (_name, error) => {
    const host = await startHost(respondsWith('first'))
    const hosts = new LastGood(() => {})
    const before = new Date().toISOString()
    expect(await hosts.ask(host)).toMatchObject({ status: 200, text: 'first' })
    host.behaviour = error
    const found = await hosts.ask(host)
    expect(found).toMatchObject({ status: 200, text: 'first' })
    expect(found.asOf?.localeCompare(before)).toBeGreaterThanOrEqual(0)

    host.behaviour = respondsWith('second')
    await expect.poll(() => hosts.ask(host)).toEqual({ status: 200, text: 'second', headers: {} })
  },
)

it('a host that is away is not asked by everybody, and is heard to be back', async () => {
  const logged: string[] = []
  const host = await startHost(respondsWith('first'))
  const hosts = new LastGood((text) => logged.push(text))
  await hosts.ask(host)
  host.behaviour = resets
  await hosts.ask(host)
  const { requestCount } = host
  await Promise.all(Array.from({ length: 100 }, () => hosts.ask(host)))
  expect(host.requestCount).toBe(requestCount)
  host.behaviour = respondsWith('second')
  await expect.poll(async () => (await hosts.ask(host)).text).toBe('second')
  expect(logged).toEqual([expect.stringContaining('away'), 'back'])
})

it('a short failure is retried unnoticed', async () => {
  const host = await startHost((request, response) => {
    if (host.requestCount < 3) return resets(request, response)
    respondsWith('at last')(request, response)
  })
  const found = await new LastGood(() => {}).ask(host)
  expect(found).toMatchObject({ status: 200, text: 'at last' })
  expect(found.asOf).toBeUndefined()
})

it('what has been taken away does not come back when the host goes', async () => {
  const host = await startHost(respondsWith('first'))
  const hosts = new LastGood(() => {})
  await hosts.ask(host)
  host.behaviour = respondsWith('gone', 404)
  expect(await hosts.ask(host)).toMatchObject({ status: 404 })
  host.behaviour = respondsWith('', 500)
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
  expect(host.requestCount).toBe(2)
})
