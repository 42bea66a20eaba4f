import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { buildId } from '../platform/bundler/src/build-id.ts'
import { remotesIn } from '../platform/releases/src/remotes.ts'

const root = join(import.meta.dirname, '..')
/** What no id depends on and a copy can do without. */
const LEFT_OUT =
  /^(node_modules|dist|\.data|\.cache|\.git|backups|test-results|playwright-report|art|pictures)$/

const ADMIN = 'mf-admin'
const CAREERS = 'mf-careers'
const MARKETING = 'mf-marketing'
const NEWS = 'mf-news'
const ALL = [ADMIN, CAREERS, MARKETING, NEWS]

type Change = (text: string) => string
/** Any change of a source file. */
const edited: Change = (text) => `${text}\n`
const reworded =
  (before: string, after: string): Change =>
  (text) =>
    text.replace(before, after)

/** What `pnpm install` writes into the lockfile when a library has another version. */
const bumped =
  (name: string): Change =>
  (text) => {
    // The catalog comes first; a library that is not in it is found among all.
    const inCatalog = new RegExp(`^ +'?${name}'?:\\n +specifier: .*\\n +version: (\\d[^(\\n]*)`, 'm')
    const [, version = ''] =
      inCatalog.exec(text) ?? new RegExp(`^  '?${name}@(\\d[^(':]*)`, 'm').exec(text) ?? []
    return text
      .replaceAll(`${name}@${version}`, `${name}@${version}-next`)
      .replaceAll(
        new RegExp(`(^ +'?${name}'?:(?:\\n +specifier: .*\\n +version:)? ${version})(?=[(\\n])`, 'gm'),
        '$1-next',
      )
  }

/** Sample changes: what, where, and which remotes get a new build of it. */
const samples: [what: string, file: string, change: Change, remotes: string[]][] = [
  ['a word of a page', 'mf-news/src/routes/articles/page.tsx', edited, [NEWS]],
  ['a test of a page', 'mf-news/src/routes/articles/page.test.tsx', edited, []],
  ['a test of a primitive', 'shared/ui/src/primitives/rich-text/video-links.test.ts', edited, []],
  ['what tests have in common', 'shared/testing/src/render-page.tsx', edited, []],
  ['a file that only servers read', 'platform/server/src/metrics/index.ts', edited, []],
  ['a contract of the public pages', 'shared/contracts/src/articles.ts', edited, ALL],
  ['a contract of the back-office', 'shared/admin-contracts/src/audit.ts', edited, [ADMIN]],
  ['the form of a date', 'shared/text/src/dates.ts', edited, [ADMIN, CAREERS, NEWS]],
  ['a primitive', 'shared/ui/src/primitives/button/button.module.css', edited, ALL],
  ['a token', 'shared/tokens/src/tokens.css', edited, []],
  ['a breakpoint', 'platform/bundler/src/breakpoints.css', edited, ALL],
  ['the bundler preset', 'platform/bundler/src/base.ts', edited, ALL],
  ['the shell', 'shell/src/layouts/footer.tsx', edited, []],
  ['the api', 'api/src/app.ts', edited, []],
  ['the release command', 'platform/releases/src/publish.ts', edited, []],
  ['the documentation', 'docs/first-remote.md', edited, []],
  ["a remote's version", 'mf-careers/package.json', reworded('"1.0.0"', '"1.0.1"'), [CAREERS]],
  ["a remote's scripts", 'mf-careers/package.json', reworded('"vitest run"', '"vitest"'), []],
  ['a version of React', 'pnpm-lock.yaml', bumped('react'), ALL],
  ['a version of the bundler', 'pnpm-lock.yaml', bumped('@rspack/core'), ALL],
  ['a library of the primitives', 'pnpm-lock.yaml', bumped('dompurify'), ALL],
  ['a library of one remote', 'pnpm-lock.yaml', bumped('jwt-decode'), [ADMIN]],
  ['a library behind that of a remote', 'pnpm-lock.yaml', bumped('@floating-ui/core'), [ADMIN]],
  ['the library for forms', 'pnpm-lock.yaml', bumped('react-hook-form'), [ADMIN, CAREERS, MARKETING]],
  ['a library of the servers', 'pnpm-lock.yaml', bumped('@aws-sdk/client-s3'), []],
  ['a library of the tests', 'pnpm-lock.yaml', bumped('vitest'), []],
]

let checkout: string
let before: Record<string, string>
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'identity-'))
  await cp(root, checkout, {
    recursive: true,
    filter: (path) => path === root || !LEFT_OUT.test(basename(path)),
  })
  const packages = join(checkout, 'platform/create/node_modules/@anyam')
  await mkdir(packages, { recursive: true })
  // The command that adds a remote installs the rest.
  for (const name of ['protocol', 'releases'])
    await symlink(join(checkout, 'platform', name), join(packages, name))
  before = ids()
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

const ids = () =>
  Object.fromEntries(remotesIn(checkout).map((remote) => [remote, buildId(join(checkout, remote))]))
const rebuilt = () => Object.entries(ids()).flatMap(([remote, id]) => (before[remote] === id ? [] : [remote]))

it.each(samples)('%s (%s)', async (_what, name, change, remotes) => {
  const file = join(checkout, name)
  const text = await readFile(file, 'utf8')
  onTestFinished(() => writeFile(file, text))
  expect(change(text)).not.toBe(text)
  await writeFile(file, change(text))
  expect(rebuilt()).toEqual(remotes)
})

it('a new remote gives no other a new build', async () => {
  await promisify(execFile)(process.execPath, ['scripts/new-remote.ts', 'mf-events', '/events'], {
    cwd: checkout,
  })
  expect(rebuilt()).toEqual(['mf-events'])
})

it('the same sources have the same id in another folder', () => {
  const { 'mf-events': _new, ...here } = ids()
  expect(here).toEqual(before)
})
