import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { REMOTES } from './remotes.ts'

interface Job {
  uses?: string
  env?: Record<string, string>
  environment?: string
  permissions?: Record<string, string>
  with?: Record<string, string>
  needs?: string
  if?: string
  'runs-on'?: string | string[]
  'timeout-minutes'?: number
  steps?: { run?: string; uses?: string }[]
}

interface Workflow {
  permissions?: Record<string, string>
  on: Record<string, { paths?: string[]; branches?: string[]; inputs?: object } | null>
  jobs: Record<string, Job>
}

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const workflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`))
const names = globSync('*.yml', { cwd: join(root, '.github/workflows') }).map((file) =>
  file.replace('.yml', ''),
)
const jobs = names.flatMap((name) =>
  Object.entries(workflow(name).jobs).map(([id, job]) => ({ name, id, job })),
)
const commands = jobs.flatMap(({ job }) => job.steps ?? []).flatMap(({ run }) => run ?? [])

describe.each([...REMOTES, 'shell'])('%s', (remote) => {
  it('has a pipeline that starts for its own sources and what is shared, and for nothing else', () => {
    const { on, jobs } = workflow(remote)
    const paths = on.push?.paths ?? []
    expect(on).toEqual({ pull_request: { paths }, push: { branches: ['main'], paths } })
    expect(paths).toEqual(expect.arrayContaining([`${remote}/**`, 'platform/**', 'shared/**']))
    const others = [...REMOTES, 'shell'].filter((other) => other !== remote)
    for (const other of others) expect(paths.join()).not.toContain(other)
    expect(Object.values(jobs)).toMatchObject([{ uses: './.github/workflows/remote.yml', with: { remote } }])
  })

  it('has owners, its team, and so has its pipeline', () => {
    const { author } = JSON.parse(read(`${remote}/package.json`))
    const owners = read('.github/CODEOWNERS').split('\n')
    expect(owners).toContain(`/${remote}/ @arunika/${author}`)
    expect(owners).toContain(`/.github/workflows/${remote}.yml @arunika/${author}`)
  })
})

it('a build is published from main only, once it has been checked; nothing goes live automatically', () => {
  const { jobs } = workflow('remote')
  expect(jobs.publish).toMatchObject({ needs: 'check', if: "github.ref == 'refs/heads/main'" })
  const automatic = names.filter((name) => !('workflow_dispatch' in workflow(name).on))
  const workflows = automatic.map((name) => read(`.github/workflows/${name}.yml`)).join()
  expect(workflows).not.toMatch(/pnpm release (promote|canary|rollback)/)
})

it('releases go through the registry, by the identity of the job: no pipeline has a key of the store', () => {
  const releasing = jobs.filter(({ job }) =>
    job.steps?.some(({ run = '' }) => run.startsWith('pnpm release ')),
  )
  expect(releasing.map(({ name }) => name).sort()).toEqual(['release', 'remote'])
  for (const { name, job } of releasing) {
    expect((job.permissions ?? workflow(name).permissions)?.['id-token']).toBe('write')
    expect(job.env?.REGISTRY_URL).toContain('vars.REGISTRY_URL')
    // One environment per remote, with its team's key; the policy trusts the environment's name.
    expect(job.environment).toContain('inputs.remote')
    expect(job['runs-on']).toBe('ubuntu-24.04')
  }
  for (const remote of [...REMOTES, 'shell']) expect(workflow(remote).permissions?.['id-token']).toBe('write')
  const texts = names.map((name) => read(`.github/workflows/${name}.yml`)).join()
  expect(texts).not.toMatch(/DATA_DIR|_S3_|ACCESS_KEY|RELEASE_TOKEN|self-hosted/)
})

it('pipelines run the commands of the repository, which are there', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const called = commands.flatMap(
    (command) => /^pnpm (?!exec|install|--filter)([\w:]+)/.exec(command)?.[1] ?? [],
  )
  expect(called.length).toBeGreaterThan(0)
  for (const script of called) expect(Object.keys(scripts)).toContain(script)
  const own = commands.flatMap((command) => /^pnpm --filter "\$REMOTE" (\w+)/.exec(command)?.[1] ?? [])
  for (const remote of REMOTES)
    expect(Object.keys(JSON.parse(read(`${remote}/package.json`)).scripts)).toEqual(
      expect.arrayContaining(own),
    )
})

it('every job ends, and what a person types reaches no shell but through the environment', () => {
  for (const { name, id, job } of jobs)
    if (!job.uses) expect(job['timeout-minutes'], `${name} ${id}`).toBeGreaterThan(0)
  for (const command of commands) expect(command).not.toContain('${{')
})
