import { backOffice } from '../fixtures/back-office.ts'
import { expect, file, test } from '../fixtures/test.ts'

const FIELDS = {
  'Full Name': 'Wulan Sari',
  Phone: '+62 812 0000 0177',
  Email: 'wulan.sari@example.com',
  'School/Campus/Institution Name': 'Institut Contoh Bandung',
  'Why are you interested': 'Kites.',
  'Previous experience': 'None yet.',
  'Special skills or expertise': 'Knots.',
  'Software or tools experience': 'Blender.',
  'Working style in a team': 'I ask early.',
}

test('an application that a visitor sends is known in another tab at once, where the back-office shows it', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const vacancy = await (await backOffice(request)).vacancy('Kite maker', 'open')
  const office = await context.newPage()
  await signIn(office)
  const newest = office.getByRole('region', { name: 'New applications', exact: true })
  await expect(newest).toBeVisible()
  const received = office.evaluate(
    () =>
      new Promise((resolve) => {
        new BroadcastChannel('site-message').onmessage = ({ data }) => resolve(data)
      }),
  )

  await page.bringToFront()
  await page.goto(`/career/${vacancy}`)
  for (const [label, text] of Object.entries(FIELDS)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Last Education').selectOption('s1')
  await page.locator('input[type=file]').setInputFiles([file('cv.pdf')])
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toContainText(/application/i)

  expect(await received).toEqual({ name: 'application:sent', payload: { vacancy } })
  await expect(newest.getByText('Wulan Sari')).toBeVisible()
})
