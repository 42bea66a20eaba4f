import { specifiedGallery } from '@arunika/testing/specified-gallery'
import { type SpecifiedHost, specifiedHost } from '@arunika/testing/specified-host'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

let host: SpecifiedHost
let gallery: Awaited<ReturnType<typeof specifiedGallery>>
let shell: ShellCopy

test.beforeAll(async () => {
  host = await specifiedHost()
  gallery = await specifiedGallery()
  shell = await shellCopy()
  await shell.start({ API_URL: host.url, LMS_URL: gallery.url })
})
test.afterAll(async () => {
  await shell?.stop()
  await Promise.all([host?.stop(), gallery?.stop()])
})

const TECHNOLOGY = [
  ...['game-development', 'web-and-app-development', 'animation', 'illustration'],
  ...['information-technology', 'logo-design'],
]
const ROUTES = [
  ...['/', '/about-us', '/academy', '/academy/kid-class', '/academy/regular-class', '/technology'],
  ...TECHNOLOGY.map((name) => `/technology/${name}`),
  ...['/career', '/career/1', '/articles', '/articles/3', '/contact-us'],
]

test('every public route shows what a host of the specification has, in both languages', async ({ page }) => {
  const errors: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`),
  )
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`))
  for (const language of ['', '/id'])
    for (const path of [...ROUTES, '/articles?page=1', '/articles/5', '/articles/6']) {
      const response = await page.goto(shell.url + language + (language && path === '/' ? '' : path))
      expect([language, path, response?.status()]).toEqual([language, path, 200])
      await expect(page.locator('main h1').first()).toBeVisible()
      await expect(page.getByText(/This page cannot be shown|Something went wrong/)).toHaveCount(0)
    }
  expect(errors).toEqual([])
  expect([...host.missed.values()].every((times) => times === 1)).toBe(true)
})

test('dates of every form are read, entries that lack a field are shown, and the sitemap has all of them', async ({
  page,
  request,
}) => {
  await page.goto(`${shell.url}/articles?page=1`)
  for (const title of ['Story 1', 'Story 2', 'Story 5', 'Story 6'])
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  for (const [id, day] of [
    [1, 'December 15, 2025'],
    [2, 'November 15, 2025'],
    [3, 'October 15, 2025'],
  ]) {
    await page.goto(`${shell.url}/articles/${id}`)
    await expect(page.getByText(String(day)).first()).toBeVisible()
  }
  const sitemap = await (await request.get(`${shell.url}/sitemap.xml`)).text()
  for (const path of ['/articles/3<', '/articles/14<', '/career/1<', '/career/3<'])
    expect(sitemap).toContain(path)
})

test('a visitor writes to the host, and reads its answer', async ({ page }) => {
  await page.goto(`${shell.url}/contact-us`)
  for (const [label, text] of [
    ['Name', 'Ayu'],
    ['Email', 'ayu@example.org'],
    ['Subject', 'A question'],
    ['Message', 'When do you open?'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByText('The host has your message.')).toBeVisible()
  expect(host.data.messages).toMatchObject([{ name: 'Ayu', subject: 'A question' }])
})

test('the gallery shows the works that can be shown', async ({ request }) => {
  const response = await request.get(`${shell.url}/api/highlighted-portfolio`)
  expect(await response.json()).toMatchObject({
    portfolios: [
      {
        course_name: 'Concept Art',
        portfolios: [{ student: { full_name: 'Ayu Lestari' } }, { student: { full_name: 'Bima Putra' } }],
      },
    ],
  })
})
