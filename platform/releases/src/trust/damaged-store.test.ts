import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkoutOf, storeSignedBuild } from '../../test/builds.ts'
import { withLock } from '../lock.ts'
import { openStore } from '../open-store.ts'
import { registryKey } from './key-files.ts'
import { prepareTrust } from './prepare.ts'

let dataDir: string
let root: string
let settings: { dataDir: string; releasesS3: undefined }
const messages: string[] = []

beforeEach(async () => {
  messages.length = 0
  const dir = await mkdtemp(join(tmpdir(), 'damaged-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  root = await checkoutOf(join(dir, 'checkout'), ['mf-news'])
  dataDir = join(dir, 'data')
  settings = { dataDir, releasesS3: undefined }
  const store = await start()
  for (const build of ['a1', 'b2']) await storeSignedBuild(store, dataDir, { remote: 'mf-news', build })
  await store.promote('mf-news', 'a1')
})

/** Does what the registry and `npm start` do with a data folder. */
async function start() {
  await prepareTrust(settings, root)
  return openStore(settings, { key: await registryKey(dataDir), report: (text) => messages.push(text) })
}

const path = (name: string) => join(dataDir, name)
const contents = (...names: string[]) =>
  Promise.all(names.map((name) => readFile(path(name), 'utf8').catch(() => undefined)))

/** Within the seed of a key in PEM, which then is another key. */
const LAST_DIGIT = /\d(?=\D*$)/
const otherDigit = (digit: string) => (digit === '1' ? '2' : '1')

const DAMAGES: [title: string, damage: (file: string) => Promise<void>][] = [
  ['cut off', async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 40))],
  ['emptied', (file) => writeFile(file, '')],
  ['filled with something else', (file) => writeFile(file, '{"remotes": []}')],
  [
    'altered in one character',
    async (file) => {
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(file.endsWith('.pem') ? LAST_DIGIT : /\d/, otherDigit))
    },
  ],
  ['removed', (file) => rm(file)],
]

const LIVE = 'releases/live.json'
const ACCEPTED = 'accepted/live.json'

describe('a live set that is damaged with the one that was accepted last', () => {
  it.each(DAMAGES)(
    'when they are %s, is released over by nothing, and counts again when it is restored',
    async (_title, damage) => {
      const running = await start()
      expect(running.live().remotes['mf-news']?.build).toBe('a1')
      const all = [LIVE, ACCEPTED, 'releases/journal.ndjson']
      const before = await contents(...all)
      for (const name of [LIVE, ACCEPTED]) await damage(path(name))
      const damaged = await contents(...all)

      const restarted = await start()
      expect(restarted.live().remotes).toEqual({})
      await expect(restarted.promote('mf-news', 'b2')).rejects.toThrow(
        /No earlier one is known, so visitors get no pages and nothing is released over it. Restore live.json/,
      )
      expect(messages.join(' ')).toContain('Restore live.json and journal.ndjson')
      expect(await contents(...all)).toEqual(damaged)
      // A server that has read them before continues to serve.
      expect(running.live().remotes['mf-news']?.build).toBe('a1')

      await writeFile(path(LIVE), before[0] ?? '')
      expect(restarted.live().remotes['mf-news']?.build).toBe('a1')
      await restarted.promote('mf-news', 'b2')
      expect((await start()).live().remotes['mf-news']?.build).toBe('b2')
    },
  )

  it.each(DAMAGES)(
    'is the only loss that matters: while one of them is %s, the other goes on',
    async (_title, damage) => {
      await damage(path(LIVE))
      expect((await start()).live().remotes['mf-news']?.build).toBe('a1')
      await (await start()).promote('mf-news', 'b2')
      await damage(path(ACCEPTED))
      expect((await start()).live().remotes['mf-news']?.build).toBe('b2')
    },
  )
})

describe('keys and trust', () => {
  it.each(['trust/trust.json', 'registry/registry.pem'])(
    '%s that is damaged is named by a start, which writes nothing, and counts again when it is restored',
    async (name) => {
      const [before] = await contents(name)
      for (const [title, damage] of DAMAGES) {
        await damage(path(name))
        const damaged = await contents(name, LIVE)
        await expect(start(), title).rejects.toThrow(new RegExp(`^${name} is (damaged|missing)`))
        expect(await contents(name, LIVE)).toEqual(damaged)
        await writeFile(path(name), before ?? '')
      }
      expect((await start()).live().remotes['mf-news']?.build).toBe('a1')
    },
  )
})

it('a shell that starts without a usable trust has no pages, and follows the restored file', async () => {
  const [before = ''] = await contents('trust/trust.json')
  for (const [title, damage] of DAMAGES) {
    await damage(path('trust/trust.json'))
    const shell = await openStore(settings, { report: (text) => messages.push(text) })
    expect(shell.live().remotes, title).toEqual({})
    expect(messages.join(' ')).toContain('trust/trust.json is')
    await writeFile(path('trust/trust.json'), before)
    expect(shell.live().remotes['mf-news']?.build, title).toBe('a1')
  }
})

it('shells and the registry of a machine share the memory of what was accepted, and leave no temporary files', async () => {
  const stores = [await start(), await start(), await start()]
  await stores[0]?.promote('mf-news', 'b2')
  for (const store of stores) expect(store.live().remotes['mf-news']?.build).toBe('b2')
  expect(await readdir(path('accepted'))).toEqual(['live.json'])
  expect(messages).toEqual([])
})

it.each([
  ...DAMAGES,
  ['overwritten with garbage', (file: string) => writeFile(file, 'x'.repeat(5_000))] as const,
])('a lock that was %s hinders no release, and is held by one at a time', async (_title, damage) => {
  const [one, other] = [await start(), await start()]
  await damage(path('releases/.lock.db'))
  const held: string[] = []
  const take = (dir: string, name: string) =>
    withLock(dir, async () => {
      held.push(`${name} takes it`)
      await readdir(dir)
      held.push(`${name} leaves it`)
    })
  await Promise.all(['a', 'b', 'c'].map((name) => take(path('releases'), name)))
  for (let at = 0; at < held.length; at += 2) expect(held[at]?.[0]).toBe(held[at + 1]?.[0])
  await one.promote('mf-news', 'b2')
  await other.refresh()
  expect(other.live().remotes['mf-news']?.build).toBe('b2')
})

it('a verdict that cannot be read is none, and a key with which nobody should sign is replaced', async () => {
  const store = await start()
  await writeFile(path('releases/mf-news/a1/verdict.json'), '{"outcome":')
  expect(await store.verdict('mf-news', 'a1')).toBeUndefined()
  const key = await store.previewKey()
  for (const text of ['', 'abc', '\0'.repeat(64)]) {
    await writeFile(path('releases/.private/previews.key'), text)
    const next = await store.previewKey()
    expect(next).toHaveLength(32)
    expect(next).not.toEqual(key)
    expect(await (await start()).previewKey()).toEqual(next)
  }
})
