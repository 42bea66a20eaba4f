import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

test('a team releases its own remote over HTTP with its token and its key, through the gate, and no other remote', async () => {
  test.setTimeout(patience(240_000))
  const { DATA_DIR = '', SITE_URL = '' } = process.env
  const operator = JSON.parse(await readFile(join(DATA_DIR, 'registry/operator.json'), 'utf8'))
  const created = await fetch(`${SITE_URL}/registry/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      remote: 'mf-careers',
      name: 'ci',
      scopes: ['publish', 'canary', 'promote'],
      days: 1,
    }),
  })
  expect(created.status).toBe(201)
  const { text: token } = await created.json()

  const team = await teamCheckout('mf-careers', join(DATA_DIR, 'no-store-here'))
  const access = { REGISTRY_URL: SITE_URL, RELEASE_TOKEN: token }
  const key = await readFile(join(DATA_DIR, 'registry/teams/mf-careers.pem'), 'utf8')
  const release = (...args: string[]) => team.releaseWith({ ...access, RELEASE_SIGNING_KEY: key }, ...args)
  try {
    await team.reword('people you like', 'people you trust')
    await expect(team.releaseWith(access, 'publish', 'mf-careers')).rejects.toThrow('is not signed.')
    const [published] = JSON.parse(await release('publish', 'mf-careers', '--json'))
    expect(published).toMatchObject({ remote: 'mf-careers', added: true })
    await release('promote', 'mf-careers')
    await expect.poll(async () => (await fetch(`${SITE_URL}/career`)).text()).toContain('people you trust')
    await expect(release('rollback', 'mf-news')).rejects.toThrow(
      'This token belongs to mf-careers, not to mf-news.',
    )
  } finally {
    await release('rollback', 'mf-careers').catch(() => {})
    await team.remove()
  }
})
