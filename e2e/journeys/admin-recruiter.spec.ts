import { readFileSync } from 'node:fs'
import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

const FORMULA = '=HYPERLINK("https://example.com")'

test.use({ viewport: { width: 390, height: 844 } })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Answers and Documents' })
const statusOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

test('a recruiter with a phone: an application comes in, is read, moved on, noted, exported and deleted', async ({
  page,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Puppet maker', 'open')
  await signIn(page)
  await page.goto('/admin/job-vacancies')
  await page.getByRole('link', { name: 'View applications for Puppet maker' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Application List for Internship: Puppet maker' }),
  ).toBeVisible()
  await expect(page.getByText('- No data available -')).toBeVisible()

  await office.apply(vacancy, 'Wulan Sari')
  await office.apply(vacancy, FORMULA)
  // The list updates live.
  await expect(page.getByText('Wulan Sari')).toBeVisible({ timeout: patience(11_000) })
  const cards = page.locator('tbody tr')
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: 'New!' })).toHaveCount(2)

  await page.getByRole('button', { name: 'View the answers of Wulan Sari' }).click()
  const dialog = dialogOf(page)
  for (const question of [
    'Why are you interested',
    'Previous experience',
    'Special skills or expertise',
    'Software or tools experience',
    'Working style in a team',
    'School/Campus/Institution Name',
  ])
    await expect(dialog.getByText(question)).toBeVisible()
  await expect(dialog.getByText(/^Will be deleted in \d+ days\.$/)).toBeVisible()
  const thumbnail = dialog.getByRole('link', { name: /portfolio\.png/ })
  await expect(thumbnail).toHaveAttribute('target', '_blank')
  await expect(thumbnail.locator('img')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /cv\.pdf/ }).locator('svg')).toBeVisible()
  await dialog.getByRole('button', { name: 'View here portfolio.png' }).click()
  await expect(dialog.getByRole('img', { name: 'portfolio.png' })).toBeVisible()

  const zip = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download all as a zip' }).click()
  const bytes = readFileSync(await (await zip).path())
  for (const name of ['cv.pdf', 'portfolio.png']) expect(bytes.includes(name)).toBe(true)

  await statusOf(page, 'Interview').click()
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('Please write something.')).toBeVisible()
  await dialog.getByLabel('New note').fill('Call on Monday.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  const note = dialog.getByRole('listitem').filter({ hasText: 'Call on Monday.' })
  await expect(note).toContainText(process.env.ADMIN_EMAIL ?? '')
  await dialog.getByRole('button', { name: 'Delete the note “Call on Monday.”' }).click()
  await expect(note).toHaveCount(0)
  await dialog.getByText('Note deleted.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await expect(note).toBeVisible()

  const position = dialog.getByText(/^\d of 2$/)
  const before = await position.textContent()
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press(before === '1 of 2' ? 'j' : 'k')
  await expect(position).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(cards.filter({ hasText: 'New!' })).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Wulan Sari' })).toContainText('Interview')

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const table = readFileSync(await (await csv).path(), 'utf8')
  expect(table).toContain(`"'${FORMULA.replaceAll('"', '""')}"`)
  expect(table).toContain('Wulan Sari')

  await page.getByRole('button', { name: 'View the answers of Wulan Sari' }).click()
  // Wait for the document: deleting it during its download would log a 404.
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete now' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this response?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The response has been deleted.')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(cards).toHaveCount(1)

  await page.goto('/admin/audit-log?q=application')
  for (const done of ['Deleted', 'Note added', 'Status changed', 'Opened'])
    await expect(page.locator('tbody').getByText(done, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('“Interview”').first()).toBeVisible()
  await expect(page.getByText('Wulan')).toHaveCount(0)
  await office.removeVacancy(vacancy)
})

