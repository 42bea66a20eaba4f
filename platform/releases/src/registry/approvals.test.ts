import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WaitingApproval } from '@anyam/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { RegistryClient } from './client.ts'
import { type RemoteContext, remoteCommands } from './remote-commands.ts'

const POLICY = {
  rules: [{ remotes: ['news'], who: ['news/ci', 'ana@*'], may: ['promote', 'canary'] }],
  approvals: [{ remotes: ['news'], actions: ['promote', 'canary'] }],
}

let registry: Awaited<ReturnType<typeof startRegistry>>
let token: string

beforeEach(async () => {
  registry = await startRegistry()
  for (const build of ['a1', 'b2']) await storeBuild(registry.store, { remote: 'news', build })
  await registry.store.promote('news', 'a1')
  token = await registry.token()
  await writeFile(join(registry.folder, 'policy.json'), JSON.stringify(POLICY))
})

async function waiting(asking: string | undefined) {
  const { status: _, ...rows } = await registry.send(asking, '/approvals')
  return Object.values(rows) as WaitingApproval[]
}
const promote = () =>
  registry.post(token, '/remotes/news/promote', { build: 'b2', override: 'as I know', reason: 'the fair' })
const canary = (percent: number, body: object = {}) =>
  registry.post(token, '/remotes/news/canary', { build: 'b2', percent, ...body })

describe('what waits for a second person', () => {
  it('is listed with who wants it, why, until when, and whether the reader may approve it', async () => {
    expect(await registry.send(undefined, '/approvals')).toMatchObject({ status: 401 })
    expect(await waiting(token)).toEqual([])
    await promote()
    const [requested] = await waiting(ADMINISTRATOR)
    expect(requested).toMatchObject({
      name: 'promote',
      command: { remote: 'news', build: 'b2', override: 'as I know', reason: 'the fair' },
      by: 'news/ci',
      mayApprove: true,
    })
    expect(Date.parse(requested?.until ?? '') - Date.parse(requested?.at ?? '')).toBe(24 * 3600_000)
    // The first person, a person without a right in the policy, and a shell.
    for (const other of [token, registry.image, registry.shell])
      expect(await waiting(other)).toMatchObject([{ mayApprove: false }])
  })

  it('is printed by `release approvals`, of one remote or of all', async () => {
    await promote()
    const client = new RegistryClient({ url: registry.url, token })
    const printed = (...args: string[]) =>
      remoteCommands.approvals?.({ registry: client } as RemoteContext, ...args)
    const row = { command: 'promote', remote: 'news', build: 'b2', by: 'news/ci' }
    expect(await printed()).toMatchObject([row])
    expect(await printed('news')).toMatchObject([row])
    expect(await printed('careers')).toEqual([])
  })

  it('is done once the same command is sent as it is listed, and waits on while that is refused', async () => {
    await promote()
    const [requested] = await waiting(ADMINISTRATOR)
    const approve = (body: object = {}) =>
      registry.post(ADMINISTRATOR, '/remotes/news/promote', { ...requested?.command, ...body })
    await registry.store.pin('news', { by: 'ana', reason: 'the fair' })
    expect(await approve()).toMatchObject({ status: 409, code: 'not_possible' })
    expect(await waiting(ADMINISTRATOR)).toEqual([requested])
    await registry.store.unpin('news', { by: 'ana' })
    expect(await approve()).toMatchObject({ status: 200 })
    expect((await registry.store.journal()).at(-1)).toMatchObject({
      ...{ by: 'news/ci', approvedBy: 'ana@site.example', override: 'as I know', reason: 'the fair' },
    })
    expect(await waiting(ADMINISTRATOR)).toEqual([])
  })

  it('says when a canary goes live automatically, since two people have to agree on that', async () => {
    await canary(10)
    await canary(10, { promoteAfterMs: 3_600_000 })
    expect((await waiting(ADMINISTRATOR)).map(({ command }) => command.promoteAfterMs)).toEqual([
      3_600_000,
      undefined,
    ])
  })

  it('is the last twenty of a remote, for a day', async () => {
    for (let percent = 20; percent < 50; percent++) await canary(percent)
    const shares = (await waiting(ADMINISTRATOR)).map(({ command }) => command.percent)
    expect(shares).toEqual(Array.from({ length: 20 }, (_, nth) => 49 - nth))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 })
    try {
      expect(await waiting(ADMINISTRATOR)).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})
