import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { patience } from '@arunika/testing/patience'
import { initRepository } from '../../platform/create/src/init-repository.ts'
import { pnpmOnPath } from '../../platform/create/src/pnpm.ts'
import {
  installed,
  makeRepository,
  type PackedTools,
  repositoryIn,
  type TeamRepository,
} from '../../platform/create/test/team-repository.ts'
import {
  type Access,
  COMMITTER,
  commit,
  fillInEnv,
  giveAccess,
  reword,
  sourcesOf,
  startDev,
  statementOf,
} from '../fixtures/own-repository.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'
import { blocksIn, commandsOf, runWritten } from '../fixtures/written-commands.ts'

const { DATA_DIR = '', SITE_URL = '' } = process.env
const root = join(import.meta.dirname, '../..')
const LEAD = 'src/content/introduction.ts'
const CREATE = ['first-remote.md', 'Create one in a repository of your own'] as const
const RELEASE = ['remote-release.md', 'Release from your own repository'] as const
/** Location of the packed packages in the guide. */
const PACKED = '/tmp/kit'

let tools: PackedTools
let PATH: string

/** Runs commands of a document or a workflow in a folder, verbatim except for the location of the packed packages. */
const follow = (cwd: string, commands = '', env: Partial<Access> & Record<string, string> = {}) =>
  runWritten(commands.replaceAll(PACKED, tools.dir), { cwd, env: { ...COMMITTER, ...env, PATH } })

async function guide(language: string, [page, section]: readonly [string, string]): Promise<string[]> {
  return blocksIn(await readFile(join(root, 'docs', page), 'utf8'), language, section)
}

test.beforeAll(async () => {
  test.setTimeout(patience(180_000))
  const dir = await mkdtemp(join(tmpdir(), 'teams-'))
  PATH = await pnpmOnPath(dir)
  tools = { dir, kit: '', createRemote: '', remove: () => rm(dir, { recursive: true, force: true }) }
  const [pack] = await guide('sh', CREATE)
  await follow(root, pack)
  const packed = async (name: string) =>
    join(dir, (await readdir(dir)).find((file) => file.startsWith(`arunika-${name}-`)) ?? '')
  tools = { ...tools, kit: await packed('remote-kit'), createRemote: await packed('create-remote') }
})
test.afterAll(() => tools.remove())

/**
 * Runs the kit's command in a repository.
 * @returns its `--json` rows
 */
async function remote({ run }: TeamRepository, access: Access, ...args: string[]) {
  return JSON.parse(await run('remote', [...args, '--json'], { ...access }))
}

const pageAt = async (path: string) => (await fetch(SITE_URL + path)).text()

async function asTeam(team: TeamRepository, path: string) {
  await follow(team.dir, 'pnpm remote key team.pem')
  const name = basename(team.dir)
  const access = await giveAccess(name, [path], join(team.dir, 'team.pem'))
  return { ...team, access, remote: (...args: string[]) => remote(team, access, ...args) }
}

/** A team that follows the guide in an empty folder, and then the README of its repository. */
async function teamOfReaders() {
  const [, create] = await guide('sh', CREATE)
  const folder = join(tools.dir, 'somewhere-else')
  await mkdir(folder)
  await follow(folder, create)
  const team = repositoryIn(join(folder, 'mf-events'))
  const readme = await readFile(join(team.dir, 'README.md'), 'utf8')
  const [check] = blocksIn(readme, 'sh')
  await follow(team.dir, check)
  const events = await asTeam(team, '/events')
  await fillInEnv(team.dir, events.access)
  const [begin, release, releaseAgain] = blocksIn(readme, 'sh', 'Release')
  await follow(team.dir, begin)
  const printed = await follow(team.dir, release)
  const [, build = ''] = /\/previews\/mf-events\.(\w+)\./.exec(printed) ?? []
  return { ...events, build, releaseAgain: () => follow(team.dir, releaseAgain) }
}

