import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { ownerTokenOf } from '../fixtures/owner-token.ts'
import { expect, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target)}`)).toEqual([])
}

for (const width of [1440, 390])
  test(`a recruiter ${width} pixels wide offers times; the applicant chooses and moves on a phone in Berlin; the recruiter cancels`, {
    tag: width === 390 ? VARIANT : [],
  }, async ({ page, browser, signIn, request, quiet }) => {
    quiet.allow(/409/)
    const office = await backOffice(request)
    const vacancy = await office.vacancy(`Kite maker ${width}`, 'open')
    for (const name of ['Ayu', 'Bagus'])
      await office.apply(vacancy, name, `${name}-${Date.now()}@example.com`)
    const applications = await office.applications(vacancy)
    const referenceOf = (name: string) => applications.find((one) => one.name === name)?.reference ?? ''
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    await page.goto(`/admin/job-vacancies/applications/${vacancy}`)

    // The same times for both, by keyboard.
    for (const name of ['Ayu', 'Bagus']) await page.getByLabel(`Select ${name}`).check()
    await page.getByRole('button', { name: 'Offer interviews' }).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Interviews with 2 applicants' })
    for (const [nth, day] of ['08', '09'].entries())
      await form.getByLabel(`Time ${nth + 1}`).fill(`2030-01-${day}T10:00`)
    await form.getByLabel('Place').fill('https://meet.example.com/arunika')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Times are offered to 2 applicants.')).toBeVisible()

    const phone = await browser.newContext({
      ...{ baseURL: new URL(page.url()).origin, viewport: { width: 390, height: 844 } },
      ...{ timezoneId: 'Europe/Berlin', serviceWorkers: 'block' },
    })
    const applicant = await phone.newPage()
    await applicant.goto(`/career/my-application#${await ownerTokenOf(referenceOf('Ayu'))}`)
    const own = applicant.getByRole('region', { name: 'Interview' })
    const first = own.getByRole('radio', { name: /^Tuesday, January 8, 2030, 10:00–10:45/ })
    await expect(own.getByText(/^Tuesday.*January 8 at 04:00 AM GMT\+1$/)).toBeVisible()
    await expectAccessible(applicant)
    await first.check()
    await own.getByRole('button', { name: 'Choose this time' }).click()
    await expect(applicant.getByRole('status')).toHaveText(
      'Your interview is booked. A mail with a calendar file confirms it.',
    )
    await expect(applicant.getByText(/^Tuesday.*January 8 at 04:00 AM GMT\+1$/)).toBeVisible()
    await expectAccessible(applicant)
    const download = applicant.waitForEvent('download')
    await applicant.getByRole('link', { name: 'Add to calendar' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('DTSTART:20300108T030000Z')

    // Bagus no longer finds the time that Ayu has.
    const other = await phone.newPage()
    await other.goto(`/id/career/my-application#${await ownerTokenOf(referenceOf('Bagus'))}`)
    await expect(other.getByRole('radio')).toHaveCount(1)
    await expect(
      other.getByRole('radio', { name: /^Rabu, 9 Januari 2030, 10.00–10.45 \(WIB\)/ }),
    ).toBeVisible()
    await expectAccessible(other)

    // Moved without scripts.
    const address = applicant.url()
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const moving = await plain.newPage()
    await moving.goto(address)
    await moving.getByRole('radio', { name: /^Wednesday, January 9/ }).check()
    await moving.getByRole('button', { name: 'Move the interview' }).click()
    await expect(moving.getByRole('status')).toHaveText('Your interview has been moved. A mail confirms it.')
    // The other applicant chose too late, and finds the time that has become free.
    await other.getByRole('radio').check()
    await other.getByRole('button', { name: 'Pilih waktu ini' }).click()
    await expect(other.getByRole('alert')).toHaveText(
      'Waktu ini sudah tidak tersedia. Silakan pilih waktu lain.',
    )
    await expect(other.getByRole('radio', { name: /^Selasa, 8 Januari/ })).toBeVisible()
    await expectAccessible(other)

    await page.getByRole('button', { name: 'View the answers of Ayu' }).click()
    const section = page.getByRole('region', { name: 'Interview' })
    await expect(section.getByText('Wednesday, January 9, 2030, 10:00–10:45')).toBeVisible()
    await expect(section.getByText('Chosen', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByRole('dialog', { name: 'Interview with Ayu' }).getByLabel('Time')).toHaveValue(
      '2030-01-09T10:00',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await section.getByRole('button', { name: 'Cancel the interview' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel the interview with Ayu?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel it' }).click()
    await expect(section.getByText('Cancelled', { exact: true })).toBeVisible()
    await moving.goto(address)
    await expect(moving.getByText('This interview is cancelled.')).toBeVisible()
    await applicant.goto(`/career/my-application#${await ownerTokenOf(referenceOf('Ayu'))}`)
    await expect(applicant.getByText('We are reading your application.')).toBeVisible()
    await expect(own).toHaveCount(0)
    await Promise.all([phone.close(), plain.close()])
    await office.removeVacancy(vacancy)
  })
