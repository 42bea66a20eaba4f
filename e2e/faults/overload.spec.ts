import { setTimeout as delay } from 'node:timers/promises'
import { figure } from '@anyam/test-support/figure'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const ADDRESSES = 1_000
const EVERY_MS = 100

async function visit(url: string) {
  const response = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Number of failures that the shell attributes to builds. */
async function failuresOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const counts = [...metrics.matchAll(/^build_failures_total\{.*\} (\d+)$/gm)].map(([, count]) =>
    Number(count),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

test.describe('Promise 28: overload', () => {
  test(`${ADDRESSES} addresses at once keep no visitor from another page, and no build is blamed`, async () => {
    test.setTimeout(120_000)
    const shell = await shellCopy()
    try {
      await shell.start({
        API_URL: `http://127.0.0.1:${process.env.API_PORT}`,
        LMS_URL: `http://localhost:${process.env.LMS_PORT}`,
      })
      let isOver = false
      const others: Promise<{ status: number }>[] = []
      const meanwhile = (async () => {
        for (; !isOver || others.length < 20; await delay(EVERY_MS)) others.push(visit(`${shell.url}/career`))
      })()
      const burst = await Promise.all(
        Array.from({ length: ADDRESSES }, (_, nth) => visit(`${shell.url}/articles?q=burst-${nth}`)),
      )
      isOver = true
      await meanwhile
      const statuses = (await Promise.all(others)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200]))

      const refused = burst.filter(({ status }) => status !== 200)
      expect(refused.length).toBeGreaterThan(0)
      for (const { status, headers, text } of refused) {
        expect(status).toBe(503)
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(text).toContain('<h1>Very many people are here right now</h1>')
      }
      expect(await failuresOf(shell.url)).toBe(0)
      figure(
        28,
        `${ADDRESSES} addresses at once: ${ADDRESSES - refused.length} pages, ${refused.length} times 503; meanwhile ${statuses.length} of ${statuses.length} pages came; 0 failures noted`,
      )
    } finally {
      await shell.stop()
    }
  })

  test('a page whose address differs in what its route does not declare is rendered once', async () => {
    const url = process.env.SITE_URL ?? ''
    const [first, second] = [
      await visit(`${url}/about-us?a=1`),
      await visit(`${url}/about-us?b=2&utm_source=x`),
    ]
    expect(second.text).toBe(first.text)
    expect(first.text).toContain(`<link rel="canonical" href="${url}/about-us"`)
  })
})
