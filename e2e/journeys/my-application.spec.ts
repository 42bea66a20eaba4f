import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { ownerTokenOf } from '../fixtures/owner-token.ts'
import { expect, file, test } from '../fixtures/test.ts'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

for (const width of [1440, 390])
  test(`at ${width} px an applicant sees how it stands, adds a document, withdraws, takes a copy and deletes it all`, async ({
    page,
    request,
    quiet,
  }) => {
    quiet.allow(/410/)
    await page.setViewportSize({ width, height: 900 })
    const office = await backOffice(request)
    const vacancy = await office.vacancy(`Kite maker ${width}`, 'open')
    await office.apply(vacancy, 'Ayu Lestari')
    const [application] = await office.applications(vacancy)
    const link = `/career/my-application#${await ownerTokenOf(application?.reference ?? '')}`

    await page.goto(link)
    await expect(page.getByText('Your application has arrived. We have not read it yet.')).toBeVisible()
    await expect(page.getByText(`Kite maker ${width}`)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Choose the document').setInputFiles(file('portfolio.png'))
    await expect(page.getByText('Your document has arrived.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Documents' }).getByRole('link')).toHaveCount(3)

    const copy = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Take a copy of everything' }).click()
    expect(readFileSync(await (await copy).path()).includes('data.json')).toBe(true)
    await page.getByRole('button', { name: 'Withdraw the application' }).click()
    await expect(page.getByText('You have withdrawn this application.')).toBeVisible()
    await expect(page.getByLabel('Choose the document')).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete everything now' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByRole('heading', { name: 'Your application has been deleted.' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(page.getByText('This link does not work')).toBeVisible()
    await page.getByLabel('Reference code').fill('AR-22222222')
    await page.getByLabel('E-mail address that you applied with').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(
      page.getByText('If this fits an application, a mail with a link is on its way.'),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
    await office.removeVacancy(vacancy)
  })

test('an applicant who wrote in Indonesian finds page, vacancy and receipt in Indonesian', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/410/)
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Puppet carver', 'open', undefined, {
    ...{ description: '<p>You carve.</p>', requirement: '<p>Patience.</p>' },
    ...{ 'title@id': 'Pengukir wayang', 'description@id': '<p>Kamu mengukir.</p>' },
    'requirement@id': '<p>Sabar.</p>',
  })
  await office.apply(vacancy, 'Ayu Lestari', `ayu-${Date.now()}@example.com`, 'id')
  const [application] = await office.applications(vacancy)
  expect(application?.language).toBe('id')

  // Opens the link of the mail.
  await page.goto(`/id/career/my-application#${await ownerTokenOf(application?.reference ?? '')}`)
  await expect(page.getByText('Lamaran Anda sudah kami terima, tetapi belum kami baca.')).toBeVisible()
  await expect(page.getByText('Pengukir wayang')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  expect(await violations(page)).toEqual([])
  // The link works in the other language too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Puppet carver')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Hapus semua sekarang' }).click()
  await page.getByRole('button', { name: 'Ya, hapus' }).click()
  const receipt = page.getByRole('region', { name: 'Tanda terima' })
  await expect(receipt.getByText(/telah menghapus lamaran AR-\w{8} beserta 2 dokumennya/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await office.removeVacancy(vacancy)
})

test('an applicant reads a decision in either language once it is announced, and not when a key is pressed', async ({
  page,
  context,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Lantern maker', 'open')
  for (const name of ['Ayu', 'Bagus']) await office.apply(vacancy, name, `${name}-${Date.now()}@example.com`)
  const applications = await office.applications(vacancy)
  const reference = applications.find(({ name }) => name === 'Ayu')?.reference ?? ''
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
  await page.getByRole('button', { name: 'View the answers of Ayu' }).click()
  const reading = page.getByRole('dialog', { name: 'Answers and Documents' })
  await expect(reading.getByText('The applicant sees: “We are reading your application.”')).toBeVisible()
  await page.keyboard.press('o')
  await expect(
    reading.getByText('The applicant still sees: “We are reading your application.”'),
  ).toBeVisible()

  const applicant = await context.newPage()
  const open = async (language: string) => {
    await applicant.goto(`${language}/career/my-application#${await ownerTokenOf(reference)}`)
    // Still the same document: only the fragment may have changed.
    await applicant.reload()
  }
  await open('')
  await expect(applicant.getByText('We are reading your application.')).toBeVisible()
  await open('/id')
  await expect(applicant.getByText('Lamaran Anda sedang kami baca.')).toBeVisible()

  await reading.getByRole('button', { name: 'Announce without a mail' }).click()
  const question = page.getByRole('alertdialog', { name: 'Announce Offered to Ayu?' })
  await expect(question).toContainText('We would like to work with you.')
  // Keys pressed in the dialog have no effect below it.
  await page.keyboard.press('r')
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Announce', exact: true }).click()
  await expect(reading.getByText('The applicant sees: “We would like to work with you.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await open('')
  await expect(applicant.getByText(/^We would like to work with you\./)).toBeVisible()
  await open('/id')
  await expect(applicant.getByText(/^Kami ingin bekerja bersama Anda\./)).toBeVisible()

  await page.keyboard.press('Escape')
  for (const name of ['Ayu', 'Bagus']) await page.getByLabel(`Select ${name}`).check()
  await page.getByLabel('Move the selected applications').selectOption('Rejected')
  const many = page.getByRole('alertdialog', { name: 'Move 2 applications to Rejected?' })
  await many.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('2 moved to Rejected.')).toBeVisible()
  await expect(page.getByRole('table').getByText('Not announced')).toHaveCount(2)
  await open('')
  await expect(applicant.getByText(/^We would like to work with you\./)).toBeVisible()
  await office.removeVacancy(vacancy)
})
