import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { badBuilds } from '../../test/bad-builds.ts'
import { storeBuild } from '../../test/builds.ts'
import { candidate } from '../../test/candidate.ts'
import { gateSettings, gateSite } from '../../test/gate-site.ts'
import { ReleaseStore } from '../store.ts'
import { check } from './check.ts'
import { origin } from './origin.ts'
import { UntriedError } from './untried.ts'

async function newStore() {
  const dir = await mkdtemp(join(tmpdir(), 'store-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const store = new ReleaseStore(dir)
  await storeBuild(store, { remote: 'news', build: 'good' })
  await store.promote('news', 'good')
  return store
}

describe('Promise 40: the gate', () => {
  it.each(badBuilds)('refuses a build $title', async ({ add, sentence }) => {
    const store = await newStore()
    await add(store)
    const { outcome, refusals } = await check(store, 'news', 'bad', {
      root: store.dir,
      site: gateSite,
      settings: gateSettings,
    })
    expect(outcome).toBe('refused')
    expect(refusals.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(sentence))
    expect((await store.verdict('news', 'bad'))?.outcome).toBe('refused')
  })

  it('tries other builds while one of the live ones cannot be read', async () => {
    const store = await newStore()
    await storeBuild(store, { remote: 'events', build: 'e1' })
    const [malformed] = badBuilds
    await malformed?.add(store)
    const options = { root: store.dir, site: gateSite, settings: gateSettings }
    expect((await check(store, 'events', 'e1', options)).refusals).toEqual([
      expect.objectContaining({ gate: 'hosts' }),
    ])
  })
})

describe('Promise 40: the gate of own servers', () => {
  /** A build whose files are on another server, with that server's responses. */
  async function servedBy(respond: (file: string) => { text: string; headers?: Record<string, string> }) {
    const listener: RequestListener = ({ url = '' }, response) => {
      const [, file] = /^\/remotes\/mf-events\/b1\/(.+)$/.exec(url) ?? []
      if (!file) return response.writeHead(404).end()
      const { text, headers } = respond(file)
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
        ...headers,
      })
      response.end(text)
    }
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return candidate({ manifest: { origin: address } })
  }

  it('lets a build through whose server has every file as it was published', async () => {
    const build = await servedBy(() => ({ text: '/* web */' }))
    expect(await readFile(join(build.dir, 'web/entry.js'), 'utf8')).toBe('/* web */')
    expect(await origin(build)).toEqual([])
  })

  it.each([
    ['another file', { text: '/* wEb */' }, /is not the file that was published\.$/],
    ['a file that goes on', { text: '/* web */'.repeat(9) }, /is not the file that was published\.$/],
    [
      'a file for its own pages alone',
      { text: '/* web */', headers: { 'access-control-allow-origin': 'https://elsewhere.example' } },
      /its server has to send Access-Control-Allow-Origin: \*\.$/,
    ],
    [
      'a script as text',
      { text: '/* web */', headers: { 'content-type': 'text/plain' } },
      /has the type text\/plain\.$/,
    ],
  ])('refuses a build whose server sends %s', async (_, sent, sentence) => {
    expect(await origin(await servedBy(() => sent))).toEqual([expect.stringMatching(sentence)])
  })

  it('refuses a build that was not uploaded, and says nothing of one whose server is away', async () => {
    const build = await servedBy(() => ({ text: '' }))
    const elsewhere = { ...build, manifest: { ...build.manifest, build: 'b2' } }
    expect(await origin(elsewhere)).toEqual([
      expect.stringMatching(/has status 404: upload the build there first\.$/),
    ])
    const away = await candidate({ manifest: { origin: 'http://127.0.0.1:1' } })
    await expect(origin(away)).rejects.toThrow(UntriedError)
  })
})
