import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { registryTeam } from '../fixtures/registry-team.ts'
import { expect, test } from '../fixtures/test.ts'

const { DATA_DIR = '', SITE_URL = '' } = process.env
const page = async (path: string) => (await fetch(SITE_URL + path)).text()

/** Issues a token as an operator does. */
async function tokenFor(remote: string): Promise<string> {
  const operator = JSON.parse(await readFile(join(DATA_DIR, 'registry/operator.json'), 'utf8'))
  const created = await fetch(`${SITE_URL}/registry/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote, name: 'ci', scopes: ['publish', 'canary', 'promote'], days: 1 }),
  })
  expect(created.status).toBe(201)
  return (await created.json()).text
}

test('a team releases its own remote over HTTP with its token and its key, through the gate, and no other remote', async () => {
  test.setTimeout(patience(240_000))
  const team = await registryTeam('mf-careers', await tokenFor('mf-careers'))
  try {
    await team.reword('people you like', 'people you trust')
    await expect(team.releaseUnsigned('publish', 'mf-careers')).rejects.toThrow('is not signed.')
    const [published] = JSON.parse(await team.release('publish', 'mf-careers', '--json'))
    expect(published).toMatchObject({ remote: 'mf-careers', added: true })
    await team.release('promote', 'mf-careers')
    await expect.poll(() => page('/career')).toContain('people you trust')
    await expect(team.release('rollback', 'mf-news')).rejects.toThrow(
      'This token belongs to mf-careers, not to mf-news.',
    )
  } finally {
    await team.release('rollback', 'mf-careers').catch(() => {})
    await team.remove()
  }
})

test('the shell is released over HTTP with its token and its key, through the gate, and rolled back', async () => {
  test.setTimeout(patience(240_000))
  const motto = 'Games, animation and immersive media, and the people who make them.'
  const team = await registryTeam('shell', await tokenFor('shell'))
  try {
    await team.change('shell/src/words/english.ts', motto, 'A motto by HTTP.')
    await expect(team.releaseUnsigned('publish', 'shell')).rejects.toThrow('is not signed.')
    await team.release('publish', 'shell')
    expect(await page('/')).toContain(motto)
    await team.release('promote', 'shell', '--reason', 'a new motto')
    await expect.poll(() => page('/')).toContain('A motto by HTTP.')
    const [live] = JSON.parse(await team.release('history', 'shell', '--json')).slice(-1)
    expect(live).toMatchObject({ action: 'promote', by: 'shell/ci', reason: 'a new motto' })
  } finally {
    await team.release('rollback', 'shell')
    await team.remove()
  }
  await expect.poll(() => page('/')).toContain(motto)
})
