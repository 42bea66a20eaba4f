import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Pages with carousels, and an article with a table. */
const SCROLLING = ['/about-us', '/academy', '/articles', '/articles/2']

async function violationsOf(page: Page): Promise<string[]> {
  // Legacy mode avoids the extra page in which axe collects its findings by default.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

test.describe('the keyboard reaches what scrolls', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a page that was not scrolled yet', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of SCROLLING) {
      await page.goto(path)
      expect.soft(await violationsOf(page), path).toEqual([])
    }
  })

  test('on a page whose scripts have not come', async ({ context, baseURL }) => {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\.js$/, () => {})
    for (const path of SCROLLING) {
      await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' })
      expect.soft(await violationsOf(page), path).toEqual([])
    }
  })
})

/** Runs in the page. Returns the focused element if something else covers it completely. */
function isFocusHidden(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const shares = [0, 0.25, 0.5, 0.75, 1]
  const points = shares.flatMap((x) =>
    shares.map((y) => [left + 1 + (width - 2) * x, top + 1 + (height - 2) * y] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    // A label stands for its field.
    return hit && (focused.contains(hit) || hit.closest('label')?.contains(focused))
  })
  return isSeen ? '' : focused.outerHTML.slice(0, 120)
}

/**
 * Tabs through a page, forwards or backwards.
 * @returns focused elements that were hidden
 */
async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(isFocusHidden)
    if (found === undefined) break
    if (found) hidden.push(found)
  }
  return hidden
}

// 1280 by 1024 at 400 %, and a phone.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
])
  test(`on ${viewport.width} by ${viewport.height} pixels nothing that has the focus is hidden, in neither language`, async ({
    page,
  }) => {
    test.setTimeout(patience(240_000))
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/contact-us', '/id/contact-us', '/career/2', '/id/career/2']) {
      await page.goto(path)
      // A form in use shows its progress at the bottom edge of a phone.
      await page.locator('main form input').first().fill('Ayu')
      for (const key of ['Tab', 'Shift+Tab'] as const)
        expect.soft(await hiddenFocus(page, key), `${path}, by ${key}`).toEqual([])
    }
    for (const [path, open] of [
      ['/about-us', 'Open menu'],
      ['/id/about-us', 'Buka menu'],
    ] as const) {
      await page.goto(path)
      const menu = page.locator('nav').first()
      await menu.getByRole('button', { name: open }).press('Enter')
      const entries = await menu.locator('li a:visible').count()
      for (let entry = 0; entry < entries; entry += 1) {
        await page.keyboard.press('Tab')
        expect.soft(await page.evaluate(isFocusHidden), `${path}, in the menu`).toBe('')
      }
    }
  })
