import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleasePolicy } from '@anyam/protocol'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startApi } from '../../test/api.ts'
import { storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, SECOND_ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { damagedFiles } from '../damaged-files.ts'
import { ReleaseStore } from '../store.ts'
import { AuditLog } from './audit-log.ts'
import { RegistryClient } from './client.ts'
import { remarkText } from './policy-check.ts'
import { PolicyInForce } from './policy-in-force.ts'
import { Records } from './records.ts'
import { type RemoteContext, remoteCommands } from './remote-commands.ts'
import { Tokens } from './tokens.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry()
  const verdict = { at: new Date().toISOString(), against: {}, outcome: 'passed' as const, refusals: [] }
  for (const build of ['a1', 'b2']) {
    await storeBuild(registry.store, { remote: 'news', build })
    await registry.store.recordVerdict({ remote: 'news', build, ...verdict })
  }
  await registry.store.promote('news', 'a1')
})

const TWO_PEOPLE = '{"approvals": [{}]}'
const FREEZE = { from: '2026-12-24T00:00:00Z', until: '2027-01-02T00:00:00Z', reason: 'Christmas' }

const file = (name = 'policy.json') => join(registry.folder, name)
const edit = (text: string) => writeFile(file(), text)
const promote = (build = 'b2') => registry.post(ADMINISTRATOR, '/remotes/news/promote', { build })
const state = async (sender = ADMINISTRATOR) =>
  (await registry.send(sender, '/policy')) as unknown as ReleasePolicy & { status: number }
const set = (sender: string, text: string, basedOn: number, reason = 'the fair') =>
  registry.post(sender, '/policy', { text, basedOn, reason })
const titles = () => registry.api.log.map(({ actor, title }) => `${actor}: ${title}`)

/** A policy that only `ci` of the remote may promote under. */
const lockOut = { remotes: ['news'], who: ['news/ci'], may: ['promote'] }

const WRONG: [title: string, text: string, position: string][] = [
  ['is no JSON', '{\n  "rules": [],\n}', 'it is no JSON at line 3, column 1'],
  ['is cut off', '{"rules": [', 'it is no JSON'],
  ['has an unknown part', '{"rule": []}', 'Unrecognized key: "rule"'],
  [
    'has a part of another shape',
    '{"rules": [{"remotes": [], "who": ["*"], "may": ["promote"]}]}',
    'at rules.0.remotes: ',
  ],
  [
    'has a freeze that ends before it starts',
    JSON.stringify({ freezes: [{ ...FREEZE, until: '2026-12-23T00:00:00Z' }] }),
    'at freezes.0.until: the freeze ends before it starts',
  ],
  [
    'leaves promotions to a pipeline',
    JSON.stringify({ rules: [lockOut] }),
    'at rules.0: no administrator and no operator may promote news; add one',
  ],
]

