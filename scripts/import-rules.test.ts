import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** One deliberate violation of each kind: importer and imported file. */
const forbidden = [
  ['a feature, another feature', 'mf-news/src/features/reading/a.ts', 'mf-news/src/features/articles/b.ts'],
  ['a feature, a page', 'mf-news/src/features/reading/c.ts', 'mf-news/src/routes/article/page.ts'],
  ['a library, a feature', 'mf-news/src/lib/a.ts', 'mf-news/src/features/articles/b.ts'],
  ['a component, the app frame', 'mf-admin/src/components/table/a.ts', 'mf-admin/src/app-frame/b.ts'],
  ['a dialog, a table', 'mf-admin/src/components/dialog/a.ts', 'mf-admin/src/components/table/b.ts'],
  ['a component, a feature', 'mf-admin/src/components/form/a.ts', 'mf-admin/src/features/articles/b.ts'],
  ['the session, a component', 'mf-admin/src/lib/a.ts', 'mf-admin/src/components/feedback/b.ts'],
  ['a feature, the app frame', 'mf-admin/src/features/articles/a.ts', 'mf-admin/src/app-frame/b.ts'],
  ['content, a library', 'mf-news/src/content/a.ts', 'mf-news/src/lib/b.ts'],
  ['the exposed module, a feature', 'mf-news/src/expose/routes.ts', 'mf-news/src/features/articles/b.ts'],
  ['a remote, another remote', 'mf-news/src/routes/article/a.ts', 'mf-careers/src/lib/b.ts'],
  ['a remote, the shell', 'mf-news/src/routes/article/b.ts', 'shell/src/app/a.ts'],
  ['a remote, the api', 'mf-news/src/routes/article/c.ts', 'api/src/a.ts'],
  ['the shell, a remote', 'shell/src/app/b.ts', 'mf-careers/src/lib/b.ts'],
  ['the api, what is for browsers', 'api/src/b.ts', 'shared/ui/src/a.ts'],
  ['the releases, the shell', 'platform/releases/src/a.ts', 'shell/src/app/a.ts'],
  ['the host, the shell', 'platform/host/browser/a.ts', 'shell/src/app/a.ts'],
  ['the host, contracts of this site', 'platform/host/server/a.ts', 'shared/contracts/src/a.ts'],
  ['the host for browsers, what is for servers', 'platform/host/browser/b.ts', 'platform/server/src/a.ts'],
  ['the platform, contracts of this site', 'platform/federation/src/a.ts', 'shared/contracts/src/a.ts'],
  ['the gate, contracts of this site', 'platform/releases/src/gate/hosts.ts', 'shared/contracts/src/a.ts'],
  ['the gate, scripts of this repository', 'platform/releases/src/gate/page-load.ts', 'scripts/a.ts'],
  [
    'the registry, the back-office',
    'platform/releases/src/registry/identity.ts',
    'shared/admin-contracts/src/a.ts',
  ],
  ['the example site, contracts of this site', 'platform/example/shell/a.ts', 'shared/contracts/src/a.ts'],
  ['the bundler, primitives of this site', 'platform/bundler/src/a.ts', 'shared/ui/src/a.ts'],
  [
    'a test of the platform, test helpers of this site',
    'platform/host/server/a.test.ts',
    'shared/testing/src/a.ts',
  ],
  ['the command that creates repositories, scripts', 'platform/create/src/a.ts', 'scripts/a.ts'],
  ['the sample of the learning host, the api', 'lms/src/a.ts', 'api/src/a.ts'],
  ['contracts, the api client', 'shared/contracts/src/a.ts', 'platform/data/src/a.ts'],
  ['primitives, the api client', 'shared/ui/src/b.ts', 'platform/data/src/a.ts'],
  ['what is for browsers, what is for servers', 'shared/ui/src/c.ts', 'platform/server/src/a.ts'],
  ['a remote, what is for servers', 'mf-news/src/lib/c.ts', 'platform/server/src/a.ts'],
  ['contracts, those of the back-office', 'shared/contracts/src/d.ts', 'shared/admin-contracts/src/a.ts'],
  ['contracts, a library other than zod', 'shared/contracts/src/b.ts', 'fast-check'],
  ['a package that no rule names', 'mystery/src/a.ts', 'shared/text/src/a.ts'],
] as const

const allowed = [
  ['a page, its feature', 'mf-news/src/routes/article/d.ts', 'mf-news/src/features/articles/b.ts'],
  ['a table, a dialog', 'mf-admin/src/components/table/c.ts', 'mf-admin/src/components/dialog/b.ts'],
  ['the app frame, the table', 'mf-admin/src/app-frame/c.ts', 'mf-admin/src/components/table/b.ts'],
  ['a feature, its library', 'mf-news/src/features/reading/d.ts', 'mf-news/src/lib/b.ts'],
  ['contracts, zod', 'shared/contracts/src/c.ts', 'zod/mini'],
] as const

const cycle = ['mf-news/src/lib/one.ts', 'mf-news/src/lib/two.ts'] as const
const lost = 'mf-news/src/lib/lost.ts'

let dir: string
let violations: { rule: { name: string }; from: string; to: string }[]

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-rules-'))
  await mkdir(join(dir, 'shared/contracts'), { recursive: true })
  await symlink(join(root, 'shared/contracts/node_modules'), join(dir, 'shared/contracts/node_modules'))
  const imports = [...forbidden, ...allowed].map(([, from, to]) => [from, to] as const)
  for (const [, to] of imports) if (to.endsWith('.ts')) await write(to, 'export const value = 1')
  for (const [from, to] of imports) await writeImport(from, to)
  await writeImport(cycle[0], cycle[1])
  await writeImport(cycle[1], cycle[0])
  await write(lost, "import './is-not-there.ts'")
  violations = await cruise()
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test.each(forbidden)('%s: refused', (_what, from, to) => {
  expect(violations).toContainEqual(
    expect.objectContaining({ from, to: to.endsWith('.ts') ? to : expect.stringContaining(`/${to}/`) }),
  )
})

test.each(allowed)('%s: allowed', (_what, from) => {
  expect(violations.filter((violation) => violation.from === from)).toEqual([])
})

test('modules that import each other in a ring: refused', () => {
  expect(violations).toContainEqual(
    expect.objectContaining({ rule: expect.objectContaining({ name: 'no-circular' }) }),
  )
})

test('an import that leads nowhere: refused', () => {
  expect(violations).toContainEqual(expect.objectContaining({ from: lost }))
})

async function write(path: string, text: string) {
  await mkdir(dirname(join(dir, path)), { recursive: true })
  await writeFile(join(dir, path), text)
}

async function writeImport(from: string, to: string) {
  const depth = '../'.repeat(from.split('/').length - 1)
  await write(
    from,
    `import { value } from '${to.endsWith('.ts') ? depth + to : to}'\nexport const from = value\n`,
  )
}

/** The checker exits with the number of violations; its output has them. */
function cruise(): Promise<typeof violations> {
  const bin = join(root, 'node_modules/.bin/depcruise')
  const config = join(root, '.dependency-cruiser.mjs')
  const packages = [
    'mf-news',
    'mf-careers',
    'mf-admin',
    'shell',
    'api',
    'platform',
    'lms',
    'shared',
    'mystery',
  ]
  return new Promise((resolve) => {
    execFile(
      bin,
      [...packages, '--config', config, '--output-type', 'json'],
      { cwd: dir },
      (_error, output) => resolve(JSON.parse(output).summary.violations),
    )
  })
}
