import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { parse } from 'yaml'
import { pnpmOnPath } from '../../scripts/pnpm.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const root = join(import.meta.dirname, '../..')
const REMOTE = 'mf-careers'
/** What prepares the runner: it needs the network, or changes the machine. */
const PREPARES = /^(npm install|pnpm install|pnpm exec playwright install)/

/** The commands of a workflow, as they are written. */
function commandsOf(workflow: string): string[] {
  const text = readFileSync(join(root, `.github/workflows/${workflow}.yml`), 'utf8')
  const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> }
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  return commands.filter((command) => !PREPARES.test(command))
}

let shell: ShellCopy
let PATH: string
test.beforeAll(async () => {
  shell = await shellCopy()
  PATH = await pnpmOnPath(shell.dataDir)
})
test.afterAll(() => shell.stop())

/** Runs a command as the runner does. */
function run(command: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
    ...{ cwd: root, encoding: 'utf8' },
    env: {
      ...process.env,
      ...{
        PATH,
        DATA_DIR: shell.dataDir,
        RELEASE_AUTHOR: 'ana',
        GITHUB_STEP_SUMMARY: join(shell.dataDir, 'summary'),
      },
      ...{ REMOTE, CHANGE: 'promote', ARGUMENT: '' },
      ...env,
    },
  })
  expect(status, `${command}\n${stdout}${stderr}`).toBe(0)
  return stdout
}

test('each command in the pipelines of a remote works as it is written', () => {
  test.setTimeout(patience(600_000))
  for (const workflow of ['remote', 'release']) for (const command of commandsOf(workflow)) run(command)
  expect(readFileSync(join(shell.dataDir, 'summary'), 'utf8')).toContain(`/previews/${REMOTE}.`)
})

test('a release by hand takes what was typed as one argument', () => {
  test.setTimeout(patience(120_000))
  const [release = ''] = commandsOf('release')
  const { status, stderr } = spawnSync('bash', ['-e', '-c', release], {
    ...{ cwd: root, encoding: 'utf8' },
    env: {
      ...process.env,
      PATH,
      DATA_DIR: shell.dataDir,
      REMOTE,
      CHANGE: 'canary',
      ARGUMENT: '10 --force x',
    },
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain('10 --force x')
})
