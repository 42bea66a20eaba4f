import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, file, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

const TITLE = 'Lighting Intern for these tests'
let id = 0

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL ?? '' })
  id = await (await backOffice(request)).vacancy(TITLE, 'open')
  await request.dispose()
})
test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL ?? '' })
  await (await backOffice(request)).removeVacancy(id)
  await request.dispose()
})

const texts = {
  'Full Name': 'Bima Prasetya',
  Phone: '+62 812 0000 0143',
  Email: 'bima@example.com',
  'School/Campus/Institution Name': 'SMK Contoh',
  'Why are you interested': 'Light is half of every picture.',
  'Previous experience': 'School theatre.',
  'Special skills or expertise': 'Patience.',
  'Software or tools experience': 'Blender.',
  'Working style in a team': 'Calm.',
}

async function fillIn(page: Page, name = texts['Full Name']) {
  for (const [label, text] of Object.entries({ ...texts, 'Full Name': name }))
    await page.getByLabel(label).fill(text)
  await page.getByLabel('Last Education').selectOption('shs')
}
const choose = (page: Page, ...names: string[]) =>
  page.locator('input[type=file]').setInputFiles(names.map(file))
const send = (page: Page) => page.getByRole('button', { name: 'SEND NOW' }).click()
const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`,
  )

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, { tag: name === 'desktop' ? VARIANT : [] }, () => {
    test.use({ viewport })

    test('a card counts its positions, chooses its type and leads to the list', async ({ page, request }) => {
      await page.goto('/career')
      const vacancies: { type: string }[] = await (await request.get('/api/job-vacancies')).json()
      const card = page.getByRole('link', { name: /^Full Time/ })
      const count = vacancies.filter(({ type }) => type === 'fulltime').length
      await expect(card).toContainText(String(count))
      const type = page.getByRole('main').getByRole('combobox')
      await expect(type).toHaveValue('internship')
      await card.click()
      await expect(type).toHaveValue('fulltime')
      await expect(page.locator('details')).toHaveCount(count)
      const section = page.getByRole('heading', { name: 'JOB VACANCY' })
      await expect(section).toBeInViewport()

      // By keyboard only, there and back.
      await type.focus()
      for (const key of ['Space', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
      await expect(type).toHaveValue('internship')
      for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
      await expect(type).toHaveValue('fulltime')
      expect(await axe(page)).toEqual([])

      // The selected type and the open vacancy survive a visit to the form.
      const vacancy = page.locator('details').last()
      await vacancy.locator('summary').click()
      await expect(page).toHaveURL(/\?type=fulltime#vacancy-\d+$/)
      await vacancy.getByRole('link', { name: /^APPLY NOW/ }).click()
      await expect(page).toHaveURL(/\/career\/\d+$/)
      await page.goBack()
      await expect(type).toHaveValue('fulltime')
      await expect(vacancy).toHaveAttribute('open')
      await page.reload()
      await expect(type).toHaveValue('fulltime')
      await expect(vacancy).toHaveAttribute('open')
    })

    test('the form names every error next to its field, and all of them above it', async ({ page }) => {
      await page.goto(`/career/${id}`)
      await send(page)
      await expect(page.getByRole('region', { name: 'Please check 11 fields' })).toBeFocused()
      await expect(page.getByText('This field is required.', { exact: true })).toHaveCount(11)
      expect(await axe(page)).toEqual([])
      await page.locator('input[type=file]').setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      })
      await expect(
        page.getByText('Only JPG, JPEG, PNG, WEBP, and PDF files are allowed.', { exact: true }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Remove notes.txt' }).click()
      const many = [1, 2, 3, 4].map((nth) => ({
        name: `${nth}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.4 ${nth}`),
      }))
      await page.locator('input[type=file]').setInputFiles(many)
      await expect(page.getByText('Max 3 files allowed', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Remove 4.pdf' }).click()
      await expect(page.getByText('Max 3 files allowed', { exact: true })).toBeHidden()
      await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(3)
    })

    test('Promise 8: what is written survives a reload, and leaving with it asks first', async ({ page }) => {
      await page.goto(`/career/${id}`)
      await fillIn(page)
      await page.reload()
      for (const [label, text] of Object.entries(texts))
        await expect(page.getByLabel(label)).toHaveValue(text)
      await expect(page.getByText(/files are not/)).toBeVisible()
      await page.getByLabel('Phone').fill('+62 812 0000 0199')
      await page.getByRole('link', { name: 'How we treat your data' }).click()
      const dialog = page.getByRole('dialog', { name: 'Leave without sending?' })
      await expect(dialog).toBeVisible()
      expect(await axe(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Stay here' }).click()
      await expect(page.getByLabel('Phone')).toHaveValue('+62 812 0000 0199')
      await page.getByRole('link', { name: 'How we treat your data' }).click()
      await dialog.getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL(/\/privacy$/)
      await expect(page.getByText('For 12 months after you sent it')).toBeVisible()
    })

    test('Promise 8: a connection that is lost while sending costs neither words nor a second application', async ({
      page,
      context,
      request,
      quiet,
    }) => {
      quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      const person = `Lost and Found on a ${name}`
      await page.goto(`/career/${id}`)
      await fillIn(page, person)
      await choose(page, 'cv.pdf', 'portfolio.png')
      await context.setOffline(true)
      await send(page)
      await expect(page.getByText('Your application could not be sent.')).toBeVisible()
      await expect(page.getByLabel('Full Name')).toHaveValue(person)
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      const outcome = page.getByRole('status').filter({ hasText: 'Your reference' })
      await expect(outcome).toContainText('Thank you! Your application has been sent.')
      await expect(page.getByLabel('Full Name')).toHaveValue('')
      expect(await axe(page)).toEqual([])
      const sent = (await (await backOffice(request)).applications(id)).filter(
        (found) => found.name === person,
      )
      expect(sent).toHaveLength(1)
      await expect(outcome).toContainText(sent[0]?.reference ?? 'no application')
    })
  })
}

test('a PDF as a browser prints it arrives; one that takes a password is named, and nothing is lost', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  await page.goto('/privacy')
  const printed = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await page.pdf() }
  const locked = join(import.meta.dirname, '../../api/test/fixtures/pdf/password.pdf')
  await page.goto(`/career/${id}`)
  await fillIn(page)
  await page.locator('input[type=file]').setInputFiles(locked)
  await send(page)
  await expect(page.getByText('“password.pdf” is protected by a password.')).toBeVisible()
  for (const [label, text] of Object.entries(texts)) await expect(page.getByLabel(label)).toHaveValue(text)
  await page.getByRole('button', { name: 'Remove password.pdf' }).click()
  await page.locator('input[type=file]').setInputFiles(printed)
  await send(page)
  await expect(page.getByText('Your reference: AR-')).toBeVisible()
})

test('files may be dropped onto the form', async ({ page }) => {
  await page.goto(`/career/${id}`)
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.4'], 'dropped.pdf', { type: 'application/pdf' }))
    return data
  })
  await page.getByText('Choose files').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('dropped.pdf')
})

test('an open vacancy shows all of its text, however long', async ({ page, request }) => {
  const office = await backOffice(request)
  const description = '<p>You make things.</p>'.repeat(60)
  const long = await office.vacancy('Long text', 'open', undefined, {
    description,
    requirement: '<p>The last line.</p>',
  })
  try {
    await page.goto('/career')
    const vacancy = page.locator('details', { hasText: 'Long text' })
    await vacancy.locator('summary').click()
    await expect(vacancy.getByText('You make things.')).toHaveCount(60)
    for (const end of [
      vacancy.getByText('The last line.'),
      vacancy.getByRole('link', { name: /^APPLY NOW/ }),
    ]) {
      await end.scrollIntoViewIfNeeded()
      await expect(end).toBeInViewport()
    }
    // The specification's 500 px would cut it off.
    expect((await vacancy.boundingBox())?.height).toBeGreaterThan(1_500)
  } finally {
    await office.removeVacancy(long)
  }
})

test('a vacancy is a posting for search engines until it closes, and then shows what is open', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/status of 410/)
  const office = await backOffice(request)
  const own = await office.vacancy('Closing soon', 'open')
  try {
    const html = await (await request.get(`/career/${own}`)).text()
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Closing soon',
      description: expect.stringContaining('You make things'),
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: [{ address: { addressLocality: 'Bandung', addressCountry: 'ID' } }],
    })
    await office.vacancy('Closing soon', 'closed', own)
    await expect
      .poll(async () => (await request.get(`/career/${own}`)).status(), { timeout: patience(25_000) })
      .toBe(410)
    await page.goto(`/career/${own}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This position is closed' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(TITLE) }).first()).toBeVisible()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  } finally {
    await office.removeVacancy(own)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an application ends on a page with its reference', async ({ page, request }) => {
    await page.goto(`/career/${id}`)
    await fillIn(page, 'No Scripts')
    await choose(page, 'cv.pdf')
    await send(page)
    await expect(page).toHaveURL(new RegExp(`/career/${id}\\?sent=AR-`))
    await expect(page.getByText('Thank you! Your application has been sent.')).toBeVisible()
    const [application] = await (await backOffice(request)).applications(id)
    await expect(page.getByText(application?.reference ?? 'no application')).toBeVisible()
  })
})
