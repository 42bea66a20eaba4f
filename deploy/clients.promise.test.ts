import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { visit, visitFor } from './load.ts'
import { type Member, startTopology, type Topology } from './topology.ts'

let topology: Topology
beforeAll(async () => {
  topology = await startTopology()
})
afterAll(() => topology?.stop())

const KINDS = ['shells', 'apis'] as const
const first = (kind: (typeof KINDS)[number]): Member => {
  const [member] = topology[kind]
  if (!member) throw new Error(`There are no ${kind}.`)
  return member
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const SLOW = 500
const HALF_A_HEAD = 'GET / HTTP/1.1\r\nhost: slow.example\r\nx-slow: '
const HALF_A_BODY =
  'POST /api/contact-us HTTP/1.1\r\nhost: slow.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'

/** Connections that send a byte a second, half of them in the head of a request, half in its body. */
async function openSlowly(url: string): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: SLOW }, () => open(url)))
  for (const [nth, socket] of sockets.entries()) socket.write(nth % 2 === 0 ? HALF_A_HEAD : HALF_A_BODY)
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 1_000)
  onTestFinished(() => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  })
  return sockets
}

const MALFORMED = [
  'nonsense\r\n\r\n',
  '\r\n\r\n\r\n\r\n\0',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\n bad: folded\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nno colon\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  `GET /${'y'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET /%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET /api/articles/%ff HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'BREW / HTTP/1.1\r\nhost: a\r\n\r\n',
  'POST /api/contact-us HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!',
  'POST /api/contact-us HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST /api/contact-us HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/contact-us HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/contact-us HTTP/1.1\r\nhost: a\r\ntransfer-encoding: gzip\r\n\r\nx',
  'POST /api/contact-us HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 3\r\n\r\n{"a',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

/** A server's response to malformed bytes: its first line, or empty if the server just closes the connection. */
async function responseTo(url: string, bytes: string): Promise<string> {
  const socket = await open(url)
  let output = ''
  socket.on('data', (data: Buffer) => {
    output += data
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.end(bytes, 'latin1')
  await closed
  return output.split('\r\n')[0] ?? ''
}

describe('Promise 14: slow and malformed clients', () => {
  it.each(KINDS)(`${SLOW} slow connections to one of the %s hold up no other`, async (kind) => {
    const { url } = first(kind)
    const sockets = await openSlowly(url)
    const times: number[] = []
    for (let nth = 0; nth < 300; nth += 1) {
      const began = performance.now()
      expect((await visit(url, '/health/live')).status).toBe(200)
      times.push(performance.now() - began)
      await delay(10)
    }
    expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(SLOW / 2 - 1)
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity
    figure(14, `${kind}: health p99 ${Math.round(p99)}ms with ${SLOW} slow connections`)
    expect(p99).toBeLessThan(patience(500))
  })

  it.each(KINDS)('what is not HTTP gets a 4xx from the %s, or the connection is closed', async (kind) => {
    const { url } = first(kind)
    const responses = await Promise.all(MALFORMED.map((bytes) => responseTo(url, bytes)))
    const wrong = responses.flatMap((response, nth) =>
      /^(HTTP\/1\.1 4\d\d .*)?$/.test(response)
        ? []
        : [`${JSON.stringify(MALFORMED[nth]?.slice(0, 60))}: ${response}`],
    )
    expect(wrong).toEqual([])
    expect((await visit(url, '/health/live')).status).toBe(200)
    figure(14, `${kind}: ${MALFORMED.length} kinds of malformed requests, all 4xx or closed`)
  })
})

describe('Promise 15: SIGTERM under load', () => {
  const PATHS = ['/', '/articles', '/career', '/api/articles?view=cards', '/api/job-vacancies', '/about-us']
  /** Uncached URLs, so that the processes have to work. */
  const pathOf = (nth: number) => {
    const path = PATHS[nth % PATHS.length] ?? '/'
    return `${path}${path.includes('?') ? '&' : '?'}visit=${nth}`
  }

  it.each(KINDS)('one of the %s turns unready, ends within 10 s, and no request fails', async (kind) => {
    const member = first(kind)
    const load = visitFor(5_000, topology.url, pathOf, 8)
    await delay(1_500)
    const began = performance.now()
    process.kill(member.pid, 'SIGTERM')
    await expect
      .poll(async () => (await visit(member.url, '/health/ready')).status, { interval: 5 })
      .toBe(503)
    // An unready server still serves clients that have not noticed.
    const late = await fetch(`${member.url}/api/articles`)
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    expect((await member.ended).code).toBe(0)
    const ms = Math.round(performance.now() - began)
    const visits = await load
    await member.restart()
    const failed = visits.filter(({ status }) => status !== 200)
    figure(15, `${kind}: ${visits.length} requests, ${failed.length} failed, gone after ${ms} ms`)
    expect(failed.slice(0, 3)).toEqual([])
    expect(ms).toBeLessThan(patience(10_000))
  })
})
