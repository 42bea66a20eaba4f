import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { BuildManifest } from '@anyam/federation'
import type { ReleaseCommands } from '@anyam/protocol'
import { inParallel } from '../in-parallel.ts'
import { digestOf, integrityOf } from '../integrity.ts'
import type { PlannedHandover, Verdict } from '../live-set.ts'
import type { Report } from '../report.ts'
import { ATTESTATION } from '../trust/attestation.ts'
import type { PublicKey } from '../trust/keys.ts'
import type { UploadedFile, UploadRequest } from './build-upload.ts'
import type { CommandName, Done } from './commands.ts'
import type { JobState } from './gate-jobs.ts'
import type { BuildId, UploadState } from './uploads.ts'

/** The registry refuses the request or cannot be reached; the message is a sentence. */
export class RegistryClientError extends Error {
  override name = 'RegistryClientError'
  /** Code from the registry's table of errors; `away` if there was no response. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Longer than a restart of the registry takes. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 500
const VERDICT_PAUSE_MS = 500
/** A token of the back-office comes without its cookie here. */
const COOKIE_NEEDED =
  'A token of the back-office does not work on a command line. Ask for a token of the registry on the Releases screen, and repeat the command with it.'
/** A restart aborts the running check, which is then requested again this many times. */
const MOST_CHECKS = 3

/** Lines about a check without progress, as registries of older versions respond too. */
const STATES = { waiting: 'The gate checks another build first.', running: 'The gate checks the build.' }

interface Access {
  /** Base URL, without `/registry`. */
  url: string
  /** A token, or a function that returns the token for a remote. */
  token: string | ((remote: string | undefined) => Promise<string>)
  /** Author for the journal; only accepted from operators. */
  by?: string | undefined
  /** Time limit for retries while the registry is unavailable, in milliseconds. */
  patienceMs?: number
}

interface Sent {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Sent as a form if it is one, otherwise as JSON. */
  body?: object
  /** Path of a file to send. */
  file?: string
}

/** The registry's client for a team's tools. Requests are idempotent, and retried while the registry is unavailable. */
export class RegistryClient {
  readonly #access: Access

  constructor(access: Access) {
    this.#access = access
  }

  /** @throws RegistryClientError */
  async request<Result>(path: string, sent: Sent = {}): Promise<Result> {
    const giveUpAt = Date.now() + (this.#access.patienceMs ?? PATIENCE_MS)
    for (;;) {
      const token = await this.#token(path)
      const response = await this.#fetch(path, sent, token).catch((error: unknown) => error as Error)
      const isAway = response instanceof Error || [502, 503, 504].includes(response.status)
      if (isAway && Date.now() < giveUpAt) {
        await delay(PAUSE_MS)
        continue
      }
      if (response instanceof Error)
        throw new RegistryClientError(
          'away',
          `The registry at ${this.#access.url} cannot be reached. Nothing was changed by this request, as far as is known here: repeat the command.`,
        )
      const body: unknown = await response.json().catch(() => undefined)
      if (response.ok) return body as Result
      const { code = 'unknown', message = `The registry responds with ${response.status}.` } = Object(body)
      const isOfBackOffice = code === 'cookie_needed'
      throw new RegistryClientError(String(code), isOfBackOffice ? COOKIE_NEEDED : String(message))
    }
  }

  /**
   * Uploads a build: its manifest, then the files that the registry lacks.
   * @param dir folder with the build's files
   * @param signature text of its attestation, if that is not in the folder
   * @returns whether the build is new to the store, and how much was sent
   */
  async publish(manifest: BuildManifest, dir: string, signature?: string) {
    const path = pathOf(manifest)
    const extras = await extrasIn(dir, manifest)
    const attestation = signature ?? (await readFile(join(dir, ATTESTATION), 'utf8').catch(() => undefined))
    const body: UploadRequest = {
      manifest: JSON.stringify(manifest),
      extras,
      ...(attestation && { attestation }),
    }
    const { stored, missing } = await this.request<UploadState>(path, { method: 'PUT', body })
    if (stored) return { added: false, files: 0, bytes: 0 }
    const files = Object.entries({ ...extras, ...manifest.files })
    const wanted = new Map(files.map(([name, file]) => [digestOf(file.integrity), { name, size: file.size }]))
    await inParallel(missing, async (digest) => {
      const file = join(dir, wanted.get(digest)?.name ?? '')
      await this.request(`${path}/files/${digest}`, { method: 'PUT', file })
    })
    const { added } = await this.request<{ added: boolean }>(`${path}/complete`, {
      method: 'POST',
      body: this.#author(),
    })
    const bytes = missing.reduce((sum, digest) => sum + (wanted.get(digest)?.size ?? 0), 0)
    return { added, files: missing.length, bytes }
  }

  /** Makes the registry accept builds signed with a key. For the image of a remote, or an operator. */
  async enrolKey(remote: string, key: PublicKey): Promise<void> {
    await this.request(`/remotes/${remote}/key`, { method: 'POST', body: { key } })
  }

  /** Manifest of a stored build; undefined if the store does not have it. */
  manifest(id: BuildId): Promise<BuildManifest | undefined> {
    return this.#manifest(pathOf(id))
  }

  /** As `manifest`, but also undefined if the store has lost files of the build. `publish` sends them. */
  wholeManifest(id: BuildId): Promise<BuildManifest | undefined> {
    return this.#manifest(`${pathOf(id)}?whole`)
  }

  async #manifest(path: string): Promise<BuildManifest | undefined> {
    try {
      return await this.request<BuildManifest>(path)
    } catch (error) {
      if (error instanceof RegistryClientError && error.code === 'build_not_found') return undefined
      throw error
    }
  }

