import { join } from 'node:path'
import {
  type RecordChange,
  type ReleaseLogEntry,
  type ReleaseRecords,
  releaseLogEntry,
  releaseRecords,
} from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import * as z from 'zod'
import { sequentially } from '../sequentially.ts'
import { StateFile } from './state-file.ts'

const DEADLINE_MS = 3_000
const PAUSE_MS = 5_000
/** Maximum number of entries waiting for the api; at the limit, changes are refused. */
const MOST_OWED = 500
const LONGEST_TITLE = 500

/** Unlike a request, the file may hold none: the api has them all. */
const owedEntries = z.array(releaseLogEntry)

const LOST: ReleaseLogEntry = {
  actor: 'registry',
  action: 'changed',
  title: 'owed-log-entries.json was damaged and is set aside; entries that waited for the api may be missing',
}

const refusal = z.object({ code: z.literal('token_revoked'), message: z.string() })

export const owedEntriesIn = (folder: string) =>
  new StateFile<ReleaseLogEntry[]>(join(folder, 'owed-log-entries.json'), owedEntries, [])

interface AuditLogOptions {
  apiUrl: string
  /** Undefined if the api accepts no entries. */
  token: string | undefined
  /** Folder of the registry's files. */
  folder: string
}

interface Recording {
  /** True if the change proceeds while the api is unavailable. Its entry is written once the api is back. */
  mayWait: boolean
  /** Records that change in the same transaction. */
  records?: readonly RecordChange[]
}

/** The registry's entries in the audit log, which is stored in the api's database. */
export class AuditLog {
  readonly #options: AuditLogOptions
  readonly #owed: StateFile<ReleaseLogEntry[]>
  /** Each call first writes the pending entries of the previous ones. */
  readonly #inTurn = sequentially()
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: AuditLogOptions) {
    this.#options = options
    this.#owed = owedEntriesIn(options.folder)
    this.#later(0)
  }

  /**
   * Writes an entry after all pending ones.
   * @throws CodedError not_logged, unless the entry may wait
   */
  async record(entry: ReleaseLogEntry, { mayWait }: Recording): Promise<void> {
    await this.write([entry], { mayWait })
  }

  /**
   * Writes entries and records in one transaction, after all pending entries.
   * @returns false if the entries wait for the api; the records do not
   * @throws CodedError not_logged, record_changed or token_revoked, unless the entries may wait
   */
  write(entries: readonly ReleaseLogEntry[], { mayWait, records = [] }: Recording): Promise<boolean> {
    const written = entries.map(({ title, ...entry }) => ({
      ...entry,
      title: title.slice(0, LONGEST_TITLE),
    }))
    return this.#inTurn(async () => {
      const error = await this.#send(written, records)
      if (!error) return true
      const { length } = await this.#owed.read()
      if (!mayWait || length + entries.length > MOST_OWED) throw error
      const at = new Date().toISOString()
      const owed = written.map((entry) => ({ ...entry, title: `${entry.title} (at ${at})` }))
      await this.#owed.change((held) => ({ next: [...held, ...owed], result: undefined }))
      this.#later(PAUSE_MS)
      return false
    })
  }

  /** All records; undefined if the api has none, as in a site without a database. @throws CodedError not_logged */
  async records(): Promise<ReleaseRecords | undefined> {
    const { apiUrl, token } = this.#options
    if (!token) return undefined
    const response = await fetch(`${apiUrl}/api/release-records`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.status === 404) return undefined
    const body = response instanceof Response && response.ok ? await response.json() : undefined
    const { data } = releaseRecords.safeParse(body)
    if (!data) throw notLogged(response)
    return data
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    await this.#inTurn(async () => {})
  }

  /** @returns the error if they could not be written */
  async #send(
    entries: readonly ReleaseLogEntry[],
    records: readonly RecordChange[] = [],
  ): Promise<CodedError | undefined> {
    const owed = await this.#owed.readOr([LOST])
    const all = [...owed, ...entries]
    if (all.length + records.length === 0) return undefined
    const { apiUrl, token } = this.#options
    if (!token)
      return new CodedError('not_logged', {
        message:
          'The audit log cannot be written: set REGISTRY_LOG_TOKEN of registry and api. Nothing was changed.',
      })
    const response = await fetch(`${apiUrl}/api/release-log`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries: all, ...(records.length > 0 && { records }) }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.status === 409) return new CodedError('record_changed')
    if (!(response instanceof Response && response.ok))
      return (await revoked(response)) ?? notLogged(response)
    if (owed.length > 0) await this.#owed.change(() => ({ next: [], result: undefined }))
    return undefined
  }

  #later(pauseMs: number): void {
    if (this.#isClosed) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      void this.#inTurn(async () => {
        if (await this.#send([])) this.#later(PAUSE_MS)
      }).catch(() => this.#later(PAUSE_MS))
    }, pauseMs).unref()
  }
}

/** The api's refusal of a token whose owner's account is disabled. */
async function revoked(response: unknown): Promise<CodedError | undefined> {
  if (!(response instanceof Response && response.status === 401)) return undefined
  const { data } = refusal.safeParse(await response.json().catch(() => undefined))
  return data && new CodedError('token_revoked', { message: data.message })
}

function notLogged(response: unknown): CodedError {
  const cause = response instanceof Response ? `The api responds with ${response.status}.` : response
  return new CodedError('not_logged', { cause })
}
