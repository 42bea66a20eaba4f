import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target)}`)).toEqual([])
}

const NAMES = ['Ayu', 'Bagus', 'Citra']

for (const [device, width] of [
  ['a phone', 390],
  ['a desk', 1440],
] as const)
  test(`a recruiter at ${device} writes to applicants by a template, plans a mail and cancels it, and mails many in their languages`, async ({
    page,
    signIn,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const office = await backOffice(request)
    const vacancy = await office.vacancy('Letter writer', 'open')
    // A separate address each, because mails to one address are limited.
    for (const name of NAMES) {
      const email = `${name}-${width}-${Date.now()}@example.com`
      await office.apply(vacancy, name, email, name === 'Citra' ? 'id' : 'en')
    }
    await signIn(page)

    await page.goto('/admin')
    if (width === 390) await page.getByRole('button', { name: 'Expand the menu' }).click()
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Mail Templates' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mail Templates' })).toBeVisible()
    await page.getByRole('button', { name: 'Create a template' }).click()
    const name = `Trial day ${width} ${Date.now()}`
    const form = page.getByRole('dialog', { name: 'Create a template' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Subject').fill('A day with us')
    await form.getByLabel('Text').fill('Hello {{name}},\n\ncome by, {{friend}}.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('There is no field {{friend}}.')).toBeVisible()
    await form.getByLabel('Text').fill('Hello {{name}},\n\nyour code is {{reference}}.')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The template has been created.')).toBeVisible()

    await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
    await page.getByRole('button', { name: 'View the answers of Ayu' }).click()
    const reading = page.getByRole('dialog', { name: 'Answers and Documents' })
    const thread = reading.getByRole('region', { name: 'Mail' })
    const mails = thread.getByRole('listitem')
    await thread.getByRole('button', { name: 'Write a mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mail to Ayu' })
    await dialog.getByLabel('Begin with a template').selectOption(name)
    await dialog.getByRole('button', { name: 'Preview' }).click()
    const preview = dialog.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText(/A day with us \[AR-\w{8}\]/)
    await expect(preview).toContainText(/Hello Ayu,\s+your code is AR-\w{8}\./)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(thread.getByText('One mail is on the way.')).toBeVisible()
    await expect(mails).toHaveCount(1)
    await mails.getByText(/^A day with us \[AR-\w{8}\]$/).click()
    await expect(mails.getByText(/^Hello Ayu,/)).toBeVisible()

    await thread.getByRole('button', { name: 'Write a mail' }).click()
    await dialog.getByLabel('Begin with a template').selectOption('Invitation to an interview')
    await dialog.getByRole('radio', { name: 'Wait a day' }).check()
    await dialog.getByRole('button', { name: 'Plan' }).click()
    await expect(mails.first()).toContainText('Planned for')
    await expectAccessible(page)
    await mails.first().getByRole('button', { name: 'Cancel' }).click()
    await expect(thread.getByText('The mail has been cancelled.')).toBeVisible()
    await expect(mails.first()).toContainText('Cancelled')
    await page.keyboard.press('Escape')
    await expect(reading).toHaveCount(0)

    for (const each of ['Bagus', 'Citra']) await page.getByLabel(`Select ${each}`).check()
    await page.getByRole('button', { name: 'Write a mail' }).click()
    const many = page.getByRole('dialog', { name: 'Mail to 2 applicants' })
    await expect(many.getByText('1 of 2 wrote in Indonesian.')).toBeVisible()
    await many.getByLabel('Begin with a template').selectOption('Rejection')
    await expect(many.getByLabel('Subject in Indonesian')).toHaveValue(
      'Lamaran Anda untuk posisi {{vacancy}}',
    )
    await many.getByRole('button', { name: 'Preview' }).click()
    await expect(many.getByRole('region', { name: 'Preview' })).toContainText('Halo Citra,')
    await many.getByRole('radio', { name: 'Wait a day', exact: true }).check()
    await expectAccessible(page)
    await many.getByRole('button', { name: 'Plan 2 mails' }).click()
    await expect(page.getByText('2 mails are planned and can be cancelled until then.')).toBeVisible()
    await page.getByRole('button', { name: 'View the answers of Citra' }).click()
    await expect(mails).toContainText('Lamaran Anda untuk posisi Letter writer')
    await expect(reading.getByText('Language: Indonesian')).toBeVisible()
    await office.removeVacancy(vacancy)

    await page.goto('/admin/mail-templates')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The template has been deleted.')).toBeVisible()
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  })
