import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { readSettings } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import { ensureBucket } from '@anyam/server/s3'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Bucket } from '../platform/releases/src/bucket.ts'
import { collectGarbage } from '../platform/releases/src/collect-garbage.ts'
import { contentName } from '../platform/releases/src/content-folder.ts'
import { integrityOf } from '../platform/releases/src/integrity.ts'
import { openStore } from '../platform/releases/src/open-store.ts'
import { RegistryClient } from '../platform/releases/src/registry/client.ts'
import type { ReleaseStore } from '../platform/releases/src/store.ts'
import { registryKey } from '../platform/releases/src/trust/key-files.ts'
import { prepareTrust } from '../platform/releases/src/trust/prepare.ts'
import { checkoutOf, stageBuild, storeBuild, storeSignedBuild } from '../platform/releases/test/builds.ts'
import { describeComingAndGoing } from '../platform/releases/test/coming-and-going-contract.ts'
import { startRegistry } from '../platform/releases/test/registry.ts'
import { describeStore } from '../platform/releases/test/store-contract.ts'
import { upload } from '../platform/releases/test/upload.ts'
import { startS3Server } from './s3-server.ts'

let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>
let made = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arunika-releases-'))
  server = await startS3Server(join(folder, 's3'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function newBucket() {
  made += 1
  const s3 = { ...server.s3, bucket: `releases-${made}` }
  await ensureBucket(s3)
  return s3
}

/** Environment of a new, empty machine. */
const machine = async (s3: typeof server.s3) => ({
  DATA_DIR: await mkdtemp(join(folder, 'data-')),
  RELEASES_S3_BUCKET: s3.bucket,
  RELEASES_S3_ENDPOINT: s3.endpoint ?? '',
  RELEASES_S3_ACCESS_KEY_ID: s3.accessKeyId,
  RELEASES_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})

const newMachine = async () => machine(await newBucket())

// Promise 25 is included: shells pool what they have seen in the store.
describeStore('a bucket', newMachine)
describeComingAndGoing('a bucket', newMachine)

describe('machines that share a bucket', () => {
  async function twoMachines() {
    const s3 = await newBucket()
    const open = async () => openStore(readSettings(await machine(s3)))
    return { team: await open(), shell: await open(), bucket: new Bucket(s3), open }
  }

  async function promoteNew(team: ReleaseStore, build: string) {
    await storeBuild(team, { remote: 'news', build })
    await team.promote('news', build)
  }

  const fileOf = (shell: ReleaseStore, build: string) =>
    readFile(join(shell.buildDir('news', build), 'web/routes.js'), 'utf8')

  it('pick up a promotion on their own, once its files are on their own disk', async () => {
    const { team, shell } = await twoMachines()
    const closing = new AbortController()
    onTestFinished(() => closing.abort())
    const changed = new Promise<void>((resolve) => shell.watch(resolve, closing.signal, () => {}))
    await promoteNew(team, 'a1')
    await changed
    expect(shell.live().remotes.news?.build).toBe('a1')
    expect(await fileOf(shell, 'a1')).toContain('news a1 web/routes.js')
  })

  it('serve one copy from several shells, none of which takes a build from another while fetching it', async () => {
    const s3 = await newBucket()
    const team = await openStore(readSettings(await machine(s3)))
    const builds = ['a1', 'b2', 'c3', 'd4', 'e5']
    for (const build of builds) await storeBuild(team, { remote: 'news', build })
    const shared = readSettings(await machine(s3))
    const shells = await Promise.all(Array.from({ length: 4 }, () => openStore(shared)))
    for (const build of builds) {
      await Promise.all(
        shells.map(async (shell) => {
          await shell.fetchBuild('news', build)
          expect(await fileOf(shell, build)).toContain(build)
        }),
      )
    }
  })

  it('never go back to an older live set when one process of a machine is slower than another', async () => {
    const s3 = await newBucket()
    const team = await openStore(readSettings(await machine(s3)))
    const shared = readSettings(await machine(s3))
    const [slow, quick] = [await openStore(shared), await openStore(shared)]
    await promoteNew(team, 'a1')
    const { get } = Bucket.prototype
    const goOn = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    let isFirst = true
    const requests = vi.spyOn(Bucket.prototype, 'get').mockImplementation(async function (
      this: Bucket,
      ...args
    ) {
      if (args[0] === 'news/a1/manifest.json' && isFirst) {
        isFirst = false
        begun.resolve()
        await goOn.promise
      }
      return get.apply(this, args)
    })
    onTestFinished(() => requests.mockRestore())
    const following = slow.refresh()
    await begun.promise
    await promoteNew(team, 'b2')
    await quick.refresh()
    expect(quick.live().remotes.news?.build).toBe('b2')
    goOn.resolve()
    await following
    expect(quick.live().remotes.news?.build).toBe('b2')
  })

  it('fetch of a new build only what their other builds lack, and what was altered in those', async () => {
    const { team, shell } = await twoMachines()
    const more = { 'web/roof.svg': 'the same picture', 'web/wall.svg': 'one more picture' }
    await storeBuild(team, { remote: 'news', build: 'a1', more })
    await shell.fetchBuild('news', 'a1')
    await storeBuild(team, { remote: 'news', build: 'b2', more })
    const contentOf = async (file: string) => {
      const { files } = await team.manifest('news', 'b2')
      return contentName(files[file]?.integrity ?? '')
    }
    await writeFile(join(shell.dir, await contentOf('web/wall.svg')), 'another picture!')
    const requests = vi.spyOn(Bucket.prototype, 'get')
    onTestFinished(() => requests.mockRestore())
    await shell.fetchBuild('news', 'b2')
    const fetched = requests.mock.calls.map(([key]) => key)
    expect(fetched).toContain(await contentOf('web/routes.js'))
    expect(fetched).toContain(await contentOf('web/wall.svg'))
    expect(fetched).not.toContain(await contentOf('web/roof.svg'))
    for (const [name, text] of Object.entries(more))
      expect(await readFile(join(shell.buildDir('news', 'b2'), name), 'utf8')).toBe(text)
  })

  it('stay on what they have while a build was altered or lost on its way, and follow when it is whole', async () => {
    const { team, shell, bucket } = await twoMachines()
    await promoteNew(team, 'a1')
    await shell.refresh()
    await promoteNew(team, 'b2')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => logged.mockRestore())
    const { files } = await team.manifest('news', 'b2')
    const routes = contentName(files['web/routes.js']?.integrity ?? '')
    const whole = await bucket.get(routes)
    await bucket.put(routes, 'alert(1)')
    await shell.refresh()
    expect(shell.live().remotes.news?.build).toBe('a1')
    expect(logged).toHaveBeenCalledWith('news/b2:', new Error('web/routes.js was altered in the bucket.'))

    await bucket.put(routes, whole === undefined || whole === 'same' ? '' : `${whole.bytes}`)
    await shell.refresh()
    expect(shell.live().remotes.news?.build).toBe('b2')
  })

  it('follow signed changes only, and none that was written into the bucket without a key', async () => {
    const s3 = await newBucket()
    const [registry, visited] = [readSettings(await machine(s3)), readSettings(await machine(s3))]
    await prepareTrust(registry, await checkoutOf(join(folder, 'checkout'), ['mf-news']))
    await cp(join(registry.dataDir, 'trust'), join(visited.dataDir, 'trust'), { recursive: true })
    const team = await openStore(registry, { key: await registryKey(registry.dataDir) })
    const alarms: string[] = []
    const shell = await openStore(visited, { report: (sentence) => alarms.push(sentence) })
    for (const build of ['a1', 'b2']) {
      await storeSignedBuild(team, registry.dataDir, { remote: 'mf-news', build })
      await team.promote('mf-news', build)
    }
    await shell.refresh()
    expect(shell.live().remotes['mf-news']?.build).toBe('b2')

    const bucket = new Bucket(s3)
    const { signature: _, ...live } = team.live()
    await bucket.put('live.json', JSON.stringify({ ...live, revision: 99, remotes: {} }))
    await shell.refresh()
    expect(alarms).toEqual([expect.stringContaining('The live set is not signed.')])
    expect(shell.live().remotes['mf-news']?.build).toBe('b2')

    await team.promote('mf-news', 'a1', { action: 'rollback' })
    await shell.refresh()
    expect(shell.live().remotes['mf-news']?.build).toBe('a1')
  })

  it('fetch an older build when a tab asks for its files, and drop what the store no longer has', async () => {
    const { team, shell } = await twoMachines()
    await storeBuild(team, { remote: 'news', build: 'a1' })
    await promoteNew(team, 'b2')
    await shell.refresh()
    await expect(fileOf(shell, 'a1')).rejects.toThrow('ENOENT')
    await shell.fetchBuild('news', 'a1')
    expect(await fileOf(shell, 'a1')).toContain('a1')
    await shell.fetchBuild('news', 'zz')
    await team.remove('news', 'a1')
    await shell.refresh()
    await expect(fileOf(shell, 'a1')).rejects.toThrow('ENOENT')
  })

  it('store the bytes of a file once, whichever builds have it, and none that no build has', async () => {
    const { team, shell, bucket } = await twoMachines()
    const more = { 'web/roof.svg': 'the same picture' }
    for (const build of ['a1', 'b2']) await storeBuild(team, { remote: 'news', build, more })
    const contents = async () => (await bucket.objects('content/')).length
    // For each build: the entry, the routes, the server's entry, the manifest for other hosts, and the picture.
    expect(await contents()).toBe(9)
    await team.promote('news', 'b2')
    await team.remove('news', 'a1')
    // Files that a publication may be about to use are spared for two days.
    await collectGarbage(team, new Date())
    expect(await contents()).toBe(9)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 3600_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await collectGarbage(team, new Date())
    vi.useRealTimers()
    expect(await contents()).toBe(5)
    await shell.refresh()
    expect(await fileOf(shell, 'b2')).toContain('b2')
  })

  describe('get a publication whole', () => {
    const more = { 'web/roof.svg': 'the same picture' }
    const PICTURE = contentName(integrityOf('the same picture'))
    const ROUTES = contentName(integrityOf('/* news a1 web/routes.js */'))
    const build = (build: string) => ({ remote: 'news', build, more })

    async function expectWhole(machine: ReleaseStore, build: string) {
      await machine.fetchBuild('news', build)
      const { files } = await machine.manifest('news', build)
      for (const [name, { integrity }] of Object.entries(files))
        expect(integrityOf(await readFile(join(machine.buildDir('news', build), name)))).toBe(integrity)
    }

    it('of which the team sends no file that the bucket has, also to a registry on a new machine', async () => {
      const { team, shell, open } = await twoMachines()
      await storeBuild(team, build('a1'))
      const registry = await open()
      // Not the picture, which a1 already has.
      expect(await upload(registry, await stageBuild(registry, build('b2')))).toBe(4)
      await expectWhole(shell, 'b2')
    })

    it('of which the team sends a file that was altered in the bucket', async () => {
      const { team, shell, bucket, open } = await twoMachines()
      await storeBuild(team, build('a1'))
      await bucket.put(PICTURE, 'not the picture')
      const registry = await open()
      expect(await upload(registry, await stageBuild(registry, build('b2')))).toBe(5)
      await expectWhole(shell, 'b2')
    })

    it('also if the bucket has lost a file that the registry still has', async () => {
      const { team, shell, bucket } = await twoMachines()
      await storeBuild(team, build('a1'))
      await team.fetchBuild('news', 'a1')
      await bucket.remove(PICTURE)
      expect(await upload(team, await stageBuild(team, build('b2')))).toBe(4)
      await expectWhole(shell, 'b2')
    })

    it.each([
      ['from the registry, which has it', true, 0],
      ['from the team, if the registry does not have it', false, 1],
    ])('when a build is published again of which the bucket has lost a file: %s', async (_, isHeld, sent) => {
      const { team, shell, bucket } = await twoMachines()
      await storeBuild(team, build('a1'))
      if (isHeld) await team.fetchBuild('news', 'a1')
      await bucket.remove(ROUTES)
      await expect(shell.fetchBuild('news', 'a1')).rejects.toThrow('web/routes.js is missing in the bucket.')
      const before = await bucket.get('news/a1/manifest.json')
      expect(await upload(team, await stageBuild(team, build('a1')))).toBe(sent)
      await expectWhole(shell, 'a1')
      expect(await bucket.get('news/a1/manifest.json')).toMatchObject({ bytes: Object(before).bytes })
      expect(await team.journal()).toHaveLength(1)
      // A repeat uploads nothing.
      expect(await upload(team, await stageBuild(team, build('a1')))).toBe(0)
    })

    it('over HTTP, where a build that has lost a file counts as one to publish', async () => {
      const { team, shell, bucket } = await twoMachines()
      const registry = await startRegistry({ store: team })
      const client = new RegistryClient({ url: registry.url, token: await registry.token() })
      const { manifest, from } = await stageBuild(team, build('a1'))
      expect(await client.publish(manifest, from)).toMatchObject({ added: true, files: 5 })
      expect(await client.wholeManifest(manifest)).toEqual(manifest)
      await bucket.remove(ROUTES)
      expect(await client.wholeManifest(manifest)).toBeUndefined()
      expect(await client.manifest(manifest)).toEqual(manifest)
      expect(await client.publish(manifest, from)).toMatchObject({ added: false, files: 1 })
      expect(await client.wholeManifest(manifest)).toEqual(manifest)
      await expectWhole(shell, 'a1')
    })
  })

  it('go on with builds from before the bucket had files by their contents, next to new ones, and collect them', async () => {
    const { team, shell, bucket, open } = await twoMachines()
    const more = { 'web/roof.svg': 'the same picture' }
    const old = await stageBuild(team, { remote: 'news', build: 'a1', more })
    const base = 'news/a1'
    for (const file of Object.keys(old.manifest.files))
      await bucket.putFile(`${base}/${file}`, join(old.from, file))
    await bucket.put(`${base}/manifest.json`, JSON.stringify(old.manifest, null, 2))
    await team.promote('news', 'a1')
    await shell.refresh()
    expect(shell.live().remotes.news?.build).toBe('a1')
    const filesIn = async (machine: ReleaseStore, build: string) => {
      const { files } = await team.manifest('news', build)
      for (const [name, { integrity }] of Object.entries(files))
        expect(integrityOf(await readFile(join(machine.buildDir('news', build), name)))).toBe(integrity)
      return Object.keys(files).length
    }
    expect(await filesIn(shell, 'a1')).toBe(5)

    await storeBuild(team, { remote: 'news', build: 'b2', more })
    await team.promote('news', 'b2')
    const requests = vi.spyOn(Bucket.prototype, 'get')
    onTestFinished(() => requests.mockRestore())
    await shell.refresh()
    const picture = contentName(integrityOf('the same picture'))
    expect(requests.mock.calls.map(([key]) => key)).not.toContain(picture)
    expect(await filesIn(shell, 'b2')).toBe(5)
    expect(await bucket.objects('content/')).toHaveLength(5)

    // Nothing is unused yet, because a rollback to the old build needs its files.
    const later = (days: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3600_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    later(3)
    await collectGarbage(team, new Date())
    vi.useRealTimers()
    expect(await bucket.objects(`${base}/`)).toHaveLength(6)
    const another = await open()
    await another.fetchBuild('news', 'a1')
    expect(await filesIn(another, 'a1')).toBe(5)

    for (const build of ['c3', 'd4']) await promoteNew(team, build)
    later(8)
    const removed = await collectGarbage(team, new Date())
    vi.useRealTimers()
    expect(removed).toContainEqual({ remote: 'news', build: 'a1' })
    expect(await bucket.objects(`${base}/`)).toEqual([])
    await another.refresh()
    expect(await filesIn(another, 'd4')).toBe(4)
  })

  it('continue with what they have while the bucket is away', async () => {
    const { team, shell } = await twoMachines()
    await promoteNew(team, 'a1')
    await shell.refresh()
    const env = {
      DATA_DIR: join(shell.dir, '..'),
      RELEASES_S3_BUCKET: 'releases',
      RELEASES_S3_ENDPOINT: 'http://127.0.0.1:9',
      RELEASES_S3_ACCESS_KEY_ID: 'a',
      RELEASES_S3_SECRET_ACCESS_KEY: 'b',
    }
    const lonely = await openStore(readSettings(env))
    await expect(lonely.refresh()).rejects.toThrow()
    expect(lonely.live().remotes.news?.build).toBe('a1')
  })

  it('say once that the bucket is away, and once that it is back', async () => {
    const s3 = await newBucket()
    const relay = createServer((socket) => {
      const toBucket = connect(Number(new URL(s3.endpoint ?? '').port), '127.0.0.1')
      pipeline(socket, toBucket, socket, () => {})
    })
    const port = await freePort()
    const env = { ...(await machine(s3)), RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}` }
    const shell = await openStore(readSettings(env))
    const refreshed = vi.spyOn(shell, 'refresh')
    const closing = new AbortController()
    onTestFinished(() => {
      closing.abort()
      relay.close()
    })
    const logged: string[] = []
    const report = (text: string) => logged.push(text)
    shell.watch(() => {}, closing.signal, report)
    await expect.poll(() => refreshed.mock.calls.length).toBeGreaterThanOrEqual(3)
    expect(logged).toEqual(['The release store cannot be reached.'])
    relay.listen(port, '127.0.0.1')
    await expect.poll(() => logged).toHaveLength(2)
    expect(logged[1]).toBe('The release store is back.')
  })
})
