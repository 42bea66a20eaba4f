import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { ReleaseStore, type Verdict } from './store.ts'

let dataDir: string
let store: ReleaseStore
const running = new Set<ChildProcess>()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cli-'))
  store = new ReleaseStore(join(dataDir, 'releases'))
  for (const build of ['a1', 'b2', 'c3']) await storeBuild(store, { remote: 'news', build })
  await store.promote('news', 'a1', { by: 'start' })
})
afterEach(async () => {
  // A test that timed out leaves its command running, which still writes.
  for (const child of running) child.kill('SIGKILL')
  await Promise.all([...running].map((child) => once(child, 'close')))
  await rm(dataDir, { recursive: true, force: true })
})

async function release(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    cwd: join(import.meta.dirname, '../../example'),
    // No api runs here.
    env: { ...process.env, DATA_DIR: dataDir, RELEASE_AUTHOR: 'ana', API_URL: NOWHERE },
  })
  running.add(child)
  const [output, complained] = [text(child.stdout), text(child.stderr)]
  const [code] = await once(child, 'close')
  running.delete(child)
  return { code: code as number, output: await output, complained: await complained }
}

const json = async (...args: string[]) => {
  const { output, complained } = await release(...args, '--json')
  expect(complained).toBe('')
  return JSON.parse(output) as Record<string, unknown>[]
}

const lastLine = async () => (await store.journal()).at(-1)
const NOWHERE = 'http://127.0.0.1:1'
const asIKnow = ['--force', 'as I know']

