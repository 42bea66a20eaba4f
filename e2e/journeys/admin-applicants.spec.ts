import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target)}`)).toEqual([])
}

for (const width of [390, 1440])
  test(`a recruiter ${width} pixels wide finds somebody over all vacancies, merges them and invites them to apply`, {
    tag: width === 390 ? VARIANT : [],
  }, async ({ page, signIn, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const office = await backOffice(request)
    const stamp = `${width}${Date.now()}`
    const name = `Sari ${stamp}`
    const [carver, painter, open] = [
      await office.vacancy(`Carver ${stamp}`, 'open'),
      await office.vacancy(`Painter ${stamp}`, 'open'),
      await office.vacancy(`Director ${stamp}`, 'open'),
    ]
    for (const vacancy of [carver, painter])
      await office.apply(vacancy, name, `sari${stamp}@example.com`, 'id')
    await office.apply(carver, name, `work${stamp}@example.com`)
    await signIn(page)
    await page.goto('/admin/applicants')
    await page.getByRole('searchbox', { name: 'Search applicants' }).fill(stamp)
    const rows = page.getByRole('table', { name: 'Applicants' }).locator('tbody tr')
    await expect(rows).toHaveCount(2)
    const row = rows.filter({ hasText: `sari${stamp}@example.com` })
    await expect(row.getByRole('link', { name: /^(Carver|Painter) / })).toHaveText([
      `Painter ${stamp}`,
      `Carver ${stamp}`,
    ])
    await expectAccessible(page)

    // Another address of the same name is only suggested.
    await row.getByRole('button', { name: `View all applications of ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Applicant' })
    await expect(dialog.getByRole('heading', { name: 'Perhaps the same person' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Merge with ${name}, work${stamp}@example.com` }).click()
    await expect(dialog.getByText('2 people are one person now.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^(Carver|Painter) / })).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByRole('link', { name: /^(Carver|Painter) / })).toHaveCount(2)
    await dialog.getByRole('button', { name: `Merge with ${name}, work${stamp}@example.com` }).click()
    await expect(dialog.getByRole('button', { name: /^Separate the applications from work/ })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(rows).toHaveCount(1)

    await page.getByLabel(`Select ${name}`).check()
    await page.getByRole('button', { name: 'Invite to apply' }).click()
    const mail = page.getByRole('dialog', { name: `Invite ${name} to apply` })
    await mail.getByLabel('Job vacancy').selectOption({ label: `Director ${stamp}` })
    await mail.getByLabel('Begin with a template').selectOption('Invitation to apply')
    await mail.getByRole('button', { name: 'Preview' }).click()
    const preview = mail.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText(`/career/${open}?ref=invitation`)
    await expectAccessible(page)
    await mail.getByRole('button', { name: 'Plan' }).click()
    await expect(page.getByText('One mail is planned and can be cancelled until then.')).toBeVisible()

    await page.goto(`/admin/announcements?mail=invitations&vacancy=${open}`)
    const invitations = page.getByRole('table', { name: 'Invitations' }).locator('tbody tr')
    await expect(invitations).toHaveCount(1)
    await expectAccessible(page)
    await invitations.getByLabel(`Select ${name}: Director ${stamp}`).check()
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('One invitation has been taken back.')).toBeVisible()
    await expect(page.getByText('- No data available -')).toBeVisible()

    await page.goto(`/admin/applicants?q=${stamp}`)
    await rows.getByRole('link', { name: `Painter ${stamp}` }).click()
    await expect(page.getByRole('dialog', { name: 'Answers and Documents' })).toContainText(name)
  })
