import { existsSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type BuildManifest, buildsOf } from '@anyam/federation'
import { ATTESTATION } from '@anyam/releases/attestation'
import { Bucket } from '@anyam/releases/bucket'
import { CONTENT, contentsOf } from '@anyam/releases/content'
import type { LiveSet } from '@anyam/releases/store'
import type { BucketSettings, Settings } from '@anyam/server/env'
import type pg from 'pg'
import { createStore } from '../../api/src/storage/create-store.ts'
import type { Area, FileStore } from '../../api/src/storage/file-store.ts'
import { type ApplicantKeys, nameInSql, renewApplicantKeys } from './applicant-keys.ts'
import { sealDocument } from './applicant-seal.ts'
import { createArchive, type Manifest } from './archive.ts'
import { dumpTables, withClient } from './tables.ts'

const AREAS: readonly Area[] = ['public', 'private']
const TRIES = 3

async function listFiles(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for (const area of AREAS) for await (const { name } of store.list(area)) names.push(`${area}/${name}`)
  return names
}

/** Names of the applications that documents belong to, by the document's path among the files. */
async function ownersOfDocuments(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ path: string; name: string }>(
    `select f.path, ${nameInSql('a.reference')} as name
     from application_files f join applications a on a.id = f.application_id`,
  )
  return new Map(rows.map(({ path, name }) => [`private/${path}`, name]))
}

/**
 * Copies the database through `COPY`, because neither the embedded PostgreSQL nor the servers' image includes
 * `pg_dump`.
 * @returns undefined if a file was removed meanwhile that a row of the copy may reference
 */
async function tryBackup(
  file: string,
  url: string,
  settings: Settings,
  { recipient, keysFile }: BackupOptions,
): Promise<Manifest | undefined> {
  const store = createStore(settings)
  const folder = await mkdtemp(join(tmpdir(), 'arunika-backup-'))
  const archive = await createArchive(file, recipient)
  try {
    const before = await listFiles(store)
    let keys: ApplicantKeys | undefined
    let owners = new Map<string, string>()
    const outline = await withClient(url, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      keys = keysFile ? await renewApplicantKeys(client, keysFile) : undefined
      owners = await ownersOfDocuments(client)
      return dumpTables(client, folder, keys)
    })
    for (const index of outline.tables.keys())
      await archive.addFile(`database/${index}`, join(folder, `${index}`))

    // A file exists before its row and is removed after it, so both lists together include every file referenced by
    // rows.
    for (const path of new Set([...before, ...(await listFiles(store))])) {
      const [area, ...name] = path.split('/') as [Area, ...string[]]
      const owner = owners.get(path)
      // A document without a row in the copy could not be encrypted, and belongs to no application.
      if (area === 'private' && !owner) continue
      const found = await store.open(area, name.join('/'))
      if (!found) {
        await archive.discard()
        return undefined
      }
      if (keys && owner) {
        const sealed = await sealDocument(keys, owner, found.stream)
        await archive.add(`files/${path}`, sealed.length, Readable.from([sealed]), owner)
      } else await archive.add(`files/${path}`, found.size, found.stream)
    }
    await (settings.releasesS3
      ? addBucket(archive, settings.releasesS3)
      : addReleases(archive, join(settings.dataDir, 'releases')))
    const secret = join(settings.dataDir, 'secret.key')
    if (existsSync(secret)) await archive.addFile('secret.key', secret)
    return await archive.finish(outline)
  } catch (error) {
    await archive.discard()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Archive = Awaited<ReturnType<typeof createArchive>>

const LIVE = 'live.json'

/** True for locks, keys, builds being published, and the files that build folders link to. */
const isPassing = (name: string) =>
  /(^|\/)\./.test(name) || name.startsWith(`${CONTENT}/`) || /^(lock|probe|pending)\//.test(name)

async function addReleases(archive: Archive, folder: string): Promise<void> {
  // First the file that names builds and the journal's last entry, because both may grow meanwhile.
  const live = join(folder, LIVE)
  if (existsSync(live)) await archive.addFile(`releases/${LIVE}`, live)
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (entry.isFile() && name !== LIVE && !isPassing(name)) await archive.addFile(`releases/${name}`, path)
  }
}

/** Builds that may be served to visitors, by remote. */
async function liveBuilds(bucket: Bucket): Promise<Map<string, string[]>> {
  const found = await bucket.get(LIVE)
  if (!found || found === 'same') return new Map()
  const { remotes = {}, canaries = {} } = JSON.parse(`${found.bytes}`) as Partial<LiveSet>
  const builds = new Map<string, string[]>()
  for (const [remote, release] of [...Object.entries(remotes), ...Object.entries(canaries)])
    builds.set(remote, [...(builds.get(remote) ?? []), ...buildsOf(release).map(({ build }) => build)])
  return builds
}

/**
 * Keys of a release store: files of builds by their manifests, and live builds by the live set. Both are needed,
 * because some servers list at most a thousand files, or omit folders that contain only folders.
 */
async function* keysOf(bucket: Bucket): AsyncGenerator<{ key: string; content?: string }> {
  const live = await liveBuilds(bucket)
  for (const name of new Set([...live.keys(), ...(await bucket.names(''))])) {
    if (name === CONTENT) continue
    const builds = new Set([...(live.get(name) ?? []), ...(await bucket.names(name))])
    if (builds.size === 0) yield { key: name }
    for (const build of builds) {
      const found = await bucket.get(`${name}/${build}/manifest.json`)
      if (!found || found === 'same') {
        yield { key: `${name}/${build}` }
        continue
      }
      const { files } = JSON.parse(`${found.bytes}`) as Pick<BuildManifest, 'files'>
      const pictures = await bucket.names(`${name}/${build}/pictures`)
      for (const file of [
        'manifest.json',
        'verdict.json',
        ATTESTATION,
        ...pictures.map((one) => `pictures/${one}`),
      ])
        yield { key: `${name}/${build}/${file}` }
      for (const { file, content } of contentsOf({ files }))
        yield { key: `${name}/${build}/${file}`, content }
    }
  }
}

async function addBucket(archive: Archive, settings: BucketSettings): Promise<void> {
  const bucket = new Bucket(settings)
  const add = async ({ key, content }: { key: string; content?: string }) => {
    const found = (content && (await bucket.get(content))) || (await bucket.get(key))
    if (found && found !== 'same')
      await archive.add(`releases/${key}`, found.bytes.length, Readable.from([found.bytes]))
  }
  try {
    // The file that names builds goes first, since the builds it names remain for days.
    await add({ key: LIVE })
    for await (const one of keysOf(bucket)) if (one.key !== LIVE && !isPassing(one.key)) await add(one)
  } finally {
    bucket.close()
  }
}

export interface BackupOptions {
  /** Public age key for which the backup is encrypted. */
  recipient?: string | undefined
  /** File of the applicants' keys, which is also written. Without it, applicants' data is not encrypted separately. */
  keysFile?: string
}

/**
 * Writes a product's database, files, release store and key into one file; the product may be running. The file holds
 * everything from applicants, and only its owner can read it.
 */
export async function backUp(
  file: string,
  url: string,
  settings: Settings,
  options: BackupOptions = {},
): Promise<Manifest> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const manifest = await tryBackup(file, url, settings, options)
    if (manifest) return manifest
  }
  throw new Error('Files were being removed all the time: try again when it is quieter.')
}
