import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { beforeEach, describe, expect, it } from 'vitest'
import { stageBuild, storeBuild } from '../../test/builds.ts'
import { startRegistry } from '../../test/registry.ts'
import { stagingFolder } from '../disk-backend.ts'
import { digestOf, integrityOf } from '../integrity.ts'
import { UPLOAD_LIMITS } from './build-upload.ts'
import { RegistryClient } from './client.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>
let token: string
let client: RegistryClient

beforeEach(async () => {
  registry = await startRegistry()
  await storeBuild(registry.store, { remote: 'news', build: 'a1' })
  await registry.store.promote('news', 'a1')
  token = await registry.token()
  client = new RegistryClient({ url: registry.url, token })
})

const stage = (build = 'b2', manifest: Partial<BuildManifest> = {}) =>
  stageBuild(registry.store, { remote: 'news', build, manifest })

const B2 = '/remotes/news/builds/b2'

async function begin(manifest: BuildManifest, extras = {}) {
  const body = { manifest: JSON.stringify(manifest), extras }
  return registry.send(token, `/remotes/${manifest.remote}/builds/${manifest.build}`, { method: 'PUT', body })
}

/** State of the site, which must not change with a refused request. */
async function site() {
  const { store } = registry
  return { live: store.live(), journal: await store.journal(), builds: (await store.builds('news')).sort() }
}

describe('a team that publishes over HTTP', () => {
  it('sends only the files that the store lacks, and the build is whole in the store', async () => {
    const { manifest, from } = await stage()
    const picture = Buffer.alloc(40_000, 7)
    await writeFile(join(from, 'web/picture.avif'), picture)
    manifest.files['web/picture.avif'] = { size: picture.length, integrity: integrityOf(picture) }
    const first = await client.publish(manifest, from)
    expect(first).toMatchObject({ added: true, files: 5 })

    const next = await stage('c3')
    await writeFile(join(next.from, 'web/picture.avif'), picture)
    next.manifest.files['web/picture.avif'] = { size: picture.length, integrity: integrityOf(picture) }
    const second = await client.publish(next.manifest, next.from)
    expect(second).toMatchObject({ added: true, files: 4 })
    expect(second.bytes).toBeLessThan(2_000)

    const { files } = await registry.store.manifest('news', 'c3')
    for (const [name, { integrity }] of Object.entries(files))
      expect(integrityOf(await readFile(join(registry.store.buildDir('news', 'c3'), name)))).toBe(integrity)
    expect((await registry.store.journal()).at(-1)).toMatchObject({
      action: 'publish',
      build: 'c3',
      by: 'news/ci',
    })
  })

  it('may publish the same build twice, also at the same time: it is stored once', async () => {
    const [a, b] = [await stage(), await stage('b2', { createdAt: new Date(5).toISOString() })]
    const results = await Promise.all([
      client.publish(a.manifest, a.from),
      client.publish(b.manifest, b.from),
    ])
    expect(results.filter(({ added }) => added)).toHaveLength(1)
    expect(await client.publish(a.manifest, a.from)).toEqual({ added: false, files: 0, bytes: 0 })
    const published = (await registry.store.journal()).filter(({ build }) => build === 'b2')
    expect(published).toHaveLength(1)
  })

  it('continues an upload that broke off', async () => {
    const { manifest, from } = await stage()
    const { missing } = (await begin(manifest)) as unknown as { missing: string[] }
    const entry = manifest.files['web/entry.js']
    const digest = digestOf(entry?.integrity ?? '')
    const bytes = await readFile(join(from, 'web/entry.js'))
    expect(await registry.send(token, `${B2}/files/${digest}`, { method: 'PUT', bytes })).toMatchObject({
      status: 204,
    })
    expect(await client.publish(manifest, from)).toMatchObject({ added: true, files: missing.length - 1 })
  })
})

