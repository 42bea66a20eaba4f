import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseToken } from '@anyam/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeSignedBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, SECOND_ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { damagedFiles } from '../damaged-files.ts'
import { newKey, publicKeyOf } from '../trust/keys.ts'
import { trustIn, writeTrust } from '../trust/trust.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry({ teams: ['mf-careers', 'mf-news'], hasRecords: true })
  const { store, dataDir } = registry
  const verdict = { at: new Date().toISOString(), against: {}, outcome: 'passed' as const, refusals: [] }
  for (const build of ['a1', 'b2']) {
    await storeSignedBuild(store, dataDir, { remote: 'mf-news', build })
    await store.recordVerdict({ remote: 'mf-news', build, ...verdict })
  }
  await store.promote('mf-news', 'a1')
  registry.api.log.length = 0
})

const file = (name: string) => join(registry.folder, name)
const record = (name: string) => registry.api.records?.[name]
const bodyOf = (name: string) => JSON.parse(record(name)?.body ?? 'null')
const titles = () => registry.api.log.map(({ actor, title }) => `${actor}: ${title}`)
const create = (name = 'ci') =>
  registry.post(ADMINISTRATOR, '/tokens', {
    remote: 'mf-news',
    name,
    scopes: ['publish', 'promote'],
    days: 30,
  })
const promote = (sender = ADMINISTRATOR) => registry.post(sender, '/remotes/mf-news/promote', { build: 'b2' })
const TWO_PEOPLE = '{"approvals": [{}]}'
const tokens = async () =>
  (Object.values(await registry.send(ADMINISTRATOR, '/tokens')) as ReleaseToken[]).filter(({ id }) => id)

describe('a record of the registry', () => {
  it('changes in the transaction of its entry in the audit log', async () => {
    const { text } = await create()
    expect(record('tokens')).toMatchObject({ version: 1, changedBy: 'ana@site.example' })
    expect(bodyOf('tokens')).toMatchObject([{ remote: 'mf-news', name: 'ci', by: 'ana@site.example' }])
    expect(record('tokens')?.body).not.toContain(String(text).split('_').slice(2).join('_'))
    await registry.post(ADMINISTRATOR, '/policy', { text: TWO_PEOPLE, basedOn: 1, reason: 'the fair' })
    expect(bodyOf('policy')).toMatchObject({ version: 2, text: TWO_PEOPLE, by: 'ana@site.example' })
    expect(await promote()).toMatchObject({ status: 202 })
    expect(bodyOf('approvals')).toMatchObject([{ by: 'ana@site.example' }])
    expect(await promote(SECOND_ADMINISTRATOR)).toMatchObject({ status: 200 })
    expect(bodyOf('approvals')).toEqual([])
    await registry.post(ADMINISTRATOR, '/teams/allow', { remote: 'mf-news', path: '/more' })
    expect(bodyOf('teams')['mf-news'].owns).toEqual(['/mf-news', '/more'])
    expect(titles()).toEqual([
      'ana@site.example: token create mf-news ci publish,promote 30',
      'ana@site.example: policy set 2 --reason "the fair": New: Two people must agree to promote all remotes',
      'ana@site.example: promote mf-news b2',
      'ben@site.example: promote mf-news b2',
      'ana@site.example: team allow mf-news /more',
    ])
  })

  it('that cannot be written changes nothing, also in its file', async () => {
    registry.api.isLogAway = true
    const policy = { text: TWO_PEOPLE, basedOn: 1, reason: 'the fair' }
    expect(await create()).toMatchObject({ status: 503, code: 'not_logged' })
    expect(await registry.post(ADMINISTRATOR, '/policy', policy)).toMatchObject({ code: 'not_logged' })
    const path = { remote: 'mf-news', path: '/more' }
    expect(await registry.post(ADMINISTRATOR, '/teams/allow', path)).toMatchObject({ code: 'not_logged' })
    registry.api.isLogAway = false
    expect(await tokens()).toEqual([])
    expect(await registry.send(ADMINISTRATOR, '/policy')).toMatchObject({ version: 1 })
    expect(trustIn(registry.dataDir)?.().teams['mf-news']?.owns).toEqual(['/mf-news'])
    await expect(readFile(file('policy.json'))).rejects.toThrow('ENOENT')
    expect(registry.api.log).toEqual([])
  })

  it('that another registry has changed is not overwritten', async () => {
    await create()
    const known = record('tokens')
    registry.api.records = {
      ...registry.api.records,
      tokens: { ...known, body: '[]', version: 7, changedBy: 'x' },
    }
    expect(await create('other')).toMatchObject({ status: 409, code: 'record_changed' })
    expect(record('tokens')?.version).toBe(7)
    // The registry takes the newer version, and the next try succeeds.
    await expect.poll(() => tokens()).toEqual([])
    expect(await create('other')).toMatchObject({ status: 201 })
    expect(bodyOf('tokens')).toMatchObject([{ name: 'other' }])
  })

  it('takes a revocation that was made while the api was away', async () => {
    await create()
    const [token] = await tokens()
    registry.api.isLogAway = true
    expect(await registry.send(ADMINISTRATOR, `/tokens/${token?.id}`, { method: 'DELETE' })).toMatchObject({
      status: 200,
      revokedBy: 'ana@site.example',
    })
    expect(bodyOf('tokens')[0]).not.toHaveProperty('revokedBy')
    registry.api.isLogAway = false
    await registry.restart()
    expect(bodyOf('tokens')).toMatchObject([{ revokedBy: 'ana@site.example' }])
    expect(titles().filter((title) => title.includes('token revoke'))).toHaveLength(1)
    expect(titles().filter((title) => title.includes('edit'))).toEqual([])
  })

  it('is not written for the last use of a token', async () => {
    const { text } = await create()
    await registry.send(String(text), '/remotes')
    expect((await tokens())[0]).toHaveProperty('lastUsedAt')
    expect(record('tokens')?.version).toBe(1)
  })
})

