import { patience } from '@arunika/testing/patience'
import { problemsOf } from '../fixtures/accessibility.ts'
import { registryTeam } from '../fixtures/registry-team.ts'
import { expect, test } from '../fixtures/test.ts'

const { SITE_URL = '' } = process.env
const REVOKED = 'This token was revoked. Ask for a new one on the Releases screen.'

/** The registry's response to a token. */
async function responseTo(token: string) {
  const response = await fetch(`${SITE_URL}/registry/remotes`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { code, message }: { code?: string; message?: string } = await response.json()
  return { status: response.status, code, message }
}

test('an administrator gives a team a token, with which it publishes until the token is revoked', async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout(patience(240_000))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Releases' }).click()
  const tokens = page.getByRole('region', { name: 'Tokens' })
  const listed = tokens.getByRole('listitem').filter({ hasText: 'mf-careers journey' })
  const dialog = page.getByRole('alertdialog')

  await tokens.getByRole('button', { name: 'New token' }).click()
  await dialog.getByLabel('Remote').fill('mf-careers')
  await dialog.getByLabel('Name').fill('journey')
  await dialog.getByLabel('Start and end canaries').check()
  await dialog.getByLabel('Valid for').selectOption('7 days')
  expect(await problemsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create it' }).click()

  const token = await dialog.getByLabel('Token').inputValue()
  expect(token).toMatch(/^rel_[0-9a-f]{12}_[\w-]{43}$/)
  expect(await problemsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(tokens.getByRole('button', { name: 'New token' })).toBeFocused()
  await expect(listed).toContainText('publish, canary · by ')
  await expect(listed).toContainText('never used · valid until ')
  await page.reload()
  await expect(listed).toContainText('never used')
  expect(await page.content()).not.toContain(token)

  const team = await registryTeam('mf-careers', token)
  try {
    await team.reword('people you like', 'people you meet')
    const [published] = JSON.parse(await team.release('publish', 'mf-careers', '--json'))
    expect(published).toMatchObject({ remote: 'mf-careers', added: true })
    await expect(team.release('pin', 'mf-careers', '--reason', 'the fair')).rejects.toThrow(
      'This token does not allow to promote: it allows to publish, canary.',
    )
    expect(await responseTo(token)).toMatchObject({ status: 200 })
    await expect(listed).toContainText('last used ')

    await listed.getByRole('button', { name: 'Revoke journey of mf-careers' }).click()
    await dialog.getByRole('button', { name: 'Revoke it' }).click()
    await expect(listed).toContainText('revoked ')
    await expect(listed.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeFocused()
    const status = page.getByRole('status').filter({ hasText: 'The token journey of mf-careers is revoked.' })
    await expect(status).toBeVisible()
    await expect(team.release('publish', 'mf-careers', '--json')).rejects.toThrow(REVOKED)
    expect(await responseTo(token)).toEqual({ status: 401, code: 'token_revoked', message: REVOKED })
  } finally {
    await team.remove()
  }
})
