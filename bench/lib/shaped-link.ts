import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Bytes a second in each direction, and milliseconds from one end to the other and back. */
export interface LinkSpeed {
  down: number
  up: number
  roundTripMs: number
}

const PACKET = 1460
/** How much a sender has under way before it hears of an arrival, and at most; it doubles with each round trip. */
const FIRST_WINDOW = 10 * PACKET
const LARGEST_WINDOW = 64 * 1024

/** Resolves once this many bytes have crossed. */
type Cross = (bytes: number) => Promise<void>

/** A slow link on real sockets, for all connections through it together: what one sends, the others wait for. */
export function shapedLink({ down, up, roundTripMs }: LinkSpeed) {
  const [toClient, toServer] = [direction(down, roundTripMs / 2), direction(up, roundTripMs / 2)]
  return {
    /** Opens a way to a server by this line. */
    async to(address: string) {
      const { hostname, port } = new URL(address)
      const open = new Set<Socket>()
      const proxy = createServer({ allowHalfOpen: true, noDelay: true }, async (client) => {
        const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true })
        for (const socket of [client, server]) {
          open.add(socket)
          socket.once('close', () => open.delete(socket))
          // A browser leaves when it likes.
          socket.once('error', () => [client, server].map((other) => other.destroy()))
        }
        // The handshake, which the browser believes to be over.
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

/** First in, first out: each packet waits for those before it, whatever connection they are of. */
function direction(bytesPerSecond: number, delayMs: number): Cross {
  let freeAt = 0
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes / bytesPerSecond) * 1000
    return until(freeAt + delayMs)
  }
}

/** Timers may be early by a moment. */
async function until(instant: number): Promise<void> {
  for (let left = instant - performance.now(); left > 0; left = instant - performance.now())
    await delay(Math.ceil(left))
}

/** Takes the bytes of one socket to another, no faster than a sender that begins slowly. */
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