/** A team whose CI does everything. */
async function teamWithCi() {
  const alumni = await asTeam(await makeRepository(tools, 'mf-alumni', '/alumni'), '/alumni')
  const { dir, access } = alumni
  const summary = join(tools.dir, 'summary')
  const run = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'acme/alumni' }
  const job = { ...access, ...run, GITHUB_RUN_ID: '7', GITHUB_STEP_SUMMARY: summary }
  const runWorkflow = async (name: string, env: Record<string, string> = {}) => {
    const workflow = await readFile(join(dir, `.github/workflows/${name}.yml`), 'utf8')
    for (const command of commandsOf(workflow)) await follow(dir, command, { ...job, ...env })
  }
  commit(dir, 'Begin')
  await runWorkflow('check')
  const [preview = ''] =
    /http[^\s']+\/previews\/mf-alumni\.[^\s']+/.exec(await readFile(summary, 'utf8')) ?? []
  const release = (CHANGE: string, ARGUMENT = '') => runWorkflow('release', { CHANGE, ARGUMENT })
  return { ...alumni, preview, release }
}

test('two teams release from repositories of their own at the same time, one as documents say and one by its workflows, and develop inside the running site', async ({
  page,
  browser,
}) => {
  test.setTimeout(patience(480_000))
  const [events, alumni] = await Promise.all([teamOfReaders(), teamWithCi()])
  try {
    await expect.poll(() => pageAt('/events')).toContain('has just begun')
    const begin = await sourcesOf(events.dir)
    expect(begin).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), dirty: false })
    expect(await statementOf('mf-events', events.build)).toEqual({ ...begin, builder: 'local' })

    // A build published by CI is not live until someone promotes it.
    const preview = await browser.newPage()
    await preview.goto(alumni.preview)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Alumni')
    await preview.close()
    expect(await pageAt('/alumni')).not.toContain('has just begun')
    await alumni.release('promote')
    await expect.poll(() => pageAt('/alumni')).toContain('has just begun')

    await reword(alumni.dir, LEAD, 'has just begun', 'grows every week')
    commit(alumni.dir, 'Say that it grows')
    await reword(events.dir, LEAD, 'has just begun', 'grows every week')
    await Promise.all([alumni.release('canary', '100'), events.releaseAgain()])
    await expect.poll(() => pageAt('/alumni')).toContain('grows every week')
    await alumni.release('promote')
    const [grown] = await alumni.remote('publish')
    expect(grown).toMatchObject({ remote: 'mf-alumni', added: false })
    expect(await statementOf('mf-alumni', grown.build)).toEqual({
      ...(await sourcesOf(alumni.dir)),
      builder: 'https://github.example/acme/alumni/actions/runs/7',
    })

    // The README's commands ran canary, promote and rollback, of a build with uncommitted changes.
    await expect.poll(() => pageAt('/events')).toContain('has just begun')
    const [tried] = await events.remote('publish')
    expect(tried).toMatchObject({ added: false })
    expect(await statementOf('mf-events', tried.build)).toEqual({ ...begin, dirty: true, builder: 'local' })

    for (const pipeline of await guide('yaml', RELEASE)) {
      expect(pipeline).toMatch(/REGISTRY_URL: .*\n(.*\n)*.*RELEASE_SIGNING_KEY: /)
      for (const command of commandsOf(pipeline))
        expect(await follow(events.dir, command)).toContain('/previews/mf-events.')
    }

    // A token is valid only for its own remote.
    const manifest = join(events.dir, 'package.json')
    const own = await readFile(manifest, 'utf8')
    await writeFile(manifest, own.replaceAll('mf-events', 'mf-alumni'))
    for (const args of [['publish'], ['rollback'], ['pin', '--reason', 'mine']])
      await expect(events.remote(...args)).rejects.toThrow(
        'This token belongs to mf-events, not to mf-alumni.',
      )
    await writeFile(manifest, own)

    // A build of a kit newer than the site's could call functions that the site lacks.
    const kit = join(alumni.dir, 'node_modules/@arunika/remote-kit/package.json')
    const installedKit = await readFile(kit, 'utf8')
    // The package manager may have hard-linked the file into other folders.
    await rm(kit)
    await writeFile(kit, JSON.stringify({ ...JSON.parse(installedKit), version: '99.1.0' }))
    await reword(alumni.dir, LEAD, 'grows every week', 'was made ahead of its time')
    await expect(alumni.remote('promote')).rejects.toThrow(
      'shared: It needs remote-kit ^99.1.0; the live shell supports versions up to',
    )
    await writeFile(kit, installedKit)

    const dev = await startDev(events.dir, await freePort(), PATH)
    try {
      await page.goto(dev.address)
      await expect(page).toHaveURL(`${SITE_URL?.replace('//', '//preview.')}/events`)
      await expect(page.getByText('grows every week')).toBeVisible()
      await reword(events.dir, LEAD, 'grows every week', 'changes while you write')
      await expect(page.getByText('changes while you write')).toBeVisible({ timeout: patience(20_000) })
      expect(await pageAt('/events')).toContain('has just begun')
    } finally {
      await dev.stop()
    }
  } finally {
    await page.close()
    await events.remote('retire').catch(() => {})
    await alumni.remote('retire').catch(() => {})
  }
})

