import { once } from 'node:events'
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { VERSIONS_PATH } from '@anyam/protocol/version-stream'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteAt } from '../../test/site.ts'
import { createFastify } from './create-fastify.ts'
import { handleErrors } from './errors.ts'
import { proxies, registryProxy, streamProxy } from './proxies.ts'

const site = siteAt('https://site.example')

/** A shell in front of an api that responds with the headers it received and the number of bytes. */
async function shellOverEcho(trustProxy = '') {
  const echo = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.end(JSON.stringify({ ...request.headers, bytes }))
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  onTestFinished(() => void echo.close())
  const shell = Fastify({ trustProxy })
  onTestFinished(() => shell.close())
  await proxies(shell, `http://127.0.0.1:${portOf(echo)}`)
  return shell
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Headers that an api behind the shell receives with a request that claims another origin. */
async function headersBehind(trustProxy: string): Promise<Record<string, string>> {
  const shell = await shellOverEcho(trustProxy)
  const headers = {
    host: 'arunika.example',
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  }
  return (await shell.inject({ url: '/api/articles', headers })).json()
}

describe('Promise 3: what a visitor claims about where it comes from', () => {
  it('does not reach the api', async () => {
    expect(await headersBehind('')).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'arunika.example',
      'x-forwarded-proto': 'http',
    })
  })

  it('is believed of a proxy that is trusted', async () => {
    expect(await headersBehind('loopback')).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('Promise 29: the way to the api', () => {
  it('is open to a sender who first asks whether it may send 3 MB', async () => {
    const shell = await shellOverEcho()
    await shell.listen({ port: 0 })
    const body = Buffer.alloc(3_000_000, 'x')
    const headers = { expect: '100-continue', 'content-length': body.length, 'content-type': 'multipart/x' }
    const sent = request({ port: portOf(shell.server), path: '/api/x', method: 'POST', headers })
    sent.flushHeaders()
    await once(sent, 'continue')
    const [response] = await once(sent.end(body), 'response')
    expect(response.statusCode).toBe(200)
    const received = JSON.parse(Buffer.concat(await response.toArray()).toString())
    expect(received.bytes).toBe(body.length)
    expect(received.expect).toBeUndefined()
  })

  it.each([
    ['connection', 'x-secret, close'],
    ['upgrade', 'websocket'],
    ['keep-alive', 'timeout=5'],
    ['te', 'trailers'],
  ])('takes no harm from the header %s, which concerns one connection', async (name, value) => {
    const shell = await shellOverEcho()
    const headers = { [name]: value, 'x-secret': 'x' }
    const response = await shell.inject({ url: '/api/x', headers })
    expect(response.statusCode).toBe(200)
    if (name === 'connection') expect(response.json()['x-secret']).toBeUndefined()
    else expect(response.json()[name]).not.toBe(value)
  })
})

describe('without an api', () => {
  async function shellAlone() {
    const shell = Fastify()
    onTestFinished(() => shell.close())
    handleErrors(shell, site)
    // Nothing listens there.
    await proxies(shell, 'http://127.0.0.1:9')
    return shell
  }

  it('a program gets a code, and a person a page in the language of the link', async () => {
    const shell = await shellAlone()
    const url = '/api/my-interview/x?language=id'
    const forProgram = await shell.inject({ method: 'POST', url })
    expect(forProgram.statusCode).toBe(503)
    expect(forProgram.json()).toMatchObject({ code: 'unavailable' })
    const forPerson = await shell.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(forPerson.statusCode).toBe(503)
    expect(forPerson.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
    expect(forPerson.body).toContain('<html lang="id"><title>unavailable')
  })

  it.each([
    ['http://site.example/form?time=1', 'http://site.example/form?time=1'],
    ['http://other.example/form', 'undefined'],
    [undefined, 'undefined'],
  ])('a form of %s is sent again from its own page', async (referer, again) => {
    const shell = await shellAlone()
    const headers = { accept: 'text/html', host: 'site.example', ...(referer && { referer }) }
    const { body } = await shell.inject({ method: 'POST', url: '/api/x', headers })
    expect(body).toContain(`</small>${again}</html>`)
  })
})

describe('a connection', () => {
  it.each([
    ['POST', '/api/x'],
    ['DELETE', '/api/x'],
    ['POST', '/registry/x'],
  ] as const)('of %s %s lasts as long as the shell waits for the response', async (method, path) => {
    const shell = createFastify({ trustProxy: '' }, site)
    onTestFinished(() => shell.close())
    const sockets: Socket[] = []
    shell.server.on('connection', (socket) => sockets.push(socket))
    let silence = 0
    const upstream = createServer((_request, response) => {
      silence = sockets[0]?.timeout ?? 0
      response.end('{}')
    })
    upstream.listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    onTestFinished(() => void upstream.close())
    const address = `http://127.0.0.1:${portOf(upstream)}`
    await proxies(shell, address)
    await registryProxy(shell, address)
    await shell.listen({ port: 0 })
    await fetch(`http://127.0.0.1:${portOf(shell.server)}${path}`, { method })
    expect(silence).toBeGreaterThan(path.startsWith('/api') ? 60_000 : 300_000)
  })
})

describe('the way to the version stream', () => {
  /** A shell with a limit of connections, in front of an api that sends the arguments of `say`. */
  async function shellOverStream(limit: number) {
    const clients = new Set<ServerResponse>()
    const api = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data:first\n\n')
      clients.add(response)
      response.once('close', () => clients.delete(response))
    })
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    const shell = Fastify()
    const size = await streamProxy(shell, `http://127.0.0.1:${portOf(api)}`, limit)
    await proxies(shell, `http://127.0.0.1:${portOf(api)}`)
    await shell.listen({ port: 0 })
    onTestFinished(async () => {
      await shell.close()
      api.closeAllConnections()
      api.close()
    })
    const say = (text: string) => {
      for (const client of clients) client.write(text)
    }
    const connect = async () => {
      const leaving = new AbortController()
      const url = `http://127.0.0.1:${portOf(shell.server)}${VERSIONS_PATH}`
      const headers = { 'accept-encoding': 'br, gzip' }
      const response = await fetch(url, { headers, signal: leaving.signal })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      return { response, next: async () => (await reader?.read())?.value, leave: () => leaving.abort() }
    }
    return { shell, size, clients, say, connect }
  }

  it('hands each message on as it comes', async () => {
    const { say, connect } = await shellOverStream(2)
    const { response, next } = await connect()
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await next()).toBe('data:first\n\n')
    say('data\n\n')
    expect(await next()).toBe('data\n\n')
  })

  it('takes as many connections as it may, and leaves the api when a browser leaves', async () => {
    const { size, clients, connect } = await shellOverStream(2)
    const first = await connect()
    await connect()
    expect([size(), (await connect()).response.status]).toEqual([2, 429])
    first.leave()
    await expect.poll(() => [size(), clients.size], { interval: 10 }).toEqual([1, 1])
    expect((await connect()).response.status).toBe(200)
  })

  it('does not hold up the end of the shell', async () => {
    const { shell, connect } = await shellOverStream(2)
    const { next } = await connect()
    await next()
    const began = performance.now()
    await shell.close()
    expect(performance.now() - began).toBeLessThan(2_000)
    await expect(next()).rejects.toThrow()
  })
})
