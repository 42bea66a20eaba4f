import type { InvitedResponse } from '@arunika/admin-contracts'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { logIn, PASSWORD } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

const NAMES = ['Ayu', 'Bagus', 'Citra']
const SORRY = 'We have chosen others this time. Thank you for the time that you gave us.'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target)}`)).toEqual([])
}

for (const width of [390, 1440])
  test(`a recruiter ${width} pixels wide decides about three applicants, and announces from the tray by mail and without one`, {
    tag: width === 390 ? VARIANT : [],
  }, async ({ page, signIn, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const office = await backOffice(request)
    const title = `Puppet carver ${width} ${Date.now()}`
    const vacancy = await office.vacancy(title, 'open')
    for (const name of NAMES) {
      const email = `${name}-${width}-${Date.now()}@example.com`
      await office.apply(vacancy, name, email, name === 'Citra' ? 'id' : 'en')
    }
    await signIn(page)
    await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
    for (const name of NAMES) await page.getByLabel(`Select ${name}`).check()
    await page.getByLabel('Move the selected applications').selectOption('Rejected')
    const moving = page.getByRole('alertdialog')
    await moving.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByText('Not announced')).toHaveCount(NAMES.length)

    await page.getByRole('link', { name: 'Announcements', exact: true }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Announcements' }).locator('tbody tr')
    await expect(rows).toHaveCount(NAMES.length)
    await expect(rows.first()).toContainText(SORRY)
    await expectAccessible(page)

    // Two by mail, each in the own language, at a time.
    for (const name of ['Bagus', 'Citra']) await page.getByLabel(`Select ${name}`).check()
    await page.getByRole('button', { name: 'Announce Rejected (2)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Announce Rejected to 2 applicants' })
    await dialog.getByLabel('Begin with a template').selectOption('Rejection')
    await expect(dialog.getByRole('radio', { name: 'Wait a day' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    const previews = dialog.getByRole('region', { name: 'Preview' })
    await expect(previews).toContainText('Hello Bagus')
    await expect(previews).toContainText('Halo Citra')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Announce in a day' }).click()
    await expect(page.getByText('2 mails are planned and can be cancelled until then.')).toBeVisible()
    await expect(rows).toHaveCount(1)

    // The third without a mail.
    await page.getByLabel('Select Ayu').check()
    await page.getByRole('button', { name: 'Announce without a mail' }).click()
    const question = page.getByRole('alertdialog', { name: 'Announce Rejected to Ayu?' })
    await question.getByRole('button', { name: 'Announce', exact: true }).click()
    await expect(page.getByText('- No data available -')).toBeVisible()

    await page.getByRole('link', { name: 'On their way' }).click()
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Citra' })).toContainText('Planned')
    await rows
      .filter({ hasText: 'Citra' })
      .getByText(/^Lamaran Anda/)
      .click()
    await expect(rows.getByText(/^Halo Citra/)).toBeVisible()
    await expectAccessible(page)
    // By keyboard: taken back, Citra's decision waits again.
    await page.getByLabel('Select Citra').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Take back' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('One mail has been taken back.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await page.getByRole('link', { name: 'To be announced' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Citra')
  })

test('a hiring manager reads, rates and moves the applications of one vacancy, and finds no other', async ({
  page,
  request,
  signIn,
  quiet,
}) => {
  quiet.allow(/404/)
  const office = await backOffice(request)
  const stamp = Date.now()
  const own = await office.vacancy(`Weaver ${stamp}`, 'open')
  const other = await office.vacancy(`Painter ${stamp}`, 'open')
  for (const vacancy of [own, other])
    await office.apply(vacancy, `Dian ${stamp}`, `dian-${stamp}@example.com`, 'en')

  await signIn(page)
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite a person' })
  const email = `manager-${stamp}@arunika.example`
  await invitation.getByLabel('Email').fill(email)
  await invitation.getByLabel('Name').fill('Wayan')
  await invitation.getByRole('checkbox', { name: /^Hiring manager/ }).check()
  await invitation
    .getByRole('group', { name: 'Vacancies to hire for' })
    .getByRole('checkbox', { name: `Weaver ${stamp}` })
    .check()
  await expectAccessible(page)
  const response = page.waitForResponse('**/api/admin/people/invite')
  await invitation.getByRole('button', { name: 'Send the invitation' }).click()
  const { link }: InvitedResponse = await (await response).json()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(
    `Hiring manager: Weaver ${stamp}`,
  )
  await request.post('/api/account-links', { data: { token: link?.split('#')[1], password: PASSWORD } })

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await logIn(page, email)
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Dashboard',
    /^Manage Job Vacancies/,
  ])
  await expectAccessible(page)
  await page.goto('/admin/job-vacancies')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Create New Job Vacancy' })).toHaveCount(0)
  await expectAccessible(page)
  await rows.getByRole('link', { name: `Weaver ${stamp}`, exact: true }).click()
  await page.getByRole('button', { name: `View the answers of Dian ${stamp}` }).click()
  const reading = page.getByRole('dialog', { name: 'Answers and Documents' })
  await expect(reading.getByRole('heading', { name: `Dian ${stamp}` })).toBeVisible()
  await page.keyboard.press('4')
  await page.keyboard.press('i')
  await expect(reading.getByRole('button', { name: /^Interview/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(reading.getByRole('button', { name: 'Announce without a mail' })).toHaveCount(0)
  await expect(reading.getByRole('button', { name: 'Write a mail' })).toHaveCount(0)
  await expect(reading).not.toContainText(`Painter ${stamp}`)
  await expectAccessible(page)
  await page.goto(`/admin/job-vacancies/applications/${other}`)
  await expect(page.getByText('This job vacancy does not exist')).toBeVisible()
  await page.goto('/admin/announcements')
  await expect(page.getByText('Your roles do not include this screen')).toBeVisible()
})
