import { once } from 'node:events'
import { connect } from 'node:net'
import { createHistogram } from 'node:perf_hooks'

export interface Load {
  perSecond: number
  /** In milliseconds. */
  p99: number
}

const CONNECTIONS = 20
const HEAD_END = Buffer.from('\r\n\r\n')

export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** Declared search parameter of the page. It makes every request's address unique, so that no cache holds it. */
  unique?: string
  /** Expected status of every response. */
  status: number
}

let nth = 0

/**
 * Counts the requests that a server handles in the given seconds. The client must cost less than the server, so it
 * reads only the status and finds the end of a response.
 * @throws Error if a connection ends or a response has another status
 */
export async function load(target: Target, seconds: number): Promise<Load> {
  const microseconds = createHistogram()
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1000
  const record = (ms: number) => microseconds.record(Math.ceil(ms * 1000))
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(target, record, isOver)))
  const duration = (performance.now() - start) / 1000
  return { perSecond: microseconds.count / duration, p99: microseconds.percentile(99) / 1000 }
}

function requestsFor({ url, headers, unique }: Target): () => Buffer {
  const { host, pathname, search } = new URL(url)
  const fields = Object.entries({ host, 'accept-encoding': 'br', ...headers })
  const rest = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const request = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\n${rest}\r\n`)
  const same = request(pathname + search)
  return unique ? () => request(`${pathname}?${unique}=${nth++}`) : () => same
}

/** Sends requests in sequence on one connection. */
async function ask(target: Target, record: (ms: number) => void, isOver: () => boolean): Promise<void> {
  const { hostname, port } = new URL(target.url)
  const nextRequest = requestsFor(target)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const closed = once(socket, 'close')
  let sentAt = 0
  let isDone = false
  const send = () => {
    sentAt = performance.now()
    socket.write(nextRequest())
  }
  const read = createReader(target.status, () => {
    record(performance.now() - sentAt)
    isDone = isOver()
    if (isDone) socket.end()
    else send()
  })
  socket.once('connect', send)
  socket.on('data', (bytes) => {
    const wrong = read(bytes)
    if (wrong) socket.destroy(new Error(`${target.url}: ${wrong}`))
  })
  await closed
  if (!isDone) throw new Error(`${target.url}: the connection ended`)
}

/** Parses responses as they arrive and reports unexpected ones. */
function createReader(status: number, onEnd: () => void): (bytes: Buffer) => string | undefined {
  let head: Buffer | undefined
  /** Remaining bytes of the body; undefined until the head is complete. */
  let left: number | undefined
  return (bytes) => {
    if (left === undefined) {
      const all = head ? Buffer.concat([head, bytes]) : bytes
      const end = all.indexOf(HEAD_END)
      head = end < 0 ? all : undefined
      if (end < 0) return undefined
      const text = all.toString('latin1', 0, end)
      if (Number(text.slice(9, 12)) !== status) return text
      const length = status === 304 ? 0 : Number(/\ncontent-length: (\d+)/i.exec(text)?.[1])
      left = length - (all.length - end - HEAD_END.length)
    } else left -= bytes.length
    if (left === 0) {
      left = undefined
      onEnd()
    }
    return left === undefined || left > 0 ? undefined : 'its length is not what it says'
  }
}
