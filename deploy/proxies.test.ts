import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { ERRORS } from '@anyam/server/errors'
import { freePort } from '@anyam/server/node'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeCertificate } from './certificate.ts'
import { isAvailable, PROXIES, startProxy } from './proxies.ts'

const MB = 1024 * 1024

/** Continues the answers that are being streamed. */
const going = new Set<() => void>()
async function stream(response: ServerResponse, type: string) {
  response.writeHead(200, { 'content-type': type })
  response.write('first\n')
  await new Promise<void>((resolve) => going.add(resolve))
  response.end('second\n')
}

/** A site that says what has reached it. */
const site = createServer(async (request, response) => {
  if (request.url === '/api/versions') return stream(response, 'text/event-stream')
  if (request.url?.endsWith('.csv')) return stream(response, 'text/csv')
  if (request.url === '/unavailable') return void response.writeHead(503).end('a page without its data')
  if (request.url === '/compressed')
    return void response.writeHead(200, { 'content-encoding': 'br' }).end('as the site made it')
  let bytes = 0
  for await (const chunk of request) bytes += chunk.length
  const { method, url, headers, httpVersion } = request
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ method, url, headers, httpVersion, bytes }))
})

let dir: string
let tls: ReturnType<typeof makeCertificate>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-proxies-'))
  tls = makeCertificate(dir)
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(async () => {
  site.close()
  await rm(dir, { recursive: true, force: true })
})

const responseOf = async (request: ClientRequest) =>
  ((await once(request, 'response')) as [IncomingMessage])[0]

function open(port: number, path: string, { headers, ...options }: RequestOptions = {}) {
  const ca = readFileSync(tls.certificate)
  const where = { host: '127.0.0.1', port, path, servername: 'localhost', ca }
  return httpsRequest({ ...where, headers: { host: 'localhost', ...headers }, ...options })
}

/** Sends a request and waits for the start of its response. */
async function ask(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: Buffer } = {},
) {
  const request = open(port, path, options)
  request.end(body)
  return responseOf(request)
}

describe.each(Object.entries(PROXIES))('%s in front of the site', (name, program) => {
  const isHere = isAvailable(program)

  async function start(sitePort: number) {
    const files = { dir: join(dir, `${name}-${sitePort}`), site: sitePort, ...tls }
    const ports = { port: await freePort(), plainPort: await freePort() }
    return { ...ports, ...(await startProxy(program.prepare, { ...files, ...ports })) }
  }

  let proxy: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    if (isHere) proxy = await start((site.address() as AddressInfo).port)
  })
  afterAll(() => proxy?.stop())

  const received = async (path: string, options: Parameters<typeof ask>[2] = {}) =>
    (await json(await ask(proxy.port, path, options))) as {
      url: string
      bytes: number
      headers: Record<string, string>
    }

  it.skipIf(!isHere)('the site hears the address of the client and that it used TLS', async () => {
    const { headers } = await received('/api/login', { localAddress: '127.0.0.2' })
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.2',
      'x-forwarded-proto': 'https',
      host: 'localhost',
    })
  })

  it.skipIf(!isHere)('what a stranger says of itself does not arrive', async () => {
    const forged = {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '198.51.100.7',
      'x-request-id': 'of-the-stranger',
      forwarded: 'for=198.51.100.7',
    }
    const { headers } = await received('/api/login', { headers: forged })
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
    expect(headers['x-forwarded-host']).toBe('localhost')
    for (const gone of ['forwarded', 'x-real-ip', 'x-request-id'])
      expect(headers, gone).not.toHaveProperty(gone)
  })

  it.skipIf(!isHere).each(['/api/versions', '/api/admin/job-vacancies/1/applications.csv'])(
    'each part of %s arrives as soon as it is sent',
    async (path) => {
      const response = await ask(proxy.port, path, { headers: { 'accept-encoding': 'gzip, br' } })
      const parts = response.setEncoding('utf8')[Symbol.asyncIterator]()
      expect((await parts.next()).value).toBe('first\n')
      for (const go of going) go()
      expect((await parts.next()).value).toBe('second\n')
    },
  )

  it.skipIf(!isHere)('three documents of 25 MB arrive, and much more is refused', async () => {
    const send = (bytes: number) => ({ method: 'POST', body: Buffer.alloc(bytes) })
    expect((await received('/api/job-vacancies/1', send(76 * MB))).bytes).toBe(76 * MB)
    // It is refused by what it announces.
    const headers = { 'content-length': 90 * MB, host: 'localhost' }
    const large = open(proxy.port, '/api/job-vacancies/1', { method: 'POST', headers })
    large.flushHeaders()
    onTestFinished(() => void large.destroy())
    const refused = await responseOf(large)
    expect([refused.statusCode, await json(refused)]).toEqual([
      ERRORS.body_too_large[0],
      { message: ERRORS.body_too_large[1], code: 'body_too_large' },
    ])
  })

  it.skipIf(!isHere)('addresses and what is compressed stay as they are', async () => {
    const path = '/articles/a%2Fb%20c?q=%2F&x=a+b'
    expect((await received(path)).url).toBe(path)
    const compressed = await ask(proxy.port, '/compressed', { headers: { 'accept-encoding': 'br' } })
    expect([compressed.headers['content-encoding'], await text(compressed)]).toEqual([
      'br',
      'as the site made it',
    ])
    const { headers } = await received('/page')
    expect(headers).not.toHaveProperty('accept-encoding')
  })

  it.skipIf(!isHere)('without TLS it only redirects people, and refuses programs', async () => {
    const askPlain = async (path: string) => {
      const request = httpRequest({ host: '127.0.0.1', port: proxy.plainPort, path })
      request.setHeader('host', 'localhost').end()
      const response = await responseOf(request)
      response.resume()
      return response
    }
    for (const path of ['/api/articles', '/registry/remotes'])
      expect([path, (await askPlain(path)).statusCode]).toEqual([path, 403])
    const response = await askPlain('/articles?page=2')
    expect([301, 308]).toContain(response.statusCode)
    expect(response.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/articles\?page=2$/)
  })

  it.skipIf(!isHere)('an error of the site arrives as it is', async () => {
    const response = await ask(proxy.port, '/unavailable')
    expect([response.statusCode, await text(response)]).toEqual([503, 'a page without its data'])
  })

  it.skipIf(!isHere)('while there is no site, a request gets the error of the api or a page', async () => {
    const lonely = await start(await freePort())
    onTestFinished(lonely.stop)
    const [, message] = ERRORS.unavailable
    const api = await ask(lonely.port, '/api/articles')
    expect([api.statusCode, api.headers['content-type'], api.headers['retry-after']]).toEqual([
      program.absent,
      'application/json',
      '1',
    ])
    expect(await json(api)).toEqual({ message, code: 'unavailable' })
    const page = await ask(lonely.port, '/articles')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([program.absent, 'no-store'])
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(await text(page)).toContain('try again')
  })
})
