import type { Page } from '@playwright/test'
import { expect, file, test } from '../fixtures/test.ts'

const responses = {
  'Full Name': 'Sari Dewi',
  Phone: '+62 812 0000 0142',
  Email: 'sari.dewi@example.com',
  'School/Campus/Institution Name': 'Institut Contoh Bandung',
  'Why are you interested': 'I have played every game of yours and want to help make the next.',
  'Previous experience': 'Two game jams and a school magazine.',
  'Special skills or expertise': 'Pixel art, and explaining things with drawings.',
  'Software or tools experience': 'Krita, Blender, Aseprite.',
  'Working style in a team': 'I ask early and share unfinished work.',
}

async function apply(page: Page) {
  for (const [label, text] of Object.entries(responses)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Last Education').selectOption('s1')
  await page.locator('input[type=file]').setInputFiles([file('cv.pdf'), file('portfolio.png')])
  await page.getByRole('button', { name: 'SEND NOW' }).click()
}

test('after an application the form takes the same again at once, filled in one step as a browser does', async ({
  page,
}) => {
  await page.goto('/career/2')
  for (const _ of ['first', 'second']) {
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/job-vacancies/2'),
    )
    await apply(page)
    expect((await sent).ok()).toBe(true)
    await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toContainText(/application/i)
    for (const label of Object.keys(responses)) await expect(page.getByLabel(label)).toHaveValue('')
  }
})

test('a visitor reads the news, finds an internship and applies; the administrator reads it all', async ({
  page,
  browser,
  signIn,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/articles$/)
  await page.getByRole('link', { name: 'Read More' }).first().click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  await expect(page.getByRole('link', { name: 'Read More' })).toBeHidden()
  await expect(page.getByRole('main')).toContainText(/\w+ \d+, 20\d\d/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career' }).click()
  await page.getByRole('main').getByRole('combobox').selectOption('Internship')
  const vacancy = page.locator('details').first()
  await vacancy.locator('summary').click()
  const title = (await vacancy.getByRole('heading').first().textContent()) ?? ''
  await vacancy.getByRole('link', { name: 'APPLY NOW' }).click()
  await expect(page).toHaveURL(/\/career\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

  await apply(page)
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toContainText(/application/i)
  for (const label of Object.keys(responses)) await expect(page.getByLabel(label)).toHaveValue('')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const office = await browser.newContext()
  const admin = await office.newPage()
  await signIn(admin)
  await admin.getByRole('link', { name: 'Manage Job Vacancies' }).first().click()
  const row = admin.getByRole('row').filter({ hasText: title })
  const before = Number(await row.getByRole('cell').nth(4).textContent())
  expect(before).toBeGreaterThan(0)

  await admin.goto(`/admin/job-vacancies/applications/${id}`)
  await expect(
    admin.getByRole('heading', { name: `Application List for Internship: ${title}` }),
  ).toBeVisible()
  const response = admin.getByRole('row').filter({ hasText: 'Sari Dewi' })
  await expect(response).toContainText('New!')
  await response.getByRole('button', { name: /view/i }).click()
  const popup = admin.getByRole('dialog', { name: 'Answers and Documents' })
  for (const [label, text] of Object.entries(responses).slice(3))
    await expect(popup, label).toContainText(text)
  // A picture opens in a new tab. A PDF is downloaded, because the site's origin renders none.
  const links = [
    ['cv.pdf', 'download', ''],
    ['portfolio', 'target', '_blank'],
  ] as const
  for (const [name, attribute, value] of links) {
    const link = popup.getByRole('link', { name: new RegExp(name) })
    await expect(link).toHaveAttribute(attribute, value)
    const response = await office.request.get(
      new URL((await link.getAttribute('href')) ?? '', admin.url()).href,
    )
    expect(response.status()).toBe(200)
    expect((await response.body()).length).toBeGreaterThan(100)
  }
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(response).not.toContainText('New!')
  await admin.reload()
  await expect(admin.getByRole('row').filter({ hasText: 'Sari Dewi' })).not.toContainText('New!')
  await admin.goto('/admin/job-vacancies')
  await expect(row.getByRole('cell').nth(4)).toHaveText(String(before - 1))
  await office.close()
})
