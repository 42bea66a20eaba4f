import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Bandwidth in bytes per second per direction, and the round-trip time in milliseconds. */
export interface LinkSpeed {
  down: number
  up: number
  roundTripMs: number
}

const PACKET = 1460
/** Initial and maximum bytes in flight before an acknowledgement; the window doubles with each round trip. */
const FIRST_WINDOW = 10 * PACKET
const LARGEST_WINDOW = 64 * 1024

/** Resolves once this many bytes have crossed. */
type Cross = (bytes: number) => Promise<void>

/** A slow link on real sockets. All connections share its bandwidth. */
export function shapedLink({ down, up, roundTripMs }: LinkSpeed) {
  const [toClient, toServer] = [direction(down, roundTripMs / 2), direction(up, roundTripMs / 2)]
  return {
    /** Opens a proxy to a server through this link. */
    async to(address: string) {
      const { hostname, port } = new URL(address)
      const open = new Set<Socket>()
      const proxy = createServer({ allowHalfOpen: true, noDelay: true }, async (client) => {
        const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true })
        for (const socket of [client, server]) {
          open.add(socket)
          socket.once('close', () => open.delete(socket))
          // A browser may disconnect at any time.
          socket.once('error', () => [client, server].map((other) => other.destroy()))
        }
        // Delays for the handshake, which the browser considers done.
        await until(performance.now() + roundTripMs)
        const ways = [
          carry(client, server, toServer, roundTripMs),
          carry(server, client, toClient, roundTripMs),
        ]
        await Promise.all(ways).catch(() => [client, server].map((socket) => socket.destroy()))
      })
      proxy.listen(0, '127.0.0.1')
      await once(proxy, 'listening')
      return {
        url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
        async stop() {
          proxy.close()
          for (const socket of open) socket.destroy()
          await once(proxy, 'close')
        },
      }
    },
  }
}

/** FIFO queue: each packet waits for earlier ones of any connection. */
function direction(bytesPerSecond: number, delayMs: number): Cross {
  let freeAt = 0
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes / bytesPerSecond) * 1000
    return until(freeAt + delayMs)
  }
}

/** Timers can fire slightly early. */
async function until(instant: number): Promise<void> {
  for (let left = instant - performance.now(); left > 0; left = instant - performance.now())
    await delay(Math.ceil(left))
}

/** Pipes one socket to another at the speed of a sender in slow start. */
async function carry(from: Socket, to: Socket, cross: Cross, roundTripMs: number): Promise<void> {
  let window = FIRST_WINDOW
  let underWay = 0
  let onDrained = () => {}
  let arrived = Promise.resolve()
  const acknowledge = async (bytes: number) => {
    await delay(roundTripMs / 2)
    underWay -= bytes
    window = Math.min(window + bytes, LARGEST_WINDOW)
    onDrained()
  }
  for await (const chunk of from.iterator({ destroyOnReturn: false })) {
    for (let at = 0; at < chunk.length; at += PACKET) {
      const packet: Buffer = chunk.subarray(at, at + PACKET)
      while (underWay + packet.length > window)
        await new Promise<void>((resolve) => {
          onDrained = resolve
        })
      underWay += packet.length
      const crossed = cross(packet.length)
      arrived = arrived.then(() => crossed).then(() => void to.write(packet))
      arrived.then(() => acknowledge(packet.length))
    }
  }
  await arrived
  to.end()
}