test('two administrators in two browsers see what the other does', async ({
  browser,
  page,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Mask maker', 'open')
  await office.apply(vacancy, 'Bima Putra')
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const address = `/admin/job-vacancies/applications/${vacancy}`
  for (const each of [page, other]) {
    await signIn(each)
    await each.goto(`${process.env.SITE_URL}${address}`)
    await each.getByRole('button', { name: 'View the answers of Bima Putra' }).click()
  }
  await dialogOf(other).getByLabel('New note').fill('I have called.')
  await dialogOf(other).getByRole('button', { name: 'Add note' }).click()
  await statusOf(other, 'Offered').click()
  await expect(dialogOf(page).getByText('I have called.')).toBeVisible({ timeout: patience(11_000) })
  await expect(statusOf(page, 'Offered')).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()
  await office.removeVacancy(vacancy)
})

const NAMES = ['Ayu', 'Bagus', 'Citra', 'Dimas', 'Eka']

test('a recruiter at a desk reads five applicants by keys alone, and undoes one decision', async ({
  page,
  signIn,
  request,
}) => {
  test.setTimeout(patience(120_000))
  await page.setViewportSize({ width: 1440, height: 900 })
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Lantern maker', 'open')
  for (const name of NAMES) await office.apply(vacancy, name)
  await signIn(page)
  await page.goto(`/admin/job-vacancies/applications/${vacancy}?sort=name`)
  const dialog = dialogOf(page)
  const { keyboard } = page
  const person = (name: string) => dialog.getByRole('heading', { name })
  const focusByTab = async (control: Locator) => {
    await expect(async () => {
      await keyboard.press('Tab')
      await expect(control).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }

  await focusByTab(page.getByRole('button', { name: 'View the answers of Ayu' }))
  await keyboard.press('Enter')
  await expect(person('Ayu')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await focusByTab(dialog.getByRole('checkbox', { name: 'Open the next one after a decision' }))
  await keyboard.press('Space')
  await keyboard.press('s')
  await expect(person('Bagus')).toBeVisible()
  await keyboard.press('w')
  await keyboard.type('rings back on M')
  await keyboard.press('Escape')
  await keyboard.press('r')
  await expect(person('Citra')).toBeVisible()
  await keyboard.press('o')
  await expect(person('Dimas')).toBeVisible()

  await keyboard.press('u')
  await expect(person('Citra')).toBeVisible()
  await expect(statusOf(page, 'New')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('i')
  await expect(person('Dimas')).toBeVisible()
  await expect(dialog.getByText('Citra: Interview.')).toBeVisible()
  await keyboard.press('s')
  await expect(person('Eka')).toBeVisible()
  await keyboard.press('r')
  await expect(statusOf(page, 'Rejected')).toHaveAttribute('aria-pressed', 'true')

  // After a reload, the address leads to the applicant and the unsaved note is still there.
  for (const name of ['Dimas', 'Citra', 'Bagus']) {
    await keyboard.press('k')
    await expect(person(name)).toBeVisible()
  }
  await page.reload()
  await expect(person('Bagus')).toBeVisible()
  await expect(dialog.getByLabel('New note')).toHaveValue('rings back on M')
  await keyboard.press('w')
  await keyboard.press('End')
  await keyboard.type('onday.')
  await keyboard.press('Control+Enter')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'rings back on Monday.' })).toBeVisible()
  await keyboard.press('Escape')
  await keyboard.press('?')
  await expect(page.getByText('Applicant: undo the last decision')).toBeVisible()
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.press('Escape')
  await expect(person('Bagus')).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/sort=name$/)
  for (const [index, status] of ['Shortlisted', 'Rejected', 'Interview', 'Shortlisted', 'Rejected'].entries())
    await expect(page.locator('tbody tr').nth(index)).toContainText(status)
  await page.evaluate(() => localStorage.removeItem('admin-reading-advances'))
  await office.removeVacancy(vacancy)
})

test('the documents are next to the answers where there is room, and below them on a phone', async ({
  page,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Kite painter', 'open')
  await office.apply(vacancy, 'Fitri')
  await signIn(page)
  await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
  await page.getByRole('button', { name: 'View the answers of Fitri' }).click()
  const dialog = dialogOf(page)
  const last = dialog.getByText('Working style in a team')
  const documents = dialog.getByRole('region', { name: 'Documents' })
  await expect(last).toBeVisible()
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('Nothing is drawn.')
    return box
  }
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const [text, papers] = [await boxOf(last), await boxOf(documents)]
    if (width < 1024) expect(papers.y).toBeGreaterThan(text.y + text.height)
    else expect(papers.x).toBeGreaterThan(text.x + text.width)
    expect(papers.x + papers.width).toBeLessThanOrEqual(width)
    for (const name of ['Close', 'Previous application', 'Next application', 'Rejected']) {
      await documents.getByRole('img', { name: 'Page 1 of 1' }).scrollIntoViewIfNeeded()
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(last).toBeVisible()
  await office.removeVacancy(vacancy)
})

test('a recruiter gives a vacancy a stage of its own, moves and rates on the board, and reads the numbers', async ({
  page,
  signIn,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Stage builder', 'open')
  for (const name of ['Ayu', 'Bagus', 'Citra']) await office.apply(vacancy, name)
  await signIn(page)
  await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(page).toHaveURL(/show=board$/)

  await page.getByRole('button', { name: 'Stages' }).click()
  const stages = page.getByRole('dialog', { name: 'Stages' })
  await stages.getByRole('button', { name: 'Add a stage' }).click()
  await stages.getByLabel('Name of stage 6').fill('Trial day')
  await stages.getByRole('button', { name: 'Move Trial day up' }).click()
  await stages.getByRole('button', { name: 'Save stages' }).click()
  await expect(stages).toHaveCount(0)

  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await page.getByLabel('Stage of Ayu').selectOption('Trial day')
  await expect(column('Trial day, 1').getByRole('button', { name: 'Ayu' })).toBeVisible()
  for (const name of ['Bagus', 'Citra']) await page.getByLabel(`Select ${name}`).check()
  await page.getByLabel('Move the selected applications').selectOption('Shortlisted')
  await expect(column('Shortlisted, 2')).toContainText('Citra')
  await column('Shortlisted, 2').getByRole('button', { name: 'Citra' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(column('Interview, 1')).toContainText('Citra')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await column('Interview, 1').getByRole('button', { name: 'Citra' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Shortlisted → Interview')
  await page.keyboard.press('4')
  await expect(dialog.getByText(`Average 4.0: ${process.env.ADMIN_EMAIL} 4`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column('Interview, 1')).toContainText('4.0')

  await page.getByRole('button', { name: 'Numbers' }).click()
  const numbers = page.getByRole('dialog', { name: 'Numbers' })
  await expect(numbers.getByRole('row', { name: /^Trial day 1/ })).toBeVisible()
  const csv = page.waitForEvent('download')
  await numbers.getByRole('button', { name: 'Export CSV' }).click()
  expect(readFileSync(await (await csv).path(), 'utf8')).toContain('Stage,Trial day,1,')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page.getByRole('row', { name: /Ayu/ })).toContainText('Trial day')
  await office.removeVacancy(vacancy)
})
