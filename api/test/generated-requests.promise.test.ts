import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ApiDescription, type GeneratedRequest, requestsTo } from './support/generated-requests.ts'
import { createServerSetup, isReady, startServerProcess } from './support/server-process.ts'
import { ADMIN, call } from './support/test-api.ts'

const REQUESTS = 10_000
const AT_ONCE = 20
/** Excluded because they would end the session of the other requests. */
const LEFT_OUT = ['post /api/logout', 'delete /api/admin/account/sessions/{id}']

/** Longest stall of the server's event loop since the last call, in milliseconds. */
async function longestStall(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(figures)?.[1]) * 1000
}

describe('Promise 16: ten thousand generated requests', () => {
  it('cause no server error and do not stall the server', { timeout: patience(600_000) }, async () => {
    const setup = await createServerSetup()
    startServerProcess({ ...setup.env, LOG_LEVEL: 'fatal' })
    await expect.poll(() => isReady(setup.url)).toBe(true)
    const login = await call<{ token: string }>(setup.url, '/api/login', { json: ADMIN })
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { body: description } = await call<ApiDescription>(setup.url, '/api/docs/json')
    const counts: Record<number, number> = {}

    async function send({ method, path, body, type }: GeneratedRequest) {
      const headers: Record<string, string> = { authorization: `Bearer ${login.body.token}`, cookie }
      if (type) headers['content-type'] = type
      const response = await fetch(setup.url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      const text = await response.text()
      counts[response.status] = (counts[response.status] ?? 0) + 1
      expect(response.status, `${method} ${path} ${String(body).slice(0, 500)}: ${text}`).toBeLessThan(500)
      if (response.status >= 400)
        expect(JSON.parse(text)).toEqual(
          expect.objectContaining({ message: expect.any(String), code: expect.any(String) }),
        )
      expect(text).not.toMatch(/ at .*\.ts:\d+/)
    }

    await longestStall(setup.url)
    const requests = fc.array(requestsTo(description, LEFT_OUT), { minLength: AT_ONCE, maxLength: AT_ONCE })
    await fc.assert(
      fc.asyncProperty(requests, async (some) => void (await Promise.all(some.map(send)))),
      { numRuns: REQUESTS / AT_ONCE, endOnFailure: true },
    )
    const stall = await longestStall(setup.url)
    const sent = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const accepted = Object.entries(counts).reduce(
      (sum, [status, count]) => (Number(status) < 400 ? sum + count : sum),
      0,
    )
    expect(sent).toBeGreaterThanOrEqual(REQUESTS)
    // Otherwise the generator would only test early refusals.
    expect(accepted).toBeGreaterThan(REQUESTS / 50)
    figure(
      16,
      `${sent} requests, ${accepted} of them accepted: 0 errors; longest stall ${Math.round(stall)} ms`,
    )
    expect(stall).toBeLessThan(patience(200))
  })
})
