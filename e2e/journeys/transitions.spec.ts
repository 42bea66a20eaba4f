import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test('one document fades into the next, but not for visitors who prefer less motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { fades: Boolean(viewTransition) }),
    )
  })
  for (const [reducedMotion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about-us')
    await page.evaluate(() => window.location.assign('/career'))
    await page.waitForURL('**/career')
    await expect.poll(() => page.evaluate(() => (window as { fades?: boolean }).fades)).toBe(fades)
  }
})

/** Runs before the page's scripts. Records the animated elements of each finished in-app transition. */
function recordTransitions() {
  const seen: string[][] = []
  Object.assign(window, { transitions: seen })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    const animated: string[] = []
    void transition.ready.then(() => {
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
      animated.push(...new Set(parts))
    })
    void transition.finished.then(() => seen.push(animated))
    return transition
  }
}
const transitionsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions)
const PICTURES = ['::view-transition-old(shared-picture)', '::view-transition-new(shared-picture)']

test('within the app a page fades once, and the picture of a card becomes that of its page and goes back', async ({
  page,
}) => {
  await page.addInitScript(recordTransitions)
  await page.goto('/articles')
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Content that loads later below it does not fade in.
  await expect(page.getByRole('main').getByRole('article').nth(1)).toBeAttached()
  await expect.poll(() => transitionsOf(page)).toEqual([expect.arrayContaining(PICTURES)])
  await page.goBack()
  await expect(page).toHaveURL(/\/articles$/)
  await expect.poll(() => transitionsOf(page)).toHaveLength(2)
  expect((await transitionsOf(page))[1]).toEqual(expect.arrayContaining(PICTURES))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => transitionsOf(page)).toHaveLength(3)
  expect((await transitionsOf(page))[2]).toContain('::view-transition-old(root)')
  expect((await transitionsOf(page))[2]).not.toContain(PICTURES[0])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/articles$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await transitionsOf(page)).toHaveLength(3)
})

test('a click while a page fades in reaches it', async ({ page }) => {
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  await page.addStyleTag({
    content:
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 1h }',
  })
  await page.getByRole('banner').getByRole('link', { name: 'Career' }).click()
  const fades = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-old(root)',
        ),
    )
  await expect.poll(fades).toBe(true)
  await page.getByRole('main').locator('summary').first().click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
})

test('a phone with little memory shows the next page at once', async ({ page }) => {
  await page.addInitScript(recordTransitions)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 }))
  await page.goto('/articles')
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await transitionsOf(page)).toEqual([])
})

test('the page in the other language is fetched when its link is pointed at, and no page that the app fetches', async ({
  page,
}) => {
  const fetched: string[] = []
  const record = async (request: Request) => {
    const { 'sec-purpose': purpose } = await request.allHeaders()
    if (purpose?.startsWith('prefetch')) fetched.push(new URL(request.url()).pathname)
  }
  // A request may outlive the test.
  page.on('request', (request) => void record(request).catch(() => {}))
  await page.goto('/about-us')
  await page.locator('html[data-live]').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).hover()
  await page.locator('a[hreflang=id]:visible').first().hover()
  await expect.poll(() => fetched).toEqual(['/id/about-us'])
  await page.locator('a[hreflang=id]:visible').first().click()
  await expect(page).toHaveURL(/\/id\/about-us$/)
  const delivery = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)?.deliveryType,
  )
  expect(delivery).toBe('navigational-prefetch')
})