describe('an edited policy.json', () => {
  it('takes effect with an entry in the audit log that has the difference', async () => {
    await edit(TWO_PEOPLE)
    expect(await promote()).toMatchObject({ status: 202, code: 'approval_needed' })
    await edit(JSON.stringify({ freezes: [FREEZE] }))
    expect(await promote()).toMatchObject({ status: 200 })
    expect(titles()).toEqual([
      'edit on the server: policy 2: New: Two people must agree to promote all remotes',
      'ana@site.example: promote news b2',
      'edit on the server: policy 3: No longer: Two people must agree to promote all remotes; New: Releases of all remotes are frozen from 2026-12-24T00:00:00Z until 2027-01-02T00:00:00Z: Christmas',
      'ana@site.example: promote news b2',
    ])
  })

  it.each(WRONG)('that %s changes nothing, and its position is reported', async (_title, text, position) => {
    await edit(TWO_PEOPLE)
    expect(await promote()).toMatchObject({ status: 202 })
    await edit(text)
    expect(await promote()).toMatchObject({ status: 202 })
    expect(await state()).toMatchObject({
      ...{ version: 2, by: 'edit on the server', text: TWO_PEOPLE },
      sentences: ['Two people must agree to promote all remotes'],
    })
    const problems = (await state()).problems.map(remarkText)
    expect(problems).toEqual([expect.stringContaining(position)])
    const [damage = ''] = (await damagedFiles(registry.dataDir)).filter((one) => one.includes('policy'))
    expect(damage).toMatch(
      /^registry\/policy\.json is not in force: .*Version 2 of the policy stays in force\.$/s,
    )
    expect(damage).toContain(position)
    await edit('{}')
    expect(await promote()).toMatchObject({ status: 200 })
    expect((await state()).problems).toEqual([])
  })

  it('that is removed changes nothing, until {} is written', async () => {
    await edit(TWO_PEOPLE)
    expect(await promote()).toMatchObject({ status: 202 })
    await rm(file())
    expect(await promote()).toMatchObject({ status: 202 })
    expect(await state()).toMatchObject({ problems: [{ message: expect.stringContaining('it is missing') }] })
    await edit('{}')
    expect(await promote()).toMatchObject({ status: 200 })
  })

  it('takes effect while the api is away, and its entry follows', async () => {
    registry.api.isLogAway = true
    await edit(TWO_PEOPLE)
    expect((await state()).version).toBe(2)
    registry.api.isLogAway = false
    await promote()
    expect(titles()).toEqual([
      expect.stringMatching(/^edit on the server: policy 2: New: .* \(at 20.*Z\)$/),
      'ana@site.example: promote news b2',
    ])
  })

  it('of an older version stays in force whatever its sense, and only once', async () => {
    await rm(file('policy-in-force.json'))
    await edit(JSON.stringify({ rules: [lockOut] }))
    expect(await promote()).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(
      titles().filter((title) => title.includes('policy 1: New: news/ci may promote news')),
    ).toHaveLength(1)
    await edit(JSON.stringify({ rules: [lockOut, lockOut] }))
    expect(await state()).toMatchObject({ version: 1, problems: [{}] })
  })

  it('is logged once for each content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'policy-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const api = await startApi()
    onTestFinished(() => void api.close())
    const logged: string[] = []
    const auditLog = new AuditLog({ apiUrl: api.url, token: api.logToken, folder })
    onTestFinished(() => auditLog.close())
    const store = new ReleaseStore(join(folder, 'releases'))
    const log = (text: string) => logged.push(text)
    const policy = new PolicyInForce({
      ...{ folder, store, tokens: new Tokens(folder), auditLog, log },
      records: new Records({ folder, auditLog, log }),
    })
    await policy.start()
    for (const text of ['{', '{', '[]', '{}', '[]']) {
      await writeFile(join(folder, 'policy.json'), text)
      await policy.read()
    }
    expect(logged).toEqual([
      expect.stringMatching(
        /^registry\/policy\.json is not in force: it is no JSON.* Version 1 of the policy/,
      ),
      expect.stringContaining('expected object'),
      expect.stringContaining('expected object'),
    ])
  })
})

