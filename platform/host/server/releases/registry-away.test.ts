import { readFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import type { ReleaseCommands } from '@anyam/protocol'
import type { CommandName } from '@anyam/releases/commands'
import { freePort } from '@anyam/server/node'
import { patience } from '@anyam/test-support/patience'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { storeSignedBuild } from '../../../releases/test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../../releases/test/registry.ts'
import { openAsShell } from '../../../releases/test/signed-store.ts'
import { curvesIn } from '../self-healing/curves.ts'
import { healCanaries } from '../self-healing/heal.ts'
import { EvidencePool } from '../telemetry/evidence-pool.ts'
import { releaseAdminApi } from './admin-api.ts'
import { openDevOverrides } from './dev-overrides.ts'
import type { Previews } from './previews.ts'
import { judgedChanges } from './registry.ts'

const publicUrl = 'https://site.example'
const AWAY = {
  code: 'unavailable',
  message: 'The service is not available at the moment. Please try again shortly.',
}

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry({ teams: ['mf-careers', 'mf-news'] })
  const { store, dataDir } = registry
  for (const [remote, build] of [
    ['mf-news', 'a1'],
    ['mf-news', 'b2'],
    ['mf-careers', 'a1'],
    ['mf-careers', 'b2'],
  ] as const) {
    await storeSignedBuild(store, dataDir, { remote, build })
    if (build === 'a1') await store.promote(remote, build)
  }
  await store.promote('mf-careers', 'b2')
  await store.canary('mf-news', 'b2', { percent: 10, promoteAfterMs: null })
})

/** An address at which nothing listens until the registry returns. */
async function awayAddress() {
  const port = await freePort()
  const open = new Set<Socket>()
  const relay = createServer((socket) => {
    open.add(socket)
    const onward = connect(Number(new URL(registry.url).port), new URL(registry.url).hostname)
    pipeline(socket, onward, socket, () => open.delete(socket))
  })
  onTestFinished(() => {
    relay.close()
    for (const socket of open) socket.destroy()
  })
  const comeBack = () => new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}`, comeBack }
}

/** The store as a shell opens it, without the registry's key. */
const shellStore = () => openAsShell(registry.dataDir, expect.unreachable)

async function openReleasesScreen(registryUrl: string) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const { apiUrl, dataDir } = registry
  await releaseAdminApi(app, {
    ...{
      store: await shellStore(),
      apiUrl,
      publicUrl,
      registryUrl,
      healthOf: () => [],
      curvesOf: () => curvesIn(undefined, 'all'),
    },
    devOverrides: await openDevOverrides({ dir: dataDir, publicUrl, listed: [] }),
    previews: { addressOf: () => '' } as unknown as Previews,
  })
  const headers = { authorization: `Bearer ${ADMINISTRATOR}`, 'sec-fetch-site': 'same-origin' }
  return {
    state: () => app.inject({ url: '/releases/state', headers }),
    send: (name: CommandName, payload: object) =>
      app.inject({ method: 'POST', url: `/releases/${name}`, headers, payload }),
  }
}

/** The files of the live set. */
const live = async () => {
  const { dir } = registry.store
  return Promise.all(['live.json', 'journal.ndjson'].map((name) => readFile(join(dir, name), 'utf8')))
}

const COMMANDS = {
  promote: { remote: 'mf-news', build: 'b2', override: 'as I know' },
  rollback: { remote: 'mf-careers' },
  canary: { remote: 'mf-careers', build: 'a1', percent: 5, override: 'as I know' },
  halt: { remote: 'mf-news', reason: 'it is slow' },
  pin: { remote: 'mf-news', reason: 'the fair' },
  unpin: { remote: 'mf-news' },
  unpublish: { remote: 'mf-news', build: 'b2', reason: 'it names a customer' },
  retire: { remote: 'mf-careers' },
  handover: { remote: 'mf-careers', build: 'b2', path: '/mf-news', from: 'mf-news', override: 'as I know' },
} satisfies { [Name in CommandName]: ReleaseCommands[Name] }

describe('while the registry is away', () => {
  it('each command of the Releases screen gets a sentence and changes nothing, and works once it is back', async () => {
    const { url, comeBack } = await awayAddress()
    const { send, state } = await openReleasesScreen(url)
    const before = await live()
    for (const [name, command] of Object.entries(COMMANDS)) {
      const response = await send(name as CommandName, command)
      expect([name, response.statusCode, response.json()]).toEqual([name, 503, AWAY])
    }
    expect(await live()).toEqual(before)
    // The screen itself still works.
    expect((await state()).statusCode).toBe(200)

    await comeBack()
    const response = await send('promote', COMMANDS.promote)
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'b2 of mf-news is live.' }])
    expect((await shellStore()).live().remotes['mf-news']?.build).toBe('b2')
  })

  it('a registry that hangs up gets the same sentence on the screen', async () => {
    const port = await freePort()
    const deaf = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
    onTestFinished(() => void deaf.close())
    const { send } = await openReleasesScreen(`http://127.0.0.1:${port}`)
    const before = await live()
    const response = await send('promote', COMMANDS.promote)
    expect([response.statusCode, response.json()]).toEqual([503, AWAY])
    expect(await live()).toEqual(before)
  })

  it('a canary that fails stays as it is; its halt is tried again and done once the registry is back', async () => {
    const { url, comeBack } = await awayAddress()
    const store = await shellStore()
    const pool = new EvidencePool(store)
    const closing = new AbortController()
    onTestFinished(() => closing.abort())
    const logged: string[] = []
    const changes = judgedChanges(store, url, registry.shell)
    const healing = { store, changes, pool, harm: { '*': 0.02 }, log: (text: string) => logged.push(text) }
    healCanaries(healing, closing.signal)
    visit(pool, closing.signal)
    const before = await live()

    const undecided = () =>
      logged.filter((text) => text.includes('The canary of mf-news could not be decided on'))
    await expect.poll(() => undecided().length, { timeout: patience(20_000) }).toBeGreaterThanOrEqual(3)
    expect(undecided()[0]).toContain(AWAY.message)
    expect(await live()).toEqual(before)

    await comeBack()
    await expect.poll(() => store.live().canaries, { timeout: patience(20_000) }).toEqual({})
    expect(store.live().remotes['mf-news']?.build).toBe('a1')
    const [halt, ...others] = (await store.journal()).filter(({ action }) => action === 'halt')
    expect(halt).toMatchObject({
      ...{ remote: 'mf-news', build: 'b2', by: 'shell' },
      reason: expect.stringMatching(/pages failed in browsers/),
    })
    expect(others).toEqual([])
  })
})

/** Continuously loads pages from several networks: those of the canary fail, those of the live build do not. */
function visit({ loads }: EvidencePool, signal: AbortSignal): void {
  let count = 0
  const timer = setInterval(() => {
    for (const [build, report] of [
      ['a1', 'alive 300'],
      ['b2', 'failed render'],
    ] as const) {
      const id = `${build}-${count++}`
      loads.start(
        id,
        { remote: 'mf-news', build, cell: `network-${count % 7}`, isDocument: false },
        Date.now(),
      )
      loads.report(id, report)
    }
  }, 20)
  signal.addEventListener('abort', () => clearInterval(timer))
}