describe('at a start of the registry', () => {
  it('files of an older version become records, with an entry in the audit log', async () => {
    await create()
    registry.api.records = {}
    await registry.restart(() => rm(file('records.json')))
    expect(bodyOf('tokens')).toMatchObject([{ name: 'ci' }])
    expect(Object.keys(bodyOf('teams')).sort()).toEqual(expect.arrayContaining(['mf-careers', 'mf-news']))
    expect(titles()).toContain('registry: the record tokens is taken over from its file')
    registry.api.log.length = 0
    await registry.restart()
    expect(titles()).toEqual([])
  })

  it('a lost folder comes back from the records', async () => {
    await create()
    await registry.post(ADMINISTRATOR, '/policy', { text: TWO_PEOPLE, basedOn: 1, reason: 'the fair' })
    await registry.restart(async () => {
      for (const name of ['tokens.json', 'policy-in-force.json', 'policy.json', 'records.json'])
        await rm(file(name))
    })
    expect(await tokens()).toMatchObject([{ name: 'ci' }])
    expect(await readFile(file('policy.json'), 'utf8')).toBe(TWO_PEOPLE)
    expect(await promote()).toMatchObject({ status: 202 })
  })

  it('a policy that was set before a crash comes with its policy.json, and an edit of that file counts on', async () => {
    const set = (text: string, basedOn: number) =>
      registry.post(ADMINISTRATOR, '/policy', { text, basedOn, reason: 'the fair' })
    const names = ['policy.json', 'policy-in-force.json', 'records.json']
    await set('{ }', 1)
    const older = await Promise.all(names.map((name) => readFile(file(name))))
    await set(TWO_PEOPLE, 2)
    const putBack = () => Promise.all(names.map((name, nth) => writeFile(file(name), older[nth] ?? '')))
    await registry.restart(putBack)
    expect(await readFile(file('policy.json'), 'utf8')).toBe(TWO_PEOPLE)
    expect(await registry.send(ADMINISTRATOR, '/policy')).toMatchObject({ version: 3, text: TWO_PEOPLE })
    expect(titles().filter((title) => title.includes('edit'))).toEqual([])

    await registry.restart(async () => {
      await putBack()
      await writeFile(file('policy.json'), '{"freezes": []}')
    })
    expect(await registry.send(ADMINISTRATOR, '/policy')).toMatchObject({
      ...{ version: 4, text: '{"freezes": []}', by: 'edit on the server' },
    })
  })

  it('a file that is not of this database makes way for the record, and is set aside', async () => {
    await create()
    const own = await readFile(file('tokens.json'), 'utf8')
    await registry.restart(async () => {
      await rm(file('records.json'))
      await writeFile(file('tokens.json'), '[]')
    })
    expect(await readFile(file('tokens.json'), 'utf8')).toBe(own)
    const quarantined = (await readdir(registry.folder)).filter((name) =>
      name.startsWith('tokens.json.replaced-'),
    )
    expect(quarantined).toHaveLength(1)
  })

  it('an edited file, as an older version writes it, is recorded as an edit', async () => {
    await create()
    const [held] = JSON.parse(await readFile(file('tokens.json'), 'utf8'))
    const edit = JSON.stringify([{ ...held, revokedAt: new Date().toISOString(), revokedBy: 'older' }])
    await registry.restart(() => writeFile(file('tokens.json'), edit))
    expect(bodyOf('tokens')).toMatchObject([{ revokedBy: 'older' }])
    expect(titles()).toContain('edit on the server: the file of the record tokens was edited')
  })

  it('a database that was restored from an older backup gets the newer file', async () => {
    await create()
    const older = { ...registry.api.records }
    await create('other')
    await registry.restart(() => {
      registry.api.records = older
    })
    expect(bodyOf('tokens')).toMatchObject([{ name: 'ci' }, { name: 'other' }])
  })

  it('an api that is away keeps it from nothing, and a damaged file is left', async () => {
    await create()
    await registry.restart(async () => {
      registry.api.isLogAway = true
      await writeFile(file('tokens.json'), '{')
    })
    expect(await registry.post(ADMINISTRATOR, '/remotes/mf-news/rollback')).not.toMatchObject({ status: 503 })
    registry.api.isLogAway = false
    await registry.restart()
    expect(await readFile(file('tokens.json'), 'utf8')).toBe('{')
    expect(bodyOf('tokens')).toMatchObject([{ name: 'ci' }])
  })
})

