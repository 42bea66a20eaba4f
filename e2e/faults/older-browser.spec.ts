import { patience } from '@arunika/testing/patience'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, file, test } from '../fixtures/test.ts'

const PAGES = ['/', '/career/2', '/articles/2', '/contact-us', '/search?q=animation']
/** APIs to remove: first single ones that every script may use, then all that no script may use. */
const LACKS = [
  ['Array.prototype.at'],
  ['IntersectionObserver'],
  [
    'Array.prototype.toSorted',
    'Array.prototype.toReversed',
    'Array.fromAsync',
    'AbortSignal.any',
    'Map.groupBy',
    'Object.groupBy',
    'Promise.withResolvers',
    'Response.json',
    'URL.canParse',
    'requestIdleCallback',
    'scheduler',
  ],
]

const without = (apis: readonly string[]) => {
  for (const api of apis) {
    const parts = api.split('.')
    const name = parts.pop() ?? ''
    const owner = parts.reduce<object>((object, part) => Reflect.get(object, part), globalThis)
    Reflect.deleteProperty(owner, name)
  }
}

/** Opens a page and waits for its report; its scripts may never take over. */
async function open(context: BrowserContext, path: string): Promise<{ page: Page; outcome: string }> {
  const page = await context.newPage()
  const reported = page.waitForRequest((request) => /^(alive|failed)/.test(request.postData() ?? ''))
  await page.goto(path)
  const outcome = (await reported).postData()?.split(' ')[0] ?? ''
  return { page, outcome }
}

const headings = (page: Page) => page.getByRole('heading').allInnerTexts()

test('a page shows in an older browser at least what the server sent', async ({
  browser,
  quiet,
  baseURL,
}) => {
  test.setTimeout(patience(300_000))
  quiet.allow(/./)
  const served = new Map<string, string[]>()
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  for (const path of PAGES) {
    const page = await plain.newPage()
    await page.goto(path)
    served.set(path, await headings(page))
  }
  await plain.close()
  for (const apis of LACKS) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    await context.addInitScript(without, apis)
    const outcomes = new Set<string>()
    for (const path of PAGES) {
      const { page, outcome } = await open(context, path)
      outcomes.add(outcome)
      await expect.poll(() => headings(page), path).toEqual(expect.arrayContaining(served.get(path) ?? []))
      await expect(page.locator('body')).not.toContainText(/Application Error|cannot be shown|One moment/)
      await page.close()
    }
    if (apis.includes('URL.canParse')) expect([...outcomes]).toEqual(['alive'])
    await context.close()
  }
})

test('a page that its scripts cannot show leads on by its links, and keeps what was typed', async ({
  context,
  quiet,
}) => {
  quiet.allow(/./)
  await context.addInitScript(without, ['Array.prototype.at'])
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const page = await context.newPage()
  const failed = page.waitForRequest((request) => /^failed/.test(request.postData() ?? ''))
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  for (const label of ['Name', 'Subject', 'Message'])
    await page.getByLabel(label, { exact: true }).fill(label)
  await page.getByLabel('Email').fill('budi@example.com')
  release()
  await failed
  for (const label of ['Name', 'Subject', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(label)
  await expect(page.locator('form').getByText('This form needs JavaScript')).toBeVisible()

  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career' }).click()
  await expect(page).toHaveURL(/\/career$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false)
})

for (const api of ['URL.canParse', 'Array.prototype.at'])
  test(`an application can be sent without ${api}`, async ({ context, quiet }) => {
    quiet.allow(/./)
    await context.addInitScript(without, [api])
    const { page } = await open(context, '/career/2')
    for (const field of await page.locator('form').locator('input[type=text],textarea').all())
      await field.fill('Sari Dewi')
    await page.getByLabel('Email').fill('sari.dewi@example.com')
    await page.getByLabel('Phone').fill('+62 812 0000 0142')
    await page.getByLabel('Last Education').selectOption('s1')
    await page.locator('input[type=file]').setInputFiles(file('cv.pdf'))
    await page.getByRole('button', { name: 'SEND NOW' }).click()
    await expect(page.getByText('Your application has been sent')).toBeVisible()
  })

/** Parts of the frame that a browser may fail to render, by the moment at which a link makes them fail. */
const BREAKS: [moment: string, breakFrame: () => void][] = [
  [
    'while the next page loads',
    () => {
      const { map } = Array.prototype
      Array.prototype.map = function (this: unknown[], ...args: [never]) {
        if (JSON.stringify(this[0])?.includes('instagram.com')) throw new Error('broken')
        return map.apply(this, args) as never
      }
    },
  ],
  [
    'with the next page',
    () =>
      Object.defineProperty(navigator, 'deviceMemory', {
        get() {
          throw new Error('broken')
        },
      }),
  ],
]

for (const [moment, breakFrame] of BREAKS)
  test(`a frame that fails ${moment} gives way to the document that the link leads to`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const alive = page.waitForRequest((request) => /^alive/.test(request.postData() ?? ''))
    await page.goto('/contact-us')
    await alive
    await page.evaluate(breakFrame)
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    const failed = page.waitForRequest((request) => /^failed/.test(request.postData() ?? ''))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career' }).click()
    await failed
    await expect(page).toHaveURL(/\/career$/)
    await expect.poll(() => page.evaluate(() => 'isFirst' in window).catch(() => true)).toBe(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Build worlds' })).toBeVisible()
  })
