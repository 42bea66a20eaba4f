import { execFile } from 'node:child_process'
import { appendFile, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildId } from '../platform/bundler/src/build-id.ts'
import { pnpmIn } from '../platform/create/src/pnpm.ts'
import {
  checkOutAgain,
  makeRepository,
  type PackedTools,
  packTools,
  type TeamRepository,
} from '../platform/create/test/team-repository.ts'

let tools: PackedTools
let team: TeamRepository
beforeAll(async () => {
  tools = await packTools()
  team = await makeRepository(tools, 'mf-events', '/events')
})
afterAll(() => tools.remove())

const read = (file: string, { dir } = team) => readFile(join(dir, file), 'utf8')

const packageOf = (name: string) => join(import.meta.dirname, '../platform', name)

const versionOf = async (name: string): Promise<string> =>
  JSON.parse(await readFile(join(packageOf(name), 'package.json'), 'utf8')).version

/** The files that browsers and render processes load. */
async function filesOf({ dir }: TeamRepository) {
  const files: Record<string, string> = {}
  for await (const entry of glob('dist/{web,node}/**/*.{js,cjs,css}', { cwd: dir }))
    files[entry] = await read(entry, { dir, run: team.run })
  return files
}

it('a repository of two packed packages alone passes its types and its test, and builds', async () => {
  const manifest = JSON.parse(await read('package.json'))
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/)
  expect(manifest.federation.owns).toEqual(['/events'])
  expect(await read('pnpm-lock.yaml')).toContain('@arunika/remote-kit')
  await team.run('tsc', ['--noEmit'])
  expect(await team.run('vitest', ['run'])).toMatch(/1 passed/)
  await team.run('rspack', ['build'])
  expect(Object.keys(await filesOf(team))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^dist\/web\/entry\.\w+\.js$/),
      expect.stringMatching(/^dist\/web\/events\.\w+\.css$/),
      'dist/node/entry.cjs',
    ]),
  )
})

it('the same sources in another folder have the same id and the same bytes', async () => {
  const other = await checkOutAgain(team, join(tools.dir, 'elsewhere'))
  expect(buildId(other.dir)).toBe(buildId(team.dir))
  await other.run('rspack', ['build'])
  expect(await filesOf(other)).toEqual(await filesOf(team))
  // A file that no build reads does not change the id; a file that a build reads does.
  await appendFile(join(other.dir, 'README.md'), 'more\n')
  expect(buildId(other.dir)).toBe(buildId(team.dir))
  await appendFile(join(other.dir, 'src/content/introduction.ts'), '\n')
  expect(buildId(other.dir)).not.toBe(buildId(team.dir))
})

it.each([
  ['react-router', 'react-router'],
  ['@arunika/remote-kit/federation/link', '@arunika/remote-kit/federation/link, which imports react-router'],
])(
  'a build with the second router of %s is refused, in a sentence that names the import',
  async (module, named) => {
    const page = join(team.dir, 'src/routes/events/page.tsx')
    const text = await readFile(page, 'utf8')
    await writeFile(
      page,
      `import { Link as Second } from '${module}'\n${text}\nexport const second = <Second to="/" />\n`,
    )
    try {
      await expect(team.run('rspack', ['build'])).rejects.toMatchObject({
        stdout: expect.stringContaining(
          `src/routes/events/page.tsx imports ${named}: the page would have a second copy of it. Import what the shell shares: react-router-dom.`,
        ),
      })
    } finally {
      await writeFile(page, text)
    }
  },
)

it('both commands say what they can do, and which version they are', async () => {
  expect(await team.run('remote', ['--help'])).toMatch(/^remote dev .*\nremote publish /)
  expect(await team.run('remote', ['help', 'promote'])).toMatch(
    /^remote promote \[build\] .*\n\n--reason <text> /,
  )
  expect(await pnpmIn(tools.dir, 'dlx', tools.createRemote, '--help')).toContain(
    'create-remote <mf-name> </path> [--dir',
  )
  expect(await team.run('remote', ['--version'])).toContain(await versionOf('kit'))
  expect(await pnpmIn(tools.dir, 'dlx', tools.createRemote, '--version')).toContain(await versionOf('create'))
})

it('an old Node gets a sentence', async () => {
  const refusal = promisify(execFile)(
    'npx',
    ['--yes', 'node@20.20.2', 'node_modules/@arunika/remote-kit/remote.js', 'status'],
    { cwd: team.dir },
  )
  await expect(refusal).rejects.toMatchObject({
    code: 1,
    stderr: 'remote needs Node 24 or newer; this is Node 20.20.2.\n',
  })
})

it('a command without access says in a sentence what is missing', async () => {
  const messageOf = (...args: string[]) =>
    team.run('remote', args).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    )
  expect(await messageOf('publish')).toMatch(/^Set REGISTRY_URL/)
  expect(await messageOf('publish', '--site', 'https://site.example')).toMatch(/^Set RELEASE_TOKEN/)
  expect(await messageOf('team', 'list')).toContain('remote publish')
})

it('every version of the packed packages has its place in the changelog', async () => {
  for (const name of ['kit', 'create']) {
    const changelog = await readFile(join(packageOf(name), 'CHANGELOG.md'), 'utf8')
    expect(changelog).toContain(`## ${await versionOf(name)}\n`)
  }
})
