import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An api that recognises people by their tokens only, until the test ends. */
export async function tokenApi() {
  /** Time at which each issued token expires, in seconds since 1970. */
  const issued = new Map<string, number>()
  const calls: string[] = []
  const state = { isFailing: false }
  const api = createServer(({ method, url, headers }, response) => {
    calls.push(`${method} ${url?.split('?')[0]}`)
    const expiry = issued.get(headers.authorization?.replace('Bearer ', '') ?? '') ?? 0
    response.writeHead(state.isFailing ? 500 : expiry > Date.now() / 1_000 ? 200 : 401).end()
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  onTestFinished(() => void api.close())

  /** @param claims characters of further claims */
  function token(exp = Math.floor(Date.now() / 1_000) + 3_600, claims = 0): string {
    const text = `${base64({ alg: 'HS256' })}.${base64({ exp, scopes: 'x'.repeat(claims) })}.${randomBytes(32).toString('base64url')}`
    issued.set(text, exp)
    return text
  }

  return { url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, calls, state, token }
}
