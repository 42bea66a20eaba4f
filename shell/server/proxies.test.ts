import { once } from 'node:events'
import { createServer } from 'node:http'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { proxies } from './proxies.ts'

/** Headers that an api behind the shell is sent with a request that claims to come from somewhere. */
async function headersBehind(trustProxy: string): Promise<Record<string, string>> {
  const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)))
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  onTestFinished(() => void echo.close())
  const address = echo.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const shell = Fastify({ trustProxy })
  onTestFinished(() => shell.close())
  await proxies(shell, `http://127.0.0.1:${port}`)
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
