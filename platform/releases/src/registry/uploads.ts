import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CodedError } from '@anyam/server/errors'
import { writeWhole } from '@anyam/server/state-files'
import { contentName, contentsOf } from '../content-folder.ts'
import { clashOf } from '../content-names.ts'
import { stagingFolder } from '../disk-backend.ts'
import { inParallel } from '../in-parallel.ts'
import { digestOf, integrityOf } from '../integrity.ts'
import type { Reasons } from '../live-set.ts'
import type { ReleaseStore } from '../store.ts'
import { ATTESTATION } from '../trust/attestation.ts'
import { TrustError } from '../trust/trust.ts'
import { assemble } from './assemble.ts'
import { readUpload, type Upload } from './build-upload.ts'

export interface BuildId {
  remote: string
  build: string
}

export interface UploadState {
  /** True if the store has the build with all its files. */
  stored: boolean
  /** Digests of the files still to send, in hexadecimal SHA-384. */
  missing: string[]
}

const STORED: UploadState = { stored: true, missing: [] }

/** Returns the path on this machine of the bytes with a hash; undefined if they must be sent. */
type SourceOf = (integrity: string) => Promise<string | undefined>

/**
 * Uploads in progress: first the manifest, then the files that the store lacks; a final step turns all into a
 * build. Received files survive a restart of the registry or the sender, and the same upload continues from
 * there.
 */
export class Uploads {
  readonly #store: ReleaseStore

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** @throws CodedError if the manifest is not accepted, or the store has another build of this name */
  async begin(id: BuildId, text: string): Promise<UploadState> {
    const upload = readUpload(text, id)
    this.#assertSigned(upload)
    const clash = await clashOf(this.#store, upload.manifest)
    if (clash) throw new CodedError('manifest_invalid', { message: clash })
    if (await this.#isStored(upload)) return STORED
    const folder = this.#folderOf(id)
    await mkdir(folder, { recursive: true })
    const before = await readFile(join(folder, 'upload.json'), 'utf8').catch(() => undefined)
    // Manifests of the same build by two senders differ in their time. The first one counts.
    if (!before || !sameFiles(readUpload(before, id), upload))
      await writeWhole(join(folder, 'upload.json'), text)
    return this.#stateOf(upload, this.#sources(upload))
  }

  /** Receives one file of an open upload. @throws CodedError if it does not match the manifest */
  async receive(id: BuildId, digest: string, content: Readable): Promise<void> {
    const upload = await this.#open(id)
    const expected = Object.values(upload.files).find(({ integrity }) => digestOf(integrity) === digest)
    if (!expected)
      throw new CodedError('file_altered', { message: `The manifest names no file with the hash ${digest}.` })
    const next = join(this.#folderOf(id), `${randomUUID()}.part`)
    const hash = createHash('sha384')
    let size = 0
    try {
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length
            if (size > expected.size) throw altered(digest)
            hash.update(chunk)
            yield chunk
          }
        },
        createWriteStream(next, { flush: true }),
      )
      if (size !== expected.size || hash.digest('hex') !== digest) throw altered(digest)
      await rename(next, join(this.#folderOf(id), digest))
    } finally {
      await rm(next, { force: true })
    }
  }

  /**
   * Turns an upload into a build.
   * @returns whether the build is new to the store
   * @throws CodedError if files are missing or altered
   */
  async complete(id: BuildId, reasons: Reasons): Promise<{ added: boolean }> {
    const upload = await this.#open(id).catch(async (error: unknown) => {
      if (await this.#store.has(id.remote, id.build)) return undefined
      throw error
    })
    if (!upload || (await this.#isStored(upload))) return { added: false }
    const sourceOf = this.#sources(upload)
    const { missing } = await this.#stateOf(upload, sourceOf)
    if (missing.length > 0)
      throw new CodedError('upload_incomplete', {
        message: `${missing.length} files of this build have not arrived yet.`,
      })
    const staging = join(stagingFolder(this.#store.dir), randomUUID())
    try {
      await assemble(upload, staging, sourceOf)
      if (upload.attestation) await writeFile(join(staging, ATTESTATION), upload.attestation)
      const added = await this.#store.add(upload.manifest, staging, reasons).catch(refuseUnsigned)
      await rm(this.#folderOf(id), { recursive: true, force: true })
      return { added }
    } finally {
      await rm(staging, { recursive: true, force: true })
    }
  }

  async #stateOf({ files }: Upload, sourceOf: SourceOf): Promise<UploadState> {
    const wanted = new Set(Object.values(files).map(({ integrity }) => integrity))
    const missing: string[] = []
    await inParallel([...wanted], async (integrity) => {
      if (!(await sourceOf(integrity))) missing.push(digestOf(integrity))
    })
    return { stored: false, missing }
  }

  /**
   * Looks for bytes in the upload, in the store on this machine, then in the remote store, from which it
   * copies them here.
   */
  #sources({ manifest, files }: Upload): SourceOf {
    const stored = new Map(contentsOf(manifest).map(({ file, content }) => [files[file]?.integrity, content]))
    return async (integrity) => {
      const sent = join(this.#folderOf(manifest), digestOf(integrity))
      const content = stored.get(integrity)
      for (const path of [sent, join(this.#store.dir, content ?? contentName(integrity))]) {
        const bytes = await readFile(path).catch(() => undefined)
        if (bytes && integrityOf(bytes) === integrity) return path
      }
      const bytes = content && (await this.#store.readContent(content))
      if (!bytes || integrityOf(bytes) !== integrity) return undefined
      const next = `${sent}-${randomUUID()}.part`
      await writeFile(next, bytes)
      await rename(next, sent)
      return sent
    }
  }

  /**
   * True if there is nothing to send.
   * @throws CodedError if the store has a build of this name with other files
   */
  async #isStored(upload: Upload): Promise<boolean> {
    const { remote, build } = upload.manifest
    if (!(await this.#store.has(remote, build))) return false
    const { files } = await this.#store.manifest(remote, build)
    if (!sameFiles({ manifest: { files } }, upload)) throw new CodedError('build_exists')
    return this.#store.isWhole(remote, build)
  }

  /** @throws CodedError if the owner of its paths has not signed it */
  #assertSigned({ manifest, attestation }: Upload): void {
    try {
      this.#store.trust?.verifyBuild(manifest, attestation)
    } catch (error) {
      refuseUnsigned(error)
    }
  }

  async #open(id: BuildId): Promise<Upload> {
    const text = await readFile(join(this.#folderOf(id), 'upload.json'), 'utf8').catch(() => {
      throw new CodedError('upload_unknown')
    })
    return readUpload(text, id)
  }

  /** In the staging folder, where the store's next publication removes what has not changed for an hour. */
  #folderOf({ remote, build }: BuildId): string {
    return join(stagingFolder(this.#store.dir), `upload-${remote}@${build}`)
  }
}

function refuseUnsigned(error: unknown): never {
  if (error instanceof TrustError) throw new CodedError('not_signed', { message: error.message })
  throw error
}

const altered = (digest: string) =>
  new CodedError('file_altered', { message: `The file sent as ${digest} has other content: send it again.` })

type WithFiles = { manifest: Pick<Upload['manifest'], 'files'> }

const sameFiles = (a: WithFiles, b: WithFiles) => {
  const names = new Set([...Object.keys(a.manifest.files), ...Object.keys(b.manifest.files)])
  return [...names].every((name) => a.manifest.files[name]?.integrity === b.manifest.files[name]?.integrity)
}