/** The contract of a slot, in the repository of each team: neither has the other's sources. */
const CONTRACT = `declare module '@arunika/remote-kit/protocol/open' {
  interface SlotContracts {
    /** The next workshops that anyone can join. */
    'next-workshops': { count: number }
  }
}
`

/** Changes the manifest of a repository. */
async function federate({ dir }: TeamRepository, federation: object): Promise<void> {
  const file = join(dir, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(
    file,
    JSON.stringify({ ...manifest, federation: { ...manifest.federation, ...federation } }),
  )
}

/** Gives a remote a slot with a button. */
async function offerWorkshops(team: TeamRepository): Promise<void> {
  const slots = join(team.dir, 'src/expose/slots')
  await mkdir(slots, { recursive: true })
  await writeFile(
    join(slots, 'next-workshops.tsx'),
    `import { defineSlot } from '@arunika/remote-kit/federation/define-slot'
import { useState } from 'react'

${CONTRACT}
const WORKSHOPS = ['Shadow puppets', 'Projected batik', 'Clay and light']

function NextWorkshops({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section>
      <h2>Next workshops</h2>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Fewer' : 'All workshops'}</button>
      <ul>{WORKSHOPS.slice(0, isOpen ? undefined : count).map((name) => <li key={name}>{name}</li>)}</ul>
    </section>
  )
}

export const slot = defineSlot('next-workshops', { Component: NextWorkshops })
`,
  )
  await federate(team, { slots: { 'next-workshops': { html: 2, script: 3, ms: 300 } } })
}

/** Shows the slot on the page of another remote. */
async function showWorkshops(team: TeamRepository): Promise<void> {
  const page = join(team.dir, 'src/routes/guests')
  await writeFile(
    join(team.dir, 'src/next-workshops.ts'),
    `${CONTRACT}\nexport const WORKSHOPS = { count: 1 }\n`,
  )
  await writeFile(
    join(page, 'page.tsx'),
    `import { Slot } from '@arunika/remote-kit/federation/slot'
import { introduction } from '../../content/introduction.ts'
import { Introduction } from '../../features/introduction/components/introduction.tsx'
import { WORKSHOPS } from '../../next-workshops.ts'

export default function GuestsPage() {
  return (
    <>
      <Introduction {...introduction} />
      <Slot name="next-workshops" props={WORKSHOPS} />
    </>
  )
}
`,
  )
  await reword(
    team.dir,
    'src/routes/guests/handle.ts',
    'searchParams: [],',
    "searchParams: [],\n  slots: () => [{ name: 'next-workshops', props: WORKSHOPS }],",
  )
  await reword(
    team.dir,
    'src/routes/guests/handle.ts',
    'import type',
    "import { WORKSHOPS } from '../../next-workshops.ts'\nimport type",
  )
  await federate(team, { uses: ['next-workshops'] })
}

test('an outside team offers a slot and another one shows it, without a build of the host or of any other remote', async ({
  page,
}) => {
  test.setTimeout(patience(480_000))
  const liveBuilds = async () => {
    const { remotes } = JSON.parse(await readFile(join(DATA_DIR, 'releases/live.json'), 'utf8'))
    const { 'mf-workshops': _offers, 'mf-guests': _shows, ...others } = remotes
    return others
  }
  const [workshops, guests] = await Promise.all(
    (['workshops', 'guests'] as const).map(async (name) =>
      asTeam(await makeRepository(tools, `mf-${name}`, `/${name}`), `/${name}`),
    ),
  )
  if (!workshops || !guests) throw new Error('There are no repositories.')
  const builds = await liveBuilds()
  try {
    await showWorkshops(guests)
    await guests.run('tsc', ['--noEmit'])
    await expect(guests.remote('promote')).rejects.toThrow(
      'Its pages show the slot next-workshops, which no remote offers.',
    )
    await offerWorkshops(workshops)
    await workshops.run('tsc', ['--noEmit'])
    await workshops.remote('promote')
    await guests.remote('promote')
    await expect.poll(() => pageAt('/guests')).toContain('Shadow puppets')
    await page.goto(`${SITE_URL}/guests`)
    await page.getByRole('button', { name: 'All workshops' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Clay and light' })).toBeVisible()

    // The slot changes on the other team's page with a release of its own team.
    await reword(workshops.dir, 'src/expose/slots/next-workshops.tsx', 'Shadow puppets', 'Paper theatre')
    await workshops.remote('promote')
    await expect.poll(() => pageAt('/guests')).toContain('Paper theatre')

    // Each side is held to the contract.
    await reword(guests.dir, 'src/next-workshops.ts', 'count: 1 }', "count: 'one' }")
    await expect(guests.run('tsc', ['--noEmit'])).rejects.toThrow(
      "Type 'string' is not assignable to type 'number'",
    )
    await federate(workshops, { slots: {} })
    await expect(workshops.remote('promote')).rejects.toThrow(
      'It no longer offers the slot next-workshops, which mf-guests shows.',
    )
    expect(await liveBuilds()).toEqual(builds)
  } finally {
    await page.close()
    await guests.remote('retire').catch(() => {})
    await workshops.remote('retire').catch(() => {})
  }
})

test('mf-careers leaves for a repository of its own, is released from there, and comes back', async () => {
  test.setTimeout(patience(360_000))
  const checkout = await teamCheckout('mf-careers', join(DATA_DIR, 'no-store-here'))
  await cp(join(root, '.gitignore'), join(checkout.dir, '.gitignore'))
  initRepository(checkout.dir)
  commit(checkout.dir, 'Start')
  // Run the script's command directly: the package manager would install into the libraries that both checkouts share.
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [, , move = ''] = await guide('sh', CREATE)
  const [out, back] = move.replaceAll('pnpm move:remote', scripts['move:remote']).split('\n')
  const libraries = join(checkout.dir, 'libraries')
  await rename(join(checkout.dir, 'mf-careers/node_modules'), libraries)
  await follow(checkout.dir, out)
  expect(await readdir(checkout.dir)).not.toContain('mf-careers')
  const team = await installed(join(checkout.dir, '../careers'))
  // It continues to sign builds with the same key.
  const key = join(DATA_DIR, 'registry/teams/mf-careers.pem')
  const access = await giveAccess('mf-careers', ['/career', '/privacy'], key)
  try {
    const hero = 'src/features/people/words.ts'
    await reword(team.dir, hero, 'people you like', 'people you trust')
    commit(team.dir, 'Leave')
    const [published] = await remote(team, access, 'publish')
    expect(await statementOf('mf-careers', published.build)).toEqual({
      ...(await sourcesOf(team.dir)),
      ...{ dirty: false, builder: 'local' },
    })
    await remote(team, access, 'promote')
    await expect.poll(() => pageAt('/career')).toContain('people you trust')

    await follow(checkout.dir, back)
    await rename(libraries, join(checkout.dir, 'mf-careers/node_modules'))
    await reword(checkout.dir, `mf-careers/${hero}`, 'people you trust', 'people you know')
    await checkout.releaseWith({ ...access }, 'promote', 'mf-careers')
    await expect.poll(() => pageAt('/career')).toContain('people you know')
  } finally {
    await remote(team, access, 'rollback').catch(() => {})
    await checkout.remove()
  }
})
