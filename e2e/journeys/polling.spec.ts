import { POLLING_INTERVAL, PORTFOLIO_PATH } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const PARTS = [
  { page: '/academy', part: 'the gallery', list: PORTFOLIO_PATH, title: 'Arts Gallery' },
  { page: '/', part: 'the newest articles', list: '/api/articles', title: 'FROM THE NEWSROOM' },
  { page: '/', part: 'the open positions', list: '/api/job-vacancies', title: 'WORK WITH US' },
]

/** Counts the polls of a list and advances time. */
async function withClock(page: Page, list: string) {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === list) count += 1
  })
  await page.clock.install()
  return { count: () => count, pass: (intervals: number) => page.clock.runFor(intervals * POLLING_INTERVAL) }
}

for (const { page: address, part, list, title } of PARTS)
  test(`nothing is polled for ${part} out of sight, and at once when a reader comes back`, async ({
    page,
  }) => {
    const polls = await withClock(page, list)
    await page.goto(address)
    const section = page.getByRole('region', { name: title, exact: true })
    await section.scrollIntoViewIfNeeded()
    await expect(section).toBeInViewport()
    await expect.poll(polls.count).toBeGreaterThan(0)
    let before = polls.count()
    await expect(async () => {
      await polls.pass(1)
      expect(polls.count()).toBeGreaterThan(before)
    }).toPass()

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(section).not.toBeInViewport()
    // A request that was pending when the part was removed.
    await polls.pass(1)
    before = polls.count()
    await polls.pass(5)
    expect(polls.count()).toBe(before)

    await section.scrollIntoViewIfNeeded()
    await expect.poll(polls.count).toBe(before + 1)
  })
