import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'This page is as of' })
const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
const storedPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('offline-read')).keys()).map(({ url }) => new URL(url).pathname),
  )
const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('pages that were read can be read offline, as of when they were, and new ones come at once when the network is back', async ({
  page,
  context,
  request,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  const office = await backOffice(request)
  const id = await office.publish('Read on the train', '2026-11-20', '<p>Tunnels ahead.</p>')
  await page.goto('/about-us')
  await isControlled(page)
  // A page that a link within the document leads to is stored too.
  await page.getByRole('link', { name: 'News', exact: true }).first().click()
  await expect.poll(() => storedPaths(page)).toContain('/articles')
  await page.goto(`/articles/${id}`)
  await expect.poll(() => storedPaths(page)).toContain(`/articles/${id}`)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('offline-files')).keys()).length))
    .toBeGreaterThan(0)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Read on the train' })).toBeVisible()
  await expect(page.getByText('Tunnels ahead.')).toBeVisible()
  await expect(notice(page)).toContainText(
    /You are offline\. This page is as of \d+ \w+ \d{4} at \d\d:\d\d\./,
  )
  const picture = page.locator('article img').first()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1)
  expect(await page.locator('script').count()).toBe(0)
  expect(await axe(page)).toEqual([])

  await page.goto('/articles')
  await expect(notice(page)).toBeVisible()

  await page.goto('/technology/logo-design')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages to read offline' })).toBeVisible()
  await expect(page.getByText('The page that you opened is not stored')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read on the train' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await office.rewrite(id, 'Read at home', '<p>The tunnels are behind us.</p>')
  await page.getByRole('link', { name: 'Read on the train' }).click()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await notice(page).getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Read at home' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await office.unpublish(id)
})

test('a reader saves an article, finds it offline, and removes it', async ({ page, context, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/articles/2')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByRole('link', { name: 'Saved articles' }).click()
  const saved = page.getByRole('main').locator('section').filter({ hasText: 'Saved articles' })
  await expect(saved.getByRole('link', { name: title })).toBeVisible()
  expect(await axe(page)).toEqual([])

  // It is not one of the recent pages, which are evicted as others are added.
  await page.evaluate(() => caches.delete('offline-read'))
  await context.setOffline(true)
  await saved.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('link', { name: 'Pages to read offline' }).click()
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(page.getByText('This browser has stored no page')).toBeVisible()
})

test('a reader of Indonesian pages finds what is stored in an Indonesian list', async ({
  page,
  context,
  request,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  const office = await backOffice(request)
  const words = { 'title@id': 'Dibaca di kereta', 'content@id': '<p>Terowongan di depan.</p>' }
  const id = await office.publish('On a train', '2026-11-20', '<p>Tunnels.</p>', undefined, words)
  await page.goto(`/id/articles/${id}`)
  await isControlled(page)
  await page.getByRole('button', { name: 'Simpan untuk dibaca offline' }).click()
  await page.getByRole('link', { name: 'Artikel tersimpan' }).click()
  await expect(page).toHaveURL(/\/id\/offline$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman untuk dibaca offline' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')

  await context.setOffline(true)
  await page.goto('/id/technology/logo-design')
  await expect(page.getByText('Halaman yang Anda buka tidak tersimpan di peramban ini.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Dibaca di kereta' }).click()
  await expect(page.getByText('Terowongan di depan.')).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: 'Anda sedang offline. Isi halaman ini per' })
  await status.getByRole('link', { name: 'Halaman untuk dibaca offline' }).click()
  await page.getByRole('button', { name: 'Hapus Dibaca di kereta' }).click()
  await expect(page).toHaveURL(/\/id\/offline$/)
  await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(0)
  await office.unpublish(id)
})

test('nothing private is stored: the back-office, an applicant’s page, previews', async ({
  page,
  signIn,
}) => {
  await page.goto('/articles')
  await isControlled(page)
  await expect.poll(() => storedPaths(page)).toEqual(['/articles'])
  await page.goto('/career/my-application')
  await page.goto('/search?q=game')
  await signIn(page)
  await page.goto('/admin/articles')
  await page.goto('/about-us')
  await expect.poll(() => storedPaths(page)).toEqual(['/articles', '/about-us'])
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => /admin|api|my-application|search/.test(path))).toEqual([])
})