describe('a key in trust.json that was added without the registry', () => {
  const KEY = publicKeyOf(newKey())
  const addKey = async () => {
    const trust = trustIn(registry.dataDir)?.()
    const team = trust?.teams['mf-news']
    if (!trust || !team) throw new Error('There is no team.')
    const teams = { ...trust.teams, 'mf-news': { ...team, keys: [...team.keys, KEY] } }
    await writeTrust(registry.dataDir, { ...trust, teams })
  }

  it('is reported, and refuses builds of its remote until it is added or withdrawn', async () => {
    await addKey()
    const refused = {
      status: 403,
      code: 'not_signed',
      message: expect.stringContaining('without the registry'),
    }
    expect(await promote()).toMatchObject(refused)
    expect(
      await registry.post(ADMINISTRATOR, '/teams/allow', { remote: 'mf-careers', path: '/x' }),
    ).toMatchObject(refused)
    expect(await damagedFiles(registry.dataDir)).toEqual([
      expect.stringContaining(`team withdraw mf-news ${KEY}`),
    ])
    await registry.restart()
    expect(bodyOf('teams')['mf-news'].keys).not.toContain(KEY)
    expect(
      titles().filter((title) => title.startsWith('edit on the server: trust/trust.json has a key')),
    ).toHaveLength(1)
    expect(await promote()).toMatchObject(refused)

    await registry.post(ADMINISTRATOR, '/teams/withdraw', { remote: 'mf-news', key: KEY })
    expect(await promote()).toMatchObject({ status: 200 })
    expect(await damagedFiles(registry.dataDir)).toEqual([])
  })

  it('counts once an administrator adds it', async () => {
    await addKey()
    await registry.post(ADMINISTRATOR, '/teams', { remote: 'mf-news', key: KEY })
    expect(bodyOf('teams')['mf-news'].keys).toContain(KEY)
    expect(await promote()).toMatchObject({ status: 200 })
  })
})

it('the keys that shells read are not replaced by a record', async () => {
  const teams = { body: '{}', version: 9, changedBy: 'x' }
  await registry.restart(() => {
    registry.api.records = { ...registry.api.records, teams }
  })
  expect(Object.keys(trustIn(registry.dataDir)?.().teams ?? {})).toContain('mf-news')
  expect(record('teams')?.version).toBe(10)
})
