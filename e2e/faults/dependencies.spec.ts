import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import { test } from '../fixtures/shell-behind-relays.ts'
import { expect } from '../fixtures/test.ts'

const FAULTS = ['hang', 'truncate', 'reset'] as const
const NOTICE = /^Showing what we had on \d+ \w+ at \d\d:\d\d, Bandung time$/
/** Promised limit for a dependency in milliseconds, plus one second for everything else on a busy machine. */
const LONGEST_WAIT = patience(4_000)

test.describe('Promise 22: a dependency is away', () => {
  test('pages show what they had, and say so until there is news, however the api fails', async ({
    page,
    quiet,
    relays: { shell, api },
  }) => {
    test.setTimeout(patience(120_000))
    quiet.allow(/Failed to load resource/)
    await page.goto(`${shell.url}/articles`)
    await expect(page.getByText(NOTICE)).toBeHidden()
    for (const fault of FAULTS) {
      api.fail(fault)
      // A cached page is served unchanged while it is fresh.
      await expect(async () => {
        const response = await page.goto(`${shell.url}/articles`)
        expect(response?.status()).toBe(200)
        expect(Date.parse(response?.headers()['x-shown-as-of'] ?? '')).toBeLessThan(Date.now())
      }).toPass({ timeout: patience(30_000) })
      await expect(page.getByText('HOT!')).toBeVisible()

      await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
      await api.restore()
      await expect(page.getByText(NOTICE)).toBeHidden({ timeout: patience(15_000) })
    }
  })

  test('no request waits longer than three seconds for the api or the learning-management host @promise', async ({
    request,
    relays: { shell, api, lms },
  }) => {
    test.setTimeout(patience(120_000))
    const statuses = {
      '/articles': 503,
      '/career': 503,
      '/academy': 200,
      '/articles/feed.xml': 503,
      '/sitemap.xml': 503,
      '/api/articles': 503,
      '/uploads/articles/none.webp': 503,
    }
    let longest = 0
    for (const fault of FAULTS) {
      api.fail(fault)
      lms.fail(fault)
      for (const [path, status] of Object.entries(statuses)) {
        const began = Date.now()
        const response = await request.get(`${shell.url}${path}?the-hosts=${fault}`)
        const ms = Date.now() - began
        longest = Math.max(longest, ms)
        expect(response.status(), `${path} when the hosts ${fault}`).toBe(status)
        expect(ms, `${path} when the hosts ${fault}`).toBeLessThan(LONGEST_WAIT)
      }
    }
    figure(22, `longest wait ${longest} ms`)
  })
})