describe('the release command', () => {
  it('makes nothing live that the gate refuses, and says why', async () => {
    await storeBuild(store, { remote: 'events', build: 'e1', owns: ['/news'] })
    const { code, complained } = await release('promote', 'events', 'e1')
    expect(code).toBe(1)
    expect(complained).toMatch(
      /^Gate, step 1 of 10: manifest, files, paths, hosts\nThe gate refuses events e1:\n {2}paths: .*\/news/,
    )
    expect(complained).toContain('--force "<reason>"')
    expect(store.live().remotes.events).toBeUndefined()
  })

  it('makes it live when the operator names a reason, which the journal records with what the gate said', async () => {
    expect(await json('promote', 'news', 'b2', ...asIKnow)).toEqual([
      { remote: 'news', live: 'b2', previous: 'a1' },
    ])
    expect(await lastLine()).toMatchObject({
      action: 'promote',
      build: 'b2',
      by: 'ana',
      override: 'as I know',
      verdict: 'unchecked',
    })
  })

  it('says what could not be tried, to be tried again, and leaves the verdict that there was', async () => {
    const refused: Verdict = {
      remote: 'news',
      build: 'b2',
      at: new Date(0).toISOString(),
      against: {},
      outcome: 'refused',
      refusals: [{ gate: 'budget', reason: 'Its entry has 9 kB.' }],
    }
    await store.recordVerdict(refused)
    const checked = await release('check', 'news', 'b2', '--json')
    expect(checked.code).toBe(75)
    expect(JSON.parse(checked.output)).toMatchObject([{ verdict: 'inconclusive', gate: 'hosts' }])
    for (const change of [['promote'], ['canary', '10']]) {
      const [name = '', ...share] = change
      const { code, complained } = await release(name, 'news', ...share, 'b2')
      expect(code).toBe(75)
      expect(complained).toMatch(
        /^(Gate, step 1 of 10: .*\n){2}The gate could not try news b2, .*:\n {2}hosts: The api does not respond/,
      )
      expect(complained).toContain('Try again, or pass --force "<reason>".')
    }
    expect(await store.verdict('news', 'b2')).toEqual(refused)
    expect(store.live()).toMatchObject({ canaries: {}, remotes: { news: { build: 'a1' } } })
  })

  it('makes a build live that only changes refuse, once each is accepted, without another check', async () => {
    const changes = ['/news figures', '/news links']
    await store.recordVerdict({
      ...{ remote: 'news', build: 'b2', at: new Date(0).toISOString(), against: {}, outcome: 'refused' },
      accepted: [{ change: '/news figures', by: 'ben' }],
      refusals: changes.map((change) => ({ gate: 'walk', reason: `${change}.`, change })),
    })
    const accept = changes.flatMap((change) => ['--accept', change])
    expect((await release('promote', 'news', 'b2', ...accept.slice(2))).code).toBe(75)
    expect(await json('promote', 'news', 'b2', ...accept)).toEqual([
      { remote: 'news', live: 'b2', previous: 'a1' },
    ])
    expect(await lastLine()).toMatchObject({
      action: 'promote',
      accepted: [
        { change: '/news figures', by: 'ben' },
        { change: '/news links', by: 'ana' },
      ],
    })
  })

  it('rolls back to what was live, without asking the gate, and to nothing else', async () => {
    await store.promote('news', 'b2')
    expect(await json('rollback', 'news', '--reason', 'it blinks')).toMatchObject([{ live: 'a1' }])
    expect(await lastLine()).toMatchObject({
      action: 'rollback',
      build: 'a1',
      by: 'ana',
      reason: 'it blinks',
    })
    const { code, complained } = await release('rollback', 'news', 'c3')
    expect(code).toBe(1)
    expect(complained).toContain('news c3 has never been live: promote it')
  })

  it('gives a build to a share of the visitors, shows it, and ends that', async () => {
    await release('canary', 'news', '10', 'b2', '--promote-after', '30', ...asIKnow)
    expect(store.live().canaries.news).toMatchObject({ percent: 10, promoteAfterMs: 1_800_000, by: 'ana' })
    expect(await json('status')).toMatchObject([{ remote: 'news', build: 'a1', canary: 'b2 10 %' }])
    await release('canary', 'news', '1', 'b2', '--steps', ...asIKnow)
    await store.refresh()
    expect(store.live().canaries.news).toMatchObject({ percent: 1, promoteAfterMs: 600_000, inSteps: true })
    await release('canary', 'news', '0', '--reason', 'enough')
    expect(await lastLine()).toMatchObject({ action: 'halt', build: 'b2', reason: 'enough' })
  })

  it('leaves a remote as it is while it is pinned, and says by whom and why', async () => {
    expect((await release('pin', 'news')).complained).toContain('Say why')
    await release('pin', 'news', '--reason', 'the fair')
    expect(await json('status')).toMatchObject([{ pinned: 'by ana: the fair' }])
    const { code, complained } = await release('promote', 'news', 'b2', ...asIKnow)
    expect(code).toBe(1)
    expect(complained).toMatch(/^news is pinned to a1 since .* by ana: the fair\. Unpin it first\.\n$/)
    await release('unpin', 'news')
    expect((await release('promote', 'news', 'b2', ...asIKnow)).code).toBe(0)
  })

  it('removes a withdrawn build from the store, with a reason, and none that visitors could get', async () => {
    await store.promote('news', 'b2')
    await store.promote('news', 'c3')
    expect((await release('unpublish', 'news', 'a1')).complained).toContain('Say why')
    const refusal = async (build: string) =>
      (await release('unpublish', 'news', build, '--reason', 'a customer')).complained
    expect(await refusal('c3')).toBe('news c3 is live.\n')
    expect(await refusal('b2')).toBe('news b2 is the fallback of the live build.\n')
    expect(await refusal('zz')).toBe('The store holds no such build.\n')
    expect(await json('unpublish', 'news', 'a1', '--reason', 'it names a customer')).toEqual([
      { remote: 'news', unpublished: 'a1' },
    ])
    expect(await lastLine()).toMatchObject({
      ...{ action: 'remove', build: 'a1', by: 'ana', reason: 'it names a customer' },
    })
    expect(await store.has('news', 'a1')).toBe(false)
    expect((await release('rollback', 'news', 'a1')).code).toBe(1)
  })

  it('shows people a table, and who did what', async () => {
    expect((await release('status')).output).toMatch(/remote.*build.*version.*author/)
    expect((await release('history', 'news')).output).toMatch(/promote.*news.*a1.*start/)
    expect((await release('diff', 'news', 'a1', 'b2')).output).toMatch(/web\/entry\.js.*changed/)
  })

  it.each([['--help'], ['-h'], ['help']])('lists its commands with their options: %s', async (argument) => {
    const { code, output, complained } = await release(argument)
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    expect(output).toMatch(/^release publish <remote> /)
    expect(output).toMatch(/release pin <remote> .*\n +--reason\n/)
    expect(output).toMatch(/\n--promote-after <minutes> +the time/)
    expect(output).toMatch(/\n--by <name> /)
  })

  it.each([
    ['help', 'canary'],
    ['canary', '--help'],
    ['canary', '-h'],
  ])('says of one command what it does and takes: %s %s', async (...args) => {
    const { code, output } = await release(...args)
    expect(code).toBe(0)
    expect(output).toMatch(/^release canary <remote> <percent> \[build\] +give it/)
    expect(output).toContain('--promote-after <minutes>')
    expect(output).not.toMatch(/--redirect|release pin/)
    expect(store.live().canaries).toEqual({})
  })

  it('says that it does not know a command that help is wanted for', async () => {
    const { code, output, complained } = await release('help', 'dance')
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(complained).toMatch(/^release publish <remote>/)
  })

  it('says in a sentence what is not possible', async () => {
    expect((await release('promote', 'news', 'zz', ...asIKnow)).complained).toBe(
      'The store holds no build zz of news.\n',
    )
    expect((await release('publish', 'mf-nobody')).complained).toMatch(
      /^There is no remote in .*mf-nobody\.\n$/,
    )
    expect((await release('promote')).complained).toMatch(/^release publish <remote>/)
    expect((await release('dance')).code).toBe(1)
  })
})
