import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { TEAM_SCRIPTS } from '../platform/create/src/team-files.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const filesIn = (folder: string, commands: readonly string[]) =>
  readdirSync(join(root, folder)).map((name) => ({
    name,
    commands,
    text: readFileSync(join(root, folder, name), 'utf8'),
  }))
const files = filesIn('.github/workflows', Object.keys(scripts))
const ofTeams = filesIn('platform/create/template/.github/workflows', Object.keys(TEAM_SCRIPTS))

interface Workflow {
  on: Record<string, unknown>
  jobs: Record<
    string,
    {
      uses?: string
      steps?: { uses?: string; run?: string; with?: { path?: string } }[]
      strategy?: { matrix?: { shard?: string[] } }
    }
  >
}

const stepsOf = (text: string) =>
  Object.values((parse(text) as Workflow).jobs).flatMap(({ uses, steps = [] }) => [
    { uses, run: undefined },
    ...steps,
  ])

describe.each([...files, ...ofTeams])('The workflow $name', ({ name, commands: known, text }) => {
  it('is one that the runner understands', () => {
    const { context } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter())
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  })

  it('runs only actions that are pinned to a commit', () => {
    const foreign = stepsOf(text).flatMap(({ uses }) => (uses && !uses.startsWith('./') ? [uses] : []))
    for (const action of foreign) expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/)
  })

  it('gives no typed input to a shell outside of quotes', () => {
    for (const { run = '' } of stepsOf(text)) {
      expect(run).not.toContain('${{')
      expect(run.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\$[A-Z]/)
    }
  })

  it('calls commands that the repository has', () => {
    const commands = stepsOf(text).flatMap(({ run = '' }) => [
      ...run.matchAll(/^(?:pnpm|npm run|npm) (?:--filter \S+ )?([a-z:-]+)/gm),
    ])
    const own = ['install', 'exec', ...known]
    for (const [, command] of commands) expect(own).toContain(command)
  })
})

it('Each command is in the table that says where it is run, and the table has no others', () => {
  const rows = readFileSync(join(import.meta.dirname, '../docs/operations/pipelines.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| `(.+?)` +\|/.exec(line)?.[1]?.replaceAll('\\|', '|') ?? [])
  const commands = files.flatMap(({ text }) => stepsOf(text).flatMap(({ run }) => run ?? []))
  expect(rows.sort()).toEqual([...new Set(commands)].sort())
})

it('Every change is tested whole, one of dependencies too', () => {
  const whole = files.filter(({ text }) => {
    const commands = stepsOf(text).map(({ run }) => run)
    return ['npm test', 'npm run test:rest', 'npm run test:releases'].every((one) => commands.includes(one))
  })
  const triggers = whole.map(({ text }) => (parse(text) as Workflow).on)
  expect(triggers.some((on) => 'pull_request' in on && !on.pull_request)).toBe(true)
})

const MAKES_BUILDS = ['platform/**', 'shared/**', 'tsconfig.base.json', '.github/workflows/remote.yml']
const CHANGES_DEPENDENCIES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']

it.each(files.filter(({ text }) => text.includes('uses: ./.github/workflows/remote.yml')))(
  'A change of its folder, of dependencies or of anything that makes its build starts $name',
  ({ name, text }) => {
    const { pull_request: proposed, push } = (parse(text) as Workflow).on
    const own = [`${name.replace('.yml', '')}/**`, `.github/workflows/${name}`]
    const paths = expect.arrayContaining([...own, ...MAKES_BUILDS, ...CHANGES_DEPENDENCIES])
    expect(proposed).toEqual({ paths })
    expect(push).toEqual({ branches: ['main'], paths })
  },
)

it.each(files.flatMap(({ name, text }) => jobsThat(/^npm test|^npm run test|^pnpm install/, name, text)))(
  'Packages are cached for $name, job $job, and what it builds if it tests',
  ({ uses, runs, cached }) => {
    expect(cached).toContain('~/.local/share/pnpm/store')
    const keepsTraces = uses.some((action) => action.startsWith('actions/upload-artifact@'))
    const tests = runs.some((command) => /^npm (run )?test/.test(command))
    expect(keepsTraces).toBe(tests)
    expect(['shell/dist', 'mf-*/dist'].every((path) => cached.includes(path))).toBe(tests)
  },
)

/** Jobs with a command like this, with their actions, commands and cached paths. */
function jobsThat(command: RegExp, name: string, text: string) {
  return Object.entries((parse(text) as Workflow).jobs).flatMap(([job, { steps = [] }]) => {
    const runs = steps.flatMap(({ run }) => run ?? [])
    const uses = steps.flatMap(({ uses: action }) => action ?? [])
    const cached = steps.flatMap(({ uses: action, with: { path = '' } = {} }) =>
      action?.startsWith('actions/cache@') ? path.trim().split('\n') : [],
    )
    return runs.some((run) => command.test(run)) ? [{ name, job, uses, runs, cached }] : []
  })
}

it('The shards of a test are its whole', () => {
  const parts = files.flatMap(({ text }) =>
    Object.values((parse(text) as Workflow).jobs).flatMap(({ strategy }) => strategy?.matrix?.shard ?? []),
  )
  expect(parts).toEqual(parts.map((_part, index) => `${index + 1}/${parts.length}`))
  expect(parts.length).toBeGreaterThan(1)
})
