import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@arunika/server/node'
import { patience } from '@arunika/testing/patience'
import { putBack, takeOut } from '../../create-remote/src/move.ts'
import {
  installed,
  makeRepository,
  type PackedTools,
  packTools,
  type TeamRepository,
} from '../../create-remote/test/team-repository.ts'
import { type Access, giveAccess, reword, startDev } from '../fixtures/own-repository.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

const { DATA_DIR = '', SITE_URL = '' } = process.env
const LEAD = 'src/content/introduction.ts'

let tools: PackedTools
test.beforeAll(async () => {
  test.setTimeout(patience(180_000))
  tools = await packTools()
})
test.afterAll(() => tools.remove())

/** The command of the kit in a repository; `--json` results in its rows. */
async function remote({ run }: TeamRepository, access: Access, ...args: string[]) {
  return JSON.parse(await run('remote', [...args, '--json'], { ...access }))
}

const pageAt = async (path: string) => (await fetch(SITE_URL + path)).text()

async function newTeam(name: string, path: string) {
  const team = await makeRepository(tools, name, path)
  await team.run('remote', ['key', 'team.pem'])
  const access = await giveAccess(name, [path], join(team.dir, 'team.pem'))
  return { team, access, remote: (...args: string[]) => remote(team, access, ...args) }
}

test('two teams release from repositories of their own at the same time, and develop inside the running site', async ({
  page,
  browser,
}) => {
  test.setTimeout(patience(360_000))
  const events = await newTeam('mf-events', '/events')
  const alumni = await newTeam('mf-alumni', '/alumni')
  try {
    // Published, on trial and live, each by its own token; the site renders both.
    const [[published]] = await Promise.all([events.remote('publish'), alumni.remote('publish')])
    expect(published).toMatchObject({ remote: 'mf-events', added: true })
    const preview = await browser.newPage()
    await preview.goto(published.preview)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Events')
    await preview.close()
    await Promise.all([events.remote('promote'), alumni.remote('promote')])
    await expect.poll(() => pageAt('/events')).toContain('has just begun')
    await expect.poll(() => pageAt('/alumni')).toContain('has just begun')

    await reword(events.team.dir, LEAD, 'has just begun', 'grows every week')
    const [trial] = await events.remote('canary', '100')
    expect(trial).toMatchObject({ remote: 'mf-events', percent: 100 })
    await expect.poll(() => pageAt('/events')).toContain('grows every week')
    expect(await events.remote('promote')).toMatchObject([{ live: trial.canary, previous: published.build }])

    // Its token is for its own remote alone.
    const manifest = join(events.team.dir, 'package.json')
    const own = await readFile(manifest, 'utf8')
    await writeFile(manifest, own.replaceAll('mf-events', 'mf-alumni'))
    for (const args of [['publish'], ['rollback'], ['pin', '--reason', 'mine']])
      await expect(events.remote(...args)).rejects.toThrow(
        'This token belongs to mf-events, not to mf-alumni.',
      )
    await writeFile(manifest, own)

    // A build of a newer kit than the site's could call what the site does not have.
    const kit = join(alumni.team.dir, 'node_modules/@arunika/remote-kit/package.json')
    const installedKit = await readFile(kit, 'utf8')
    // The package manager may share the file with other folders.
    await rm(kit)
    await writeFile(kit, JSON.stringify({ ...JSON.parse(installedKit), version: '99.1.0' }))
    await reword(alumni.team.dir, LEAD, 'has just begun', 'was made ahead of its time')
    await expect(alumni.remote('promote')).rejects.toThrow(
      'shared: It needs remote-kit ^99.1.0; the live shell supports versions up to',
    )
    await writeFile(kit, installedKit)

    const dev = await startDev(events.team.dir, await freePort(), events.access)
    try {
      await page.goto(dev.address)
      await expect(page).toHaveURL(`${SITE_URL}/events`)
      await expect(page.getByText('grows every week')).toBeVisible()
      await reword(events.team.dir, LEAD, 'grows every week', 'changes while you write')
      await expect(page.getByText('changes while you write')).toBeVisible({ timeout: patience(20_000) })
      expect(await pageAt('/events')).toContain('grows every week')
    } finally {
      await dev.stop()
    }
  } finally {
    await page.close()
    await events.remote('retire').catch(() => {})
    await alumni.remote('retire').catch(() => {})
  }
})

test('mf-careers leaves for a repository of its own, is released from there, and comes back', async () => {
  test.setTimeout(patience(360_000))
  const checkout = await teamCheckout('mf-careers', join(DATA_DIR, 'no-store-here'))
  const dir = join(tools.dir, 'careers')
  const here = join(checkout.dir, 'mf-careers')
  await takeOut(here, dir, tools.kit)
  const team = await installed(dir)
  // It continues with the key that signs its builds.
  const key = join(DATA_DIR, 'registry/teams/mf-careers.pem')
  const access = await giveAccess('mf-careers', ['/career', '/privacy'], key)
  try {
    const hero = 'src/features/people/words.ts'
    await reword(dir, hero, 'people you like', 'people you trust')
    await remote(team, access, 'publish')
    await remote(team, access, 'promote')
    await expect.poll(() => pageAt('/career')).toContain('people you trust')

    await putBack(dir, here)
    await reword(checkout.dir, `mf-careers/${hero}`, 'people you trust', 'people you know')
    await checkout.releaseWith({ ...access }, 'promote', 'mf-careers')
    await expect.poll(() => pageAt('/career')).toContain('people you know')
  } finally {
    await remote(team, access, 'rollback').catch(() => {})
    await checkout.remove()
  }
})
