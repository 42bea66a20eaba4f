import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/nothing/of/the/kind')
  await expect(page).toHaveURL(/\/$/)
})

test('a link starts the new page at its top and its heading; back returns to where the reader was', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const depth = await page.evaluate(() => window.scrollY)
  expect(depth).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/articles$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('a page that could not come without a connection comes with it', async ({ page, context, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|Loading|PageChunkError/)
  await page.goto('/')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('This page cannot be shown')
  await expect(title).toBeVisible()
})

/**
 * Runs in the page. Returns whether a shape is distinguishable without its background, which forced colours replace.
 */
function isDrawn(element: Element, pseudo?: string): boolean {
  const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(element, pseudo)
  const ground = getComputedStyle(document.body).backgroundColor
  return (
    (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
    ![ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)
  )
}

for (const { part, path, width = 1024, find, pseudo } of [
  {
    part: 'the button of the menu',
    path: '/about-us',
    width: 390,
    find: 'nav[aria-label="Main"] button span',
  },
  {
    part: 'the way to a class',
    path: '/about-us',
    find: 'nav[aria-label="Main"] a[href$="#classes"]:visible',
  },
  {
    part: 'the mark of the page of the search',
    path: '/search',
    find: 'nav a[aria-current][aria-keyshortcuts]',
  },
  { part: 'a link of the hero', path: '/', find: 'section[aria-label] a[href="/academy"]' },
  { part: 'the line of its handle', path: '/', find: '[role=slider]', pseudo: '::before' },
  { part: 'the plus of a vacancy', path: '/career', find: 'summary > [aria-hidden]', pseudo: '::after' },
])
  test(`in forced colours one sees ${part}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    expect(await page.locator(find).first().evaluate(isDrawn, pseudo)).toBe(true)
  })

test('in forced colours one sees how much of a form is filled in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/career/2')
  await page.locator('main form input').first().fill('Ayu')
  expect(await page.locator('main progress').evaluate(isDrawn, undefined)).toBe(true)
})

test('menu and footer have the entries of the specification in its order', async ({ page }) => {
  await page.goto('/')
  const technology = ['Game Development', 'App & Web Development', 'Animations', 'Illustrations']
  const further = ['Information Technology', 'Logo Design']
  expect(await page.locator('nav[aria-label="Main"] a').allTextContents()).toEqual([
    'Arunika',
    ...['Find a class', 'Search'],
    ...['Home', 'About', 'Academy', 'Technology', ...technology, ...further, 'Career', 'News', 'Contact'],
    'Find a class',
    'WhatsApp',
    'Bahasa Indonesia',
  ])
  expect(await page.locator('nav[aria-label="Footer"] a').allTextContents()).toEqual([
    'Home',
    'About',
    'Academy',
    'Technology',
    'Career',
    'News',
    'Contact',
  ])
})

test('the menu marks where one is, also on the pages below', async ({ page }) => {
  await page.goto('/technology/animation')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Technology', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('on a wide screen the Technology pages show under the pointer and by keyboard', async ({ page }) => {
  await page.goto('/contact-us')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const entry = menu.getByRole('link', { name: 'Logo Design' })
  await expect(entry).toBeHidden()
  await menu.getByRole('link', { name: 'Technology', exact: true }).hover()
  await expect(entry).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(entry).toBeHidden()

  await menu.getByRole('button', { name: 'Technology pages' }).focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu opens by its button, Technology expands in it, and a choice closes it', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'News' })).toBeHidden()
    await menu.getByRole('button', { name: 'Open menu' }).tap()
    await menu.getByRole('button', { name: 'Technology pages' }).tap()
    await menu.getByRole('link', { name: 'Illustrations' }).tap()
    await expect(page).toHaveURL(/\/technology\/illustration$/)
    await expect(menu.getByRole('link', { name: 'News' })).toBeHidden()
  })

  test('the menu ends with a way to a class and a chat; the way to a class closes it, on its own page too', async ({
    page,
  }) => {
    await page.goto('/academy')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Open menu' }).tap()
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await menu.getByRole('link', { name: 'Find a class' }).tap()
    await expect(menu.getByRole('link', { name: 'News' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Two ways in' })).toBeInViewport()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/contact-us', '/id/contact-us'])
    test(`on a phone the ${colorScheme} footer of ${path} fits into one screen, with links large enough to tap`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(844)
      const low = await footer
        .locator('a, select')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 44)
            .map((target) => target.outerHTML),
        )
      expect(low).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })

test('from every width but a phone’s the bar itself leads to the classes', async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about-us')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a class' }).click()
    await expect(page).toHaveURL(/\/academy#classes$/)
    await expect(page.getByRole('heading', { name: 'Two ways in' })).toBeInViewport()
  }
})

test('a visitor downloads nothing of the back-office', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (sent) => requests.push(sent.url()))
  for (const path of ['/', '/articles', '/career']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(requests.filter((url) => url.includes('mf-admin') || url.includes('/api/admin'))).toEqual([])
})

test.describe('scripts', () => {
  const isScript = (url: string) => /\/(shell|remotes)\/.*\.js$/.test(url)

  /** Opens a page with a stopped clock, so that nothing changes over time. */
  async function openStill(context: BrowserContext, pictures: Promise<void>) {
    const page = await context.newPage()
    await page.clock.install()
    await page.route(/\.(avif|webp)$/, (route) => pictures.then(() => route.continue()))
    const requests: string[] = []
    page.on('request', (sent) => requests.push(sent.url()))
    const script = page.waitForRequest((sent) => isScript(sent.url()))
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    return { page, requests, script }
  }

  test('leave the network to the lead picture, unless the visitor touches the page', async ({ context }) => {
    const arrive = Promise.withResolvers<void>()
    const { page, requests, script } = await openStill(context, arrive.promise)
    expect(requests.filter((url) => url.endsWith('.avif')).length).toBeGreaterThan(0)
    expect(requests.filter(isScript)).toEqual([])
    await page.keyboard.press('Shift')
    await script
    arrive.resolve()
  })

  test('come once the lead picture is painted', async ({ context }) => {
    const { script } = await openStill(context, Promise.resolve())
    await script
  })
})