describe('a build is refused, and the site stays as it was,', () => {
  it.each<[string, Partial<BuildManifest>, string]>([
    ['if its manifest is that of another remote', { remote: 'careers' }, 'manifest_invalid'],
    ['if its manifest names no hash for its entry', { entry: 'other.js' }, 'manifest_invalid'],
    [
      'if its hashes are none',
      { files: { 'web/entry.js': { size: 1, integrity: 'sha1-x' } } },
      'manifest_invalid',
    ],
  ])('%s', async (_title, wrong, code) => {
    const before = await site()
    const { manifest } = await stage()
    const body = { manifest: JSON.stringify({ ...manifest, ...wrong }) }
    expect(await registry.send(token, B2, { method: 'PUT', body })).toMatchObject({ status: 422, code })
    expect(await site()).toEqual(before)
  })

  it.each(['web/../../live.json', 'web//x.js', '/web/x.js', 'web/.hidden.js', 'live.json'])(
    'if a file of it would lie at %s',
    async (name) => {
      const { manifest } = await stage()
      manifest.files[name] = { size: 1, integrity: integrityOf('x') }
      expect(await begin(manifest)).toMatchObject({ status: 422, code: 'manifest_invalid' })
    },
  )

  it('if half of it has arrived', async () => {
    const before = await site()
    const { manifest } = await stage()
    await begin(manifest)
    expect(await registry.post(token, `${B2}/complete`)).toMatchObject({
      status: 409,
      code: 'upload_incomplete',
    })
    expect(await site()).toEqual(before)
  })

  it('if a file is not what the manifest says', async () => {
    const { manifest, from } = await stage()
    await begin(manifest)
    const digest = digestOf(manifest.files['web/entry.js']?.integrity ?? '')
    for (const bytes of [
      'short',
      (await readFile(join(from, 'web/entry.js'))).toString().replace('b2', 'zz'),
    ])
      expect(await registry.send(token, `${B2}/files/${digest}`, { method: 'PUT', bytes })).toMatchObject({
        status: 422,
        code: 'file_altered',
      })
    const unknown = digestOf(integrityOf('never named'))
    expect(
      await registry.send(token, `${B2}/files/${unknown}`, { method: 'PUT', bytes: 'never named' }),
    ).toMatchObject({
      code: 'file_altered',
    })
  })

  it('if a compressed twin holds something else', async () => {
    const { manifest, from } = await stage()
    await writeFile(join(from, 'web/entry.js.br'), 'no brotli')
    await expect(client.publish(manifest, from)).rejects.toMatchObject({ code: 'file_altered' })
    expect(await registry.store.has('news', 'b2')).toBe(false)
  })

  it('if it, or a file of it, is too large', async () => {
    const { fileBytes, buildBytes } = UPLOAD_LIMITS
    const { manifest } = await stage()
    manifest.files['web/film.mp4'] = { size: fileBytes + 1, integrity: integrityOf('film') }
    expect(await begin(manifest)).toMatchObject({ status: 413, code: 'too_large' })
    delete manifest.files['web/film.mp4']
    for (let part = 0; part * fileBytes <= buildBytes; part++)
      manifest.files[`web/film-${part}.mp4`] = { size: fileBytes, integrity: integrityOf(`${part}`) }
    expect(await begin(manifest)).toMatchObject({ status: 413, code: 'too_large' })
  })

  it('if the store has another build of its name', async () => {
    const { manifest, from } = await stage()
    await client.publish(manifest, from)
    manifest.files['web/entry.js'] = { size: 3, integrity: integrityOf('new') }
    expect(await begin(manifest)).toMatchObject({ status: 409, code: 'build_exists' })
  })

  it('if its sender hangs up in the middle of a file', async () => {
    const before = await site()
    const { manifest } = await stage()
    await begin(manifest)
    const digest = digestOf(manifest.files['web/entry.js']?.integrity ?? '')
    const { port, hostname } = new URL(registry.url)
    const socket = createConnection(Number(port), hostname)
    socket.write(
      `PUT /registry${B2}/files/${digest} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\ncontent-length: 20\r\n\r\nhalf`,
    )
    const folder = join(stagingFolder(registry.store.dir), 'upload-news@b2')
    await expect.poll(async () => (await readdir(folder)).some((name) => name.endsWith('.part'))).toBe(true)
    socket.destroy()
    await expect.poll(async () => (await readdir(folder)).some((name) => name.endsWith('.part'))).toBe(false)
    expect(await registry.post(token, `${B2}/complete`)).toMatchObject({ code: 'upload_incomplete' })
    expect(await site()).toEqual(before)
  })
})
