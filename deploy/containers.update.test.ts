import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsIn } from '../api/test/support/database-contents.ts'
import { COMMITS_BEFORE_VERSIONS } from '../scripts/versions-before.ts'
import { withClient } from './backup/tables.ts'
import { createStack, liveBuildOf, SECRETS, type Stack } from './containers.ts'
import { visit } from './load.ts'
import { hasCommit } from './update/older-version.ts'
import { ADMIN, expectRows, expectSessions, type Worked, workIn } from './update/people.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const isHere = hasCommit(COMMITS_BEFORE_VERSIONS['0.2.0'])

let dir: string
let checkout: string
let stack: Stack
beforeAll(async () => {
  if (!isHere) return
  dir = await mkdtemp(join(tmpdir(), 'arunika-update-'))
  checkout = join(dir, 'arunika')
  await run('git', ['clone', '--quiet', root, checkout])
  const git = (...args: string[]) => run('git', args, { cwd: checkout })
  await git('tag', 'v0.3.0', 'HEAD')
  await git('tag', 'v0.2.0', COMMITS_BEFORE_VERSIONS['0.2.0'])
  await git('checkout', '--quiet', 'v0.2.0')
  stack = await createStack({ ADMIN_PASSWORD: ADMIN.password }, checkout)
  await stack.compose('build')
})
afterAll(async () => {
  if (!isHere || process.env.KEEP_CONTAINERS) return
  await stack?.down({ volumes: true })
  await rm(dir, { recursive: true, force: true })
})

/** Commands of the guide's section about containers: the update's, and the way back's. */
async function commandsOfGuide(): Promise<[update: string[], back: string[]]> {
  const guide = await readFile(join(root, 'docs/operations/updates.md'), 'utf8')
  const [section = ''] = (guide.split('\n## With containers\n')[1] ?? '').split('\n## ')
  const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)]
  // Between them is the command by which people accept changes.
  const [update = [], , back = []] = blocks.map(([, block = '']) => block.trim().split('\n'))
  return [update, back]
}

/** Runs commands of a guide. @returns their output */
async function follow(commands: readonly string[]): Promise<string> {
  let output = ''
  for (const command of commands) {
    const began = performance.now()
    output += await stack.sh(command)
    console.log(`${Math.round((performance.now() - began) / 1000)} s: ${command}`)
  }
  return output
}

const addressOf = async (service: string) => {
  const [id = ''] = await stack.containers(service)
  return stack.inspect(id, '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}')
}

/** All rows of the database. */
async function rows() {
  const [host] = (await addressOf('database')).split(' ')
  const password = encodeURIComponent(SECRETS.POSTGRES_PASSWORD)
  return withClient(`postgres://arunika:${password}@${host}:5432/arunika`, rowsIn)
}

/** Hashes of all files in the bucket of pictures and documents, by path. */
async function files(): Promise<string[]> {
  const [id = ''] = await stack.containers('files')
  return (await stack.exec(id, 'find', '/data', '-type', 'f', '-exec', 'sha256sum', '{}', '+'))
    .trim()
    .split('\n')
}

/** Waits until each page opens. */
async function expectPages(paths: readonly string[]) {
  await expect
    .poll(
      () =>
        visit(stack.url, '/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 240_000, interval: 500 },
    )
    .toBe(200)
  for (const path of paths) expect([path, (await visit(stack.url, path)).status]).toEqual([path, 200])
}

const REMOTES = ['mf-marketing', 'mf-careers', 'mf-news', 'mf-admin']
const liveBuilds = () => Promise.all(REMOTES.map((remote) => liveBuildOf(stack, remote)))

describe.skipIf(!isHere)('a stack of 0.2.0 that has been used', { timeout: 2_400_000 }, () => {
  let used: Worked
  let paths: string[]
  let before: Awaited<ReturnType<typeof state>>
  const state = async () => ({ rows: await rows(), files: await files(), live: await liveBuilds() })
  const expectAll = async () => {
    expectRows(before.rows, await rows())
    expect(await files()).toEqual(expect.arrayContaining(before.files))
  }

  it('is updated by the commands of the guide, and has all that it had', async () => {
    await stack.up()
    await expectPages(['/'])
    used = await workIn(stack.url, '0.2.0')
    const sitemap = await visit(stack.url, '/sitemap.xml')
    paths = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
    expect(paths.length).toBeGreaterThan(20)
    before = await state()

    const [update] = await commandsOfGuide()
    console.log(await follow(update))
    await expectPages(paths)
    await expectAll()
    await expectSessions(stack.url, used)
    expect(await liveBuilds()).not.toEqual(before.live)
    expect(await stack.sh('docker compose run --rm tools deploy/doctor/cli.ts')).not.toContain('✗')
  })

  it('goes back to 0.2.0 by the commands of the guide, and has all that it had', async () => {
    const [, back] = await commandsOfGuide()
    const live = await liveBuilds()
    const released = REMOTES.filter((_, nth) => live[nth] !== before.live[nth])
    // The guide names mf-news, "and each other remote that the update released".
    for (const remote of released.filter((name) => name !== 'mf-news'))
      await stack.sh(`docker compose run --rm release rollback ${remote}`)
    await follow(back)
    await expectPages(paths)
    await expectAll()
    await expectSessions(stack.url, used, 1)
    expect(await liveBuilds()).toEqual(before.live)
  })
})
