import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'

const { DATA_DIR = '', SITE_URL = '' } = process.env

/** A freeze of a remote that the site does not have, so that other journeys release theirs. */
const freeze = (until: string) =>
  JSON.stringify({
    freezes: [{ from: '2026-12-24T00:00:00Z', until, remotes: ['mf-none'], reason: 'Christmas' }],
  })

test('an administrator puts a policy in force by keyboard on a narrow screen, and a wrong one changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, SITE_URL)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${SITE_URL}/admin/releases`)
  const card = page.getByRole('region', { name: 'Policy' })
  const dialog = page.getByRole('alertdialog')
  const field = dialog.getByLabel('Policy, as in policy.json')
  const open = async (text: string) => {
    await card.getByRole('button', { name: 'Edit the policy' }).focus()
    await page.keyboard.press('Enter')
    await field.fill(text)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nobody works then')
    for (const _ of ['Cancel', 'Check it']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }

  await open(freeze('2026-12-23T00:00:00Z'))
  await expect(dialog.getByText('freezes.0.until')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('Nothing is forbidden.')).toBeVisible()

  const inForce =
    'Releases of mf-none are frozen from 2026-12-24T00:00:00Z until 2027-01-02T00:00:00Z: Christmas'
  await open(freeze('2027-01-02T00:00:00Z'))
  await expect(dialog.getByText(`New: ${inForce}`)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Put it in force' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'of the policy is in force.' })).toBeVisible()
  await expect(card.getByText(inForce, { exact: true })).toBeVisible()
  await expect(card.getByText('the site has no remote mf-none')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Edit the policy' })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // The registry writes this file once the api has stored the record.
  const { policy } = JSON.parse(await readFile(join(DATA_DIR, 'registry/records.json'), 'utf8'))
  expect(JSON.parse(policy.body)).toMatchObject({ text: freeze('2027-01-02T00:00:00Z') })

  await open('{}')
  await dialog.getByRole('button', { name: 'Put it in force' }).click()
  await expect(card.getByText('Nothing is forbidden.')).toBeVisible()
})
