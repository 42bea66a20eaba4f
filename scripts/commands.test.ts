import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { VERSION } from '../platform/server/src/version/index.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const dir = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** Commands that other tests run with these options. */
const TRIED_ELSEWHERE = /operator|deploy\/(backup\/cli|pitr|doctor)/
/** Draws what is committed. */
const OF_ARTISTS = /art\//

const ofPackage = Object.values<string>(scripts).filter((command) => /^node (?!.*&&)/.test(command))

/** Files that guides and containers run. */
const ofGuides = globSync(
  ['*.md', 'docs/*.md', 'docs/operations/*.md', 'api/README.md', 'Dockerfile', '*.yml'],
  {
    cwd: root,
  },
).flatMap((file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\bnode(?:", "|, | )([a-z][\w/-]+\/[\w/-]+\.(?:ts|mjs))/g,
    ),
  ].map(([, script]) => `node ${script}`),
)

const ours = [...new Set([...ofPackage, ...ofGuides])].filter(
  (command) =>
    !TRIED_ELSEWHERE.test(command) && !OF_ARTISTS.test(command) && command !== 'node scripts/bootstrap.mjs',
)

it.each(ours)('%s --help prints its manual and --version the version, and nothing starts', (command) => {
  const run = (flag: string) => {
    const [, ...words] = command.split(' ')
    const env = { ...process.env, DATA_DIR: dir }
    const { status, stdout } = spawnSync(process.execPath, [...words, flag], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    return { status, stdout }
  }
  expect(run('--version')).toEqual({ status: 0, stdout: `${VERSION}\n` })
  const help = run('--help')
  expect(help.status).toBe(0)
  expect(help.stdout).toMatch(/^\S.{15,}/)
  expect(readdirSync(dir)).toEqual([])
})

it('the migration does not run for a word that it does not know', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['api/src/migrate.ts', '--dance'], {
    cwd: root,
    // Nothing listens there: reaching for it would be another error.
    env: { ...process.env, DATA_DIR: dir, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^Unexpected argument '--dance'\.\n\nnode api\/src\/migrate\.ts\n/)
})
