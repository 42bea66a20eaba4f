import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { shapedLink } from './shaped-link.ts'

const SPEED = { down: 1_000_000, up: 500_000, roundTripMs: 40 }
const numbered = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7) % 251))

/** Starts a server behind a shaped link and returns a function to call it. */
async function startServer(response: (caller: Socket) => void) {
  const server = createServer({ allowHalfOpen: true }, response).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const link = await shapedLink(SPEED).to(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    await link.stop()
    server.close()
  })
  const { port } = new URL(link.url)
  return () => connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true })
}

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

test('what is sent arrives whole and in order, both ways', async () => {
  const call = await startServer((caller) => caller.pipe(caller))
  const sent = numbered(150_000)
  const socket = call()
  socket.end(sent)
  expect((await buffer(socket)).equals(sent)).toBe(true)
})

test('no transfer is faster than the link, after a round trip for the connection and one for the request', async () => {
  const bytes = 200_000
  const call = await startServer((caller) => caller.once('data', () => caller.end(numbered(bytes))))
  const [received, ms] = await timed(() => {
    const socket = call()
    socket.end('?')
    return buffer(socket)
  })
  expect(received.length).toBe(bytes)
  expect(ms).toBeGreaterThanOrEqual((bytes / SPEED.down) * 1000 + 2 * SPEED.roundTripMs)
})

test('connections share one link: two transfers take the time of both', async () => {
  const bytes = 100_000
  const call = await startServer((caller) => caller.end(numbered(bytes)))
  const [, ms] = await timed(() => Promise.all([buffer(call()), buffer(call())]))
  expect(ms).toBeGreaterThanOrEqual((2 * bytes * 1000) / SPEED.down)
})

test('uploads are as slow as their own direction', async () => {
  const bytes = 100_000
  const call = await startServer(async (caller) => caller.end(String((await buffer(caller)).length)))
  const [response, ms] = await timed(async () => {
    const socket = call()
    socket.end(numbered(bytes))
    return (await buffer(socket)).toString()
  })
  expect(response).toBe(String(bytes))
  expect(ms).toBeGreaterThanOrEqual((bytes * 1000) / SPEED.up)
})
