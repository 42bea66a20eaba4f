import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bucket } from '@anyam/releases/bucket'
import { newKey, publicKeyOf } from '@anyam/releases/keys'
import { openStore } from '@anyam/releases/open-store'
import { RegistryClient } from '@anyam/releases/registry-client'
import { readSettings } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import { ensureBucket } from '@anyam/server/s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { contentsOf } from '../../platform/releases/src/content-folder.ts'
import { ReleaseStore } from '../../platform/releases/src/store.ts'
import { attest } from '../../platform/releases/src/trust/attestation.ts'
import { signLiveSet } from '../../platform/releases/src/trust/live-set-signature.ts'
import { startApi } from '../../platform/releases/test/api.ts'
import { stageBuild, storeBuild } from '../../platform/releases/test/builds.ts'
import { startServer } from '../../scripts/children.ts'
import { startS3Server } from '../s3-server.ts'
import { deliver } from './deliver.ts'

const OPERATOR = 'an-operator-of-the-tests'
const IMAGE = 'the-image-of-mf-news-of-the-tests'
const REMOTE = 'mf-news'

let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>
let made = 0
let bucket: Bucket
let env: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-'))
  server = await startS3Server(join(folder, 's3'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  made += 1
  const s3 = { ...server.s3, bucket: `releases-${made}` }
  bucket = new Bucket(s3)
  onTestFinished(() => bucket.close())
  env = {
    RELEASES_S3_BUCKET: s3.bucket,
    RELEASES_S3_ENDPOINT: s3.endpoint ?? '',
    RELEASES_S3_ACCESS_KEY_ID: s3.accessKeyId,
    RELEASES_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
})

/** The registry as started by the compose file, with empty volumes. */
async function startRegistry() {
  const [dataDir, port] = [await mkdtemp(join(folder, 'registry-')), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const api = await startApi()
  onTestFinished(() => void api.close())
  const own = {
    ...{ ...env, DATA_DIR: dataDir, REGISTRY_PORT: String(port), API_URL: api.url },
    ...{ REGISTRY_RELEASE_TOKENS: `${REMOTE}=${IMAGE}`, REGISTRY_OPERATOR_TOKEN: OPERATOR },
    REGISTRY_LOG_TOKEN: api.logToken,
  }
  const start = () =>
    startServer('registry', 'platform/releases/src/registry/server.ts', own, `${url}/health/ready`)
  let running = await start()
  onTestFinished(() => running.stop())
  return {
    dataDir,
    image: new RegistryClient({ url, token: IMAGE }),
    operator: new RegistryClient({ url, token: OPERATOR, by: 'ana' }),
    teams: async () => JSON.parse(await readFile(join(dataDir, 'trust/trust.json'), 'utf8')).teams,
    async restart() {
      await running.stop()
      running = await start()
    },
  }
}

type Registry = Awaited<ReturnType<typeof startRegistry>>

/** A machine with shells, which only has public keys. Each call starts a new shell. */
async function shellMachine({ dataDir }: Pick<Registry, 'dataDir'>) {
  const own = await mkdtemp(join(folder, 'shell-'))
  await symlink(join(dataDir, 'trust'), join(own, 'trust'))
  return async () => {
    const alarms: string[] = []
    const settings = readSettings({ ...env, DATA_DIR: own })
    const store = await openStore(settings, { report: (sentence) => alarms.push(sentence) })
    await store.refresh()
    return { store, alarms, live: () => store.live().remotes[REMOTE]?.build }
  }
}

/** A folder as in the image of mf-news. */
async function packed(build: string) {
  const staging = new ReleaseStore(await mkdtemp(join(folder, 'staging-')))
  const { manifest, from } = await stageBuild(staging, { remote: REMOTE, build, owns: ['/articles'] })
  const image = await mkdtemp(join(folder, 'image-'))
  await cp(from, join(image, 'files'), { recursive: true })
  await writeFile(join(image, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(image, 'provenance.json'), JSON.stringify({ builder: 'local' }))
  return { image, manifest }
}

/** Delivers a build that the gate cannot try, because its files are samples, and makes it live. */
async function release(
  { operator }: Registry,
  build: string,
  sender: { registry: RegistryClient; key: KeyObject },
) {
  await deliver((await packed(build)).image, sender)
  await operator.command('promote', { remote: REMOTE, build, override: 'Only its signature is tried' })
}

async function released(registry: Registry, key = newKey(), ...builds: string[]) {
  for (const build of builds) await release(registry, build, { registry: registry.image, key })
  return key
}

describe('at its first start', () => {
  it('the registry makes its key, and has the key of each image from the image', async () => {
    const registry = await startRegistry()
    const key = await released(registry, undefined, 'a1')
    expect((await registry.teams())[REMOTE]).toEqual({ keys: [publicKeyOf(key)], owns: ['/articles'] })
    // No private key of mf-news, which could sign builds in the name of its team.
    expect(await readdir(join(registry.dataDir, 'registry/teams'))).not.toContain(`${REMOTE}.pem`)
    expect(existsSync(join(registry.dataDir, 'registry/registry.pem'))).toBe(true)
    await registry.restart()
    await released(registry, key, 'b2')
    expect((await (await shellMachine(registry))()).live()).toBe('b2')
  })

  it('a shell waits for the keys, instead of taking anything from the bucket', async () => {
    const dataDir = await mkdtemp(join(folder, 'early-'))
    await mkdir(join(dataDir, 'trust'))
    await expect(openStore(readSettings({ ...env, DATA_DIR: dataDir }))).rejects.toThrow('has no trust.json')
  })

  it('what a store without signatures has is vouched for, and later builds are the team’s', async () => {
    const older = readSettings({ ...env, DATA_DIR: await mkdtemp(join(folder, 'older-')) })
    if (older.releasesS3) await ensureBucket(older.releasesS3)
    const unsigned = await openStore(older)
    await storeBuild(unsigned, { remote: REMOTE, build: 'a1', owns: ['/articles'] })
    await unsigned.promote(REMOTE, 'a1')
    const registry = await startRegistry()
    const start = await shellMachine(registry)
    expect((await start()).live()).toBe('a1')
    await released(registry, undefined, 'b2')
    expect((await start()).live()).toBe('b2')
    await registry.operator.command('rollback', { remote: REMOTE })
    const shell = await start()
    expect(shell.live()).toBe('a1')
    expect(shell.alarms).toEqual([])
  })
})

describe('a build is refused', () => {
  it('without a signature, and with that of a key that the image enrols later', async () => {
    const registry = await startRegistry()
    await released(registry, undefined, 'a1')
    const { image, manifest } = await packed('b2')
    await expect(registry.image.publish(manifest, join(image, 'files'))).rejects.toMatchObject({
      code: 'not_signed',
    })
    await expect(deliver(image, { registry: registry.image, key: newKey() })).rejects.toThrow(
      'The image of mf-news signed with another key before.',
    )
    const signature = attest(manifest, { builder: 'local' }, newKey())
    await expect(registry.image.publish(manifest, join(image, 'files'), signature)).rejects.toMatchObject({
      code: 'not_signed',
    })
  })

  it('if an image enrols a key for another remote', async () => {
    const registry = await startRegistry()
    await expect(registry.image.enrolKey('mf-admin', publicKeyOf(newKey()))).rejects.toMatchObject({
      code: 'foreign_remote',
    })
  })
})

it('an operator signs with a key of its own, next to that of the image', async () => {
  const registry = await startRegistry()
  const [own, key] = [newKey(), await released(registry, undefined, 'a1')]
  await release(registry, 'b2', { registry: registry.operator, key: own })
  expect((await registry.teams())[REMOTE].keys).toEqual([publicKeyOf(key), publicKeyOf(own)])
  const start = await shellMachine(registry)
  expect((await start()).live()).toBe('b2')
  await released(registry, key, 'c3')
  expect((await start()).live()).toBe('c3')
})

it('a pipeline signs with a key that an operator added, also after a restart of the registry', async () => {
  const registry = await startRegistry()
  const [pipeline, key] = [newKey(), await released(registry, undefined, 'a1')]
  const body = { remote: REMOTE, key: publicKeyOf(pipeline) }
  await registry.operator.request('/teams', { method: 'POST', body })
  await registry.restart()
  const keys = [publicKeyOf(key), publicKeyOf(pipeline)]
  expect((await registry.teams())[REMOTE]).toEqual({ keys, owns: ['/articles'] })
  await release(registry, 'b2', { registry: registry.operator, key: pipeline })
  expect((await (await shellMachine(registry))()).live()).toBe('b2')
})

type Live = ReturnType<typeof JSON.parse>

const textOf = async (name: string) => {
  const found = await bucket.get(name)
  return found && found !== 'same' ? found.bytes.toString() : ''
}
const altered = async (change: (live: Live) => object) =>
  bucket.put('live.json', JSON.stringify(change(JSON.parse(await textOf('live.json')))))

const ATTEMPTS: [string, (first: string) => Promise<unknown>][] = [
  [
    'a live set without a signature',
    () => altered(({ signature: _, ...live }) => ({ ...live, remotes: {} })),
  ],
  ['a live set with another build', () => altered((live) => ({ ...live, remotes: {}, revision: 99 }))],
  [
    'a live set with a signature of its own',
    () => altered((live) => signLiveSet({ ...live, remotes: {}, revision: 99 }, newKey())),
  ],
  ['an older live set', (first) => bucket.put('live.json', first)],
]

describe('whoever has the key of the bucket, and none of those that sign,', () => {
  it.each(ATTEMPTS)('writes %s: visitors see what they saw, and it is reported', async (_title, write) => {
    const registry = await startRegistry()
    const key = await released(registry, undefined, 'a1')
    const first = await textOf('live.json')
    await released(registry, key, 'b2')
    const start = await shellMachine(registry)
    const running = await start()
    await write(first)
    await running.store.refresh()
    const restarted = await start()
    for (const shell of [running, restarted]) {
      expect(shell.live()).toBe('b2')
      expect(shell.alarms.join()).toContain('The live set of the store is refused.')
    }
    await released(registry, key, 'c3')
    expect((await start()).live()).toBe('c3')
  })

  it('alters a file of a build, or signs it: no machine takes it', async () => {
    const registry = await startRegistry()
    const key = await released(registry, undefined, 'a1')
    const { image, manifest } = await packed('b2')
    const start = await shellMachine(registry)
    const shell = await start()
    await registry.image.publish(manifest, join(image, 'files'), attest(manifest, { builder: 'local' }, key))
    const [entry] = contentsOf(manifest)
    await bucket.put(entry?.content ?? '', 'alert(1)')
    await expect(shell.store.fetchBuild(REMOTE, 'b2')).rejects.toThrow('was altered in the bucket')
    const other = { ...manifest, files: { ...manifest.files } }
    delete other.files['web/routes.js']
    await bucket.put(`${REMOTE}/b2/manifest.json`, JSON.stringify(other))
    await bucket.put(`${REMOTE}/b2/attestation.json`, attest(other, { builder: 'local' }, newKey()))
    await expect(shell.store.fetchBuild(REMOTE, 'b2')).rejects.toThrow('is not signed by its team')
    expect(shell.live()).toBe('a1')
  })
})