  /** Address of the preview of a stored build. */
  async preview(id: BuildId): Promise<string> {
    return (await this.request<{ preview: string }>(`${pathOf(id)}/preview`)).preview
  }

  /** Address at which a browser loads the remote from a port of its own machine. */
  async workingCopy(remote: string, port: number): Promise<string> {
    const body = { port, ...this.#author() }
    const path = `/remotes/${remote}/working-copy`
    return (await this.request<{ address: string }>(path, { method: 'POST', body })).address
  }

  /**
   * Requests the gate's check of a build and waits for the verdict.
   * @param report receives each line of progress once
   * @param options a path to be handed over with it, and the changes that its author accepts
   */
  async check(
    id: BuildId,
    report: Report,
    { handover, accepts }: { handover?: PlannedHandover | undefined; accepts?: readonly string[] } = {},
  ): Promise<Verdict> {
    for (let checks = 0; checks < MOST_CHECKS; checks++) {
      await this.request(`${pathOf(id)}/check`, {
        method: 'POST',
        body: { handover, accepts, ...this.#author() },
      })
      const result = await this.#result(id, report)
      if (result) return result
    }
    throw new RegistryClientError(
      'unchecked',
      'The check of the build has ended without a verdict. Run the command again.',
    )
  }

  async verdict(id: BuildId): Promise<Verdict | undefined> {
    return (await this.#checked(id)).verdict
  }

  command<Name extends CommandName>(
    name: Name,
    command: ReleaseCommands[Name],
  ): Promise<Done & { code?: string }> {
    const { remote, ...body } = command
    return this.request(`/remotes/${remote}/${name}`, {
      method: 'POST',
      body: { ...body, ...this.#author() },
    })
  }

  /** Undefined if the check ended without a verdict. */
  async #result(id: BuildId, report: Report): Promise<Verdict | undefined> {
    let reported: string | undefined
    for (;;) {
      const { state, progress, result } = await this.#checked(id)
      if (state === 'none') return result
      const line = progress ?? STATES[state]
      if (line !== reported) report(line)
      reported = line
      await delay(VERDICT_PAUSE_MS)
    }
  }

  #checked(
    id: BuildId,
  ): Promise<{ state: JobState; progress?: string; verdict?: Verdict; result?: Verdict }> {
    return this.request(`${pathOf(id)}/verdict`)
  }

  #author() {
    return this.#access.by ? { by: this.#access.by } : {}
  }

  async #token(path: string): Promise<string> {
    const { token } = this.#access
    return typeof token === 'string' ? token : token(/^\/remotes\/([^/]+)/.exec(path)?.[1])
  }

  async #fetch(path: string, { method = 'GET', body, file }: Sent, token: string): Promise<Response> {
    const isForm = body instanceof URLSearchParams
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    if (body && !isForm) headers['content-type'] = 'application/json'
    if (file) headers['content-type'] = 'application/octet-stream'
    const content = file ? await readFile(file) : isForm ? body : body && JSON.stringify(body)
    const address = `${this.#access.url}/registry${path}`
    return fetch(address, { method, headers, redirect: 'error', ...(content && { body: content }) })
  }
}

const pathOf = ({ remote, build }: BuildId) => `/remotes/${remote}/builds/${build}`

/** Compressed twins and source maps, which are not in the manifest. */
async function extrasIn(dir: string, { files }: BuildManifest): Promise<Record<string, UploadedFile>> {
  const extras: Record<string, UploadedFile> = {}
  for (const part of ['web', 'node'])
    for (const entry of await readdir(join(dir, part), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(dir.length + 1).replaceAll('\\', '/')
      if (!entry.isFile() || files[name] || !/\.(br|gz|map)$/.test(name)) continue
      const bytes = await readFile(path)
      extras[name] = { size: bytes.length, integrity: integrityOf(bytes) }
    }
  return extras
}
