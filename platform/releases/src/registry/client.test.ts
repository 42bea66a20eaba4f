import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ADMINISTRATOR } from '../../test/api.ts'
import { storeBuild } from '../../test/builds.ts'
import { startRegistry } from '../../test/registry.ts'
import { RegistryClient } from './client.ts'
import { type RemoteContext, remoteCommands } from './remote-commands.ts'

async function twoReleases() {
  const registry = await startRegistry()
  for (const build of ['a1', 'b2']) await storeBuild(registry.store, { remote: 'news', build })
  await registry.store.promote('news', 'a1')
  return registry
}

/** A network that drops some messages to or from the registry. */
async function lossy(target: string, loses: (nth: number) => 'request' | 'response' | undefined) {
  let count = 0
  const relay = createServer((incoming, outgoing) => {
    const lost = loses(++count)
    if (lost === 'request') return void incoming.socket.destroy()
    const { method, headers, url: path } = incoming
    const onward = request(`${target}${path}`, { method, headers }, (response) => {
      if (lost === 'response') return void incoming.socket.destroy()
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  onTestFinished(() => void relay.close())
  return `http://127.0.0.1:${(relay.address() as AddressInfo).port}`
}

it('a command is repeated while the registry is away, and done once', async () => {
  const registry = await twoReleases()
  const url = await lossy(
    registry.url,
    (nth) => ({ 1: 'request', 2: 'response' })[nth] as 'request' | undefined,
  )
  const client = new RegistryClient({ url, token: await registry.token() })
  const done = await client.command('promote', { remote: 'news', build: 'b2', override: 'as I know' })
  expect(done.message).toBe('b2 of news is live.')
  const promotions = (await registry.store.journal()).filter(({ action }) => action === 'promote')
  expect(promotions.map(({ build }) => build)).toEqual(['a1', 'b2'])
})

it('an unreachable registry is reported in a sentence, and live builds stay', async () => {
  const registry = await twoReleases()
  const client = new RegistryClient({ url: 'http://127.0.0.1:1', token: 'any', patienceMs: 0 })
  await expect(client.command('promote', { remote: 'news', build: 'b2' })).rejects.toMatchObject({
    code: 'away',
    message: expect.stringContaining('The registry at http://127.0.0.1:1 cannot be reached.'),
  })
  expect(registry.store.live().remotes.news?.build).toBe('a1')
})

it('a command with the token of the back-office, which needs a cookie, says what to do', async () => {
  const registry = await twoReleases()
  registry.api.needsCookie = true
  const client = new RegistryClient({ url: registry.url, token: ADMINISTRATOR })
  await expect(client.request('/gc', { method: 'POST', body: {} })).rejects.toMatchObject({
    code: 'cookie_needed',
    message: expect.stringContaining('Ask for a token of the registry on the Releases screen'),
  })
})

it('a handover by a team’s token is refused as such, before the gate is asked', async () => {
  const registry = await twoReleases()
  const client = new RegistryClient({ url: registry.url, token: await registry.token() })
  const context = { registry: client, reasons: {}, redirects: [] } as unknown as RemoteContext
  await expect(remoteCommands.handover?.(context, '/careers', 'careers', 'news', 'b2')).rejects.toThrow(
    'A handover changes two remotes, and a team’s token opens one.',
  )
})

it('a check says which step of the gate runs', async () => {
  const reported: string[] = []
  const steps = ['Gate, step 1 of 2: manifest', 'Gate, step 2 of 2: browser'] as const
  const seen = (step: string) => vi.waitUntil(() => reported.includes(step))
  const registry = await startRegistry({
    async run({ remote, build }, _signal, report) {
      for (const step of steps) {
        report(step)
        await seen(step)
      }
      return { remote, build, at: '', against: {}, outcome: 'passed', refusals: [] }
    },
  })
  await storeBuild(registry.store, { remote: 'news', build: 'a1' })
  const client = new RegistryClient({ url: registry.url, token: await registry.token() })
  await client.check({ remote: 'news', build: 'a1' }, (line) => reported.push(line))
  expect(reported.slice(-2)).toEqual(steps)
})
