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
