import { readFileSync } from 'node:fs'
import { figure } from '@anyam/test-support/figure'
import { apply } from '../fixtures/applicant.ts'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, file, test } from '../fixtures/test.ts'

test.describe('Promise 4: marking as read', { tag: '@promise' }, () => {
  test('works by the real click, with the cookie that scripts cannot read and without a token', async ({
    page,
    request,
    signIn,
  }) => {
    const office = await backOffice(request)
    const vacancy = await office.vacancy('Reads what comes', 'open')
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: readFileSync(file('cv.pdf')) }
    expect((await apply(request, vacancy, cv)).status()).toBe(200)
    await signIn(page)
    await page.goto(`/admin/job-vacancies/applications/${vacancy}`)
    const marking = page.waitForRequest(/set-read/)
    await page.getByRole('button', { name: /^View the answers of / }).click()
    const sent = await marking
    const headers = await sent.allHeaders()
    expect(headers.authorization).toBeUndefined()
    expect(headers.cookie).toMatch(/session=/)
    expect(headers['sec-fetch-site']).toBe('same-origin')
    expect((await sent.response())?.status()).toBe(200)
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')
    await office.removeVacancy(vacancy)
    figure(4, 'the real click: 200')
  })
})