describe('a policy that an administrator sets', () => {
  it('is in force at once, also in policy.json, with its reason and the difference in the audit log', async () => {
    const text = JSON.stringify({ freezes: [{ ...FREEZE, remotes: ['news', 'event'] }] }, null, 2)
    expect(await set(ADMINISTRATOR, text, 1)).toMatchObject({ status: 200, version: 2 })
    expect(await readFile(file(), 'utf8')).toBe(text)
    expect(await state()).toMatchObject({
      ...{ version: 2, by: 'ana@site.example', text, problems: [] },
      warnings: [{ at: 'freezes.0.remotes.1', message: 'the site has no remote event' }],
    })
    expect(titles()).toEqual([
      'ana@site.example: policy set 2 --reason "the fair": New: Releases of news and event are frozen from 2026-12-24T00:00:00Z until 2027-01-02T00:00:00Z: Christmas',
    ])
  })

  it('replaces no version that the person has not seen', async () => {
    await edit(TWO_PEOPLE)
    for (const sender of [ADMINISTRATOR, SECOND_ADMINISTRATOR])
      expect(await set(sender, '{}', 1)).toMatchObject({
        ...{ status: 409, code: 'policy_changed' },
        message: expect.stringContaining('edit on the server has set version 2'),
      })
    expect([await readFile(file(), 'utf8'), (await state()).version]).toEqual([TWO_PEOPLE, 2])
  })

  it.each(WRONG)(
    'and that %s is refused with the position, and changes nothing',
    async (_title, text, position) => {
      expect(await set(ADMINISTRATOR, text, 1)).toMatchObject({
        ...{ status: 422, code: 'policy_invalid' },
        errors: { text: [expect.stringContaining(position)] },
      })
      expect(await state()).toMatchObject({ version: 1, sentences: [] })
      expect(registry.api.log).toEqual([])
    },
  )

  it('is checked first, with what it would change and what is worth a second look', async () => {
    const text = JSON.stringify({
      rules: [{ remotes: ['*'], who: ['news/cli', '*@site.example'], may: ['promote'] }],
      freezes: [FREEZE, { ...FREEZE, remotes: ['news'], reason: 'Too' }],
      trustedPublishers: ['a', 'b'].map((repository) => ({
        ...{ issuer: 'https://ci.example', claims: { repository }, remote: 'news', name: 'github' },
        scopes: ['publish', 'override'],
      })),
    })
    const check = (sender: string, of = text) => registry.post(sender, '/policy/check', { text: of })
    const token = await registry.token({ scopes: ['publish'] })
    expect(await check(token)).toMatchObject({
      problems: [],
      warnings: [
        { at: 'freezes.1', message: 'it overlaps with freezes.0' },
        { at: 'trustedPublishers.1.name', message: 'rules cannot tell it from another news/github' },
        { at: 'rules.0.who.0', message: 'there is no token news/cli' },
      ],
      changes: expect.arrayContaining([
        'New: news/cli and *@site.example may promote all remotes',
        'New: The CI job news/github of https://ci.example with repository a gets a token to publish and override news for 15 min',
      ]),
    })
    expect(await check(token, '{')).toMatchObject({ problems: [{ at: '' }], changes: [] })
    expect((await state()).version).toBe(1)
    expect(await state(token)).not.toHaveProperty('text')
    expect(await set(token, '{}', 1)).toMatchObject({ status: 403, code: 'not_allowed' })
  })

  it('needs a second person while promotions do, unless only freezes change', async () => {
    await edit(TWO_PEOPLE)
    expect(await set(ADMINISTRATOR, '{}', 2)).toMatchObject({ status: 202, code: 'approval_needed' })
    expect(await set(ADMINISTRATOR, '{}', 2)).toMatchObject({ status: 202, code: 'approval_needed' })
    expect(await promote()).toMatchObject({ status: 202 })
    const [own, other] = [await state(), await state(SECOND_ADMINISTRATOR)]
    expect([own.proposal?.mayApprove, other.proposal?.mayApprove]).toEqual([false, true])
    expect(other.proposal).toMatchObject({
      ...{ by: 'ana@site.example', reason: 'the fair', text: '{}' },
      changes: ['No longer: Two people must agree to promote all remotes'],
    })
    const frozen = JSON.stringify({ ...JSON.parse(TWO_PEOPLE), freezes: [FREEZE] })
    expect(await set(SECOND_ADMINISTRATOR, frozen, 2)).toMatchObject({ status: 200, version: 3 })
    // It was about version 2.
    expect((await state(SECOND_ADMINISTRATOR)).proposal).toBeUndefined()
    expect(await set(ADMINISTRATOR, '{}', 3)).toMatchObject({ status: 202 })
    expect(await set(SECOND_ADMINISTRATOR, '{}', 3)).toMatchObject({ status: 200, version: 4 })
    expect(await state()).toMatchObject({ by: 'ana@site.example and ben@site.example', sentences: [] })
  })

  it('replaces a record that is damaged, which blocks everything else', async () => {
    await edit(TWO_PEOPLE)
    expect((await state()).version).toBe(2)
    await writeFile(file('policy-in-force.json'), '{"version"')
    expect(await promote()).toMatchObject({ status: 503, code: 'policy_unreadable' })
    expect(await state()).toMatchObject({
      ...{ isUnreadable: true, version: 0, text: TWO_PEOPLE },
      problems: [{ message: expect.stringContaining('registry/policy-in-force.json is damaged') }],
    })
    expect(await set(ADMINISTRATOR, TWO_PEOPLE, 0)).toMatchObject({ status: 200 })
    expect(await promote()).toMatchObject({ status: 202 })
  })
})

it('release policy shows, checks and sets it, and release status reports a file that is not in force', async () => {
  const reports: string[] = []
  const client = new RegistryClient({ url: registry.url, token: registry.operator, by: 'ana' })
  const run = (name: string, reason?: string, ...args: string[]) =>
    remoteCommands[name]?.(
      {
        ...{ registry: client, reasons: { by: 'ana', reason } },
        report: (text: string) => reports.push(text),
      } as unknown as RemoteContext,
      ...args,
    )
  const wanted = file('wanted.json')
  await writeFile(wanted, '{"freezes": 1}')
  const code = process.exitCode
  for (const action of ['check', 'set'])
    expect(await run('policy', 'the fair', action, wanted)).toEqual([
      { problem: expect.stringContaining('at freezes: ') },
    ])
  expect(process.exitCode).toBe(1)
  process.exitCode = code
  await writeFile(wanted, TWO_PEOPLE)
  await expect(run('policy', undefined, 'set', wanted)).rejects.toThrow('Say why')
  expect(await run('policy', 'the fair', 'set', wanted)).toEqual([
    { version: 2, by: 'ana', reason: 'the fair' },
  ])
  expect(await run('policy', undefined, 'show')).toEqual([
    { policy: 'Two people must agree to promote all remotes' },
  ])
  expect(titles().at(-1)).toContain('operator (ana): policy set 2 --reason "the fair"')
  await edit('{')
  expect(await run('status')).toHaveLength(1)
  expect(reports).toEqual([
    expect.stringMatching(/^Version 2, set by ana at 20/),
    expect.stringContaining('policy.json is not in force: it is no JSON'),
  ])
})
