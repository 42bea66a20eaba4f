import { figure } from '@anyam/test-support/figure'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { slowDown } from '../fixtures/visitors.ts'

/** Latency in ms, throughput in bytes per second. */
const LINKS = [
  { name: 'two seconds away', latency: 2000, bytes: 50_000 },
  { name: 'of 50 kbit/s', latency: 500, bytes: 50_000 / 8 },
]
const DELAY_MS = 5000
/** Upper limit for any page on these links, on a busy machine. */
const LONGEST_MS = 90_000
const NOTICE = /taking a break|went wrong|cannot be shown/

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Collects the build failures that a page reports from now on. */
function failuresOf(page: Page) {
  const failures: string[] = []
  page.on('request', (request: Request) => {
    const body = request.url().endsWith('/page-reports') ? (request.postData() ?? '') : ''
    if (/load-failure|render-error|failed/.test(body)) failures.push(body)
  })
  return failures
}

/** Follows a menu link until its page is completely shown. */
async function follow(page: Page, name: string) {
  const link = menuOf(page).getByRole('link', { name, exact: true })
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: LONGEST_MS })
  await expect(page.locator('main h1')).toBeVisible({ timeout: LONGEST_MS })
  await expect(page.locator('main')).not.toHaveText(NOTICE)
}

test.describe('Promise 27: slow is not broken', () => {
  for (const link of LINKS)
    test(`on a line ${link.name} every link of the menu ends in its page, and no build is blamed`, {
      tag: '@promise',
    }, async ({ page, quiet }) => {
      test.setTimeout(600_000)
      quiet.allow(/preloaded using link preload|Failed to load resource/)
      const failures = failuresOf(page)
      await page.goto('/about-us')
      const names = await menuOf(page).getByRole('link').allTextContents()
      await slowDown(page, link)
      for (const name of names.filter(Boolean)) await follow(page, name)
      expect(failures).toEqual([])
      figure(27, `${names.length} links on a link ${link.name}: 0 errors, 0 builds blamed`)
    })

  test('a remote of which each file is late by five seconds is still shown, and its build is not blamed', async ({
    page,
    quiet,
  }) => {
    test.setTimeout(120_000)
    quiet.allow(/preloaded using link preload|Failed to load resource/)
    const failures = failuresOf(page)
    await page.goto('/about-us')
    await page.route(/\/remotes\/mf-news\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      await route.continue().catch(() => {})
    })
    await follow(page, 'News')
    await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
    expect(failures).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
