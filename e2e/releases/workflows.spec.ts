import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { startOidcProvider } from '@anyam/test-support/oidc-provider'
import { patience } from '@arunika/testing/patience'
import { pnpmOnPath } from '../../platform/create/src/pnpm.ts'
import { startServer } from '../../scripts/children.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'
import { blocksIn, commandsOf, runWritten } from '../fixtures/written-commands.ts'

const root = join(import.meta.dirname, '../..')
const REMOTE = 'mf-careers'
const PIPELINES = ['remote', 'release'] as const

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const commandsIn = (workflow: string) => commandsOf(read(`.github/workflows/${workflow}.yml`))

let shell: ShellCopy
let provider: Awaited<ReturnType<typeof startOidcProvider>>
let registry: Awaited<ReturnType<typeof startServer>>
let registryUrl: string
let PATH: string

test.beforeAll(async () => {
  shell = await shellCopy()
  PATH = await pnpmOnPath(shell.dataDir)
  provider = await startOidcProvider()
  const port = await freePort()
  registryUrl = `http://127.0.0.1:${port}`
  const env = { DATA_DIR: shell.dataDir, REGISTRY_PORT: `${port}`, PUBLIC_URL: registryUrl }
  registry = await startServer(
    'registry',
    'platform/releases/src/registry/server.ts',
    env,
    `${registryUrl}/health/ready`,
  )
  await writeFile(join(shell.dataDir, 'registry/policy.json'), policy())
})
test.afterAll(async () => {
  await registry?.stop()
  await provider?.close()
  await shell.stop()
})

/** The guide's policy, for another remote and issuer. */
function policy(): string {
  const [block = ''] = blocksIn(read('docs/operations/pipelines.md'), 'json')
  const { issuer } = JSON.parse(block).trustedPublishers[0]
  return block.replaceAll(issuer, provider.issuer).replaceAll('mf-news', REMOTE)
}

/** Identity token of a pipeline's job, as GitHub issues it. */
const identityOf = (workflow: string) =>
  provider.identityToken(registryUrl, {
    sub: `repo:arunika/site:environment:${REMOTE}`,
    repository: 'arunika/site',
    environment: REMOTE,
    job_workflow_ref: `arunika/site/.github/workflows/${workflow}.yml@refs/heads/main`,
  })

/** Runs a command as the runner does, without the data folder and without a registry token. */
const run = async (workflow: (typeof PIPELINES)[number], command: string, env: Record<string, string> = {}) =>
  runWritten(command, {
    cwd: root,
    env: {
      ...{ PATH, DATA_DIR: join(shell.dataDir, 'runner'), REGISTRY_URL: registryUrl },
      RELEASE_ID_TOKEN: await identityOf(workflow),
      RELEASE_SIGNING_KEY: readFileSync(join(shell.dataDir, `registry/teams/${REMOTE}.pem`), 'utf8'),
      GITHUB_STEP_SUMMARY: join(shell.dataDir, 'summary'),
      ...{ REMOTE, CHANGE: 'promote', ARGUMENT: '' },
      ...env,
    },
  })

test('each command in the pipelines of a remote works as it is written', async () => {
  test.setTimeout(patience(600_000))
  for (const workflow of PIPELINES) for (const command of commandsIn(workflow)) await run(workflow, command)
  expect(readFileSync(join(shell.dataDir, 'summary'), 'utf8')).toContain(`/previews/${REMOTE}.`)
})

test('a pipeline makes nothing live, whatever it runs', async () => {
  test.setTimeout(patience(120_000))
  const [release = ''] = commandsIn('release')
  await expect(run('remote', release)).rejects.toThrow('does not allow to promote')
})

test('a release by hand takes what was typed as one argument', async () => {
  test.setTimeout(patience(120_000))
  const [release = ''] = commandsIn('release')
  const typed = { CHANGE: 'canary', ARGUMENT: '10 --force x' }
  await expect(run('release', release, typed)).rejects.toThrow('10 --force x')
})
