import { join } from 'node:path'
import type { RecordName, ReleaseLogEntry, ReleaseRecords } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { DamagedFileError } from '@anyam/server/state-files'
import * as z from 'zod'
import type { AuditLog } from './audit-log.ts'
import { type PendingEntry, type RecordedFile, type RecordPort, StateFile } from './state-file.ts'

const PAUSE_MS = 5_000

const schema = z.record(
  z.string(),
  z.looseObject({
    /** Version in the database. */
    version: z.int().min(0),
    /** Body of that version. */
    body: z.string(),
    /** True if the file has a change that waits for the api. */
    isOwed: z.boolean().optional(),
  }),
)

type Known = z.infer<typeof schema>[string]
type Row = ReleaseRecords[number]

/** The versions of the records that this registry has seen. */
export const recordIndexIn = (folder: string) =>
  new StateFile<z.infer<typeof schema>>(join(folder, 'records.json'), schema, {})

interface RecordsOptions {
  /** Folder of the registry's files. */
  folder: string
  auditLog: AuditLog
  /** Writes an error. */
  log(text: string): void
}

/**
 * Records of the registry in the api's database, beside the audit log. Their files are copies, with which the
 * registry works while the api is unavailable. An api without a database has no records.
 */
export class Records implements RecordPort {
  readonly #options: RecordsOptions
  readonly #index: StateFile<z.infer<typeof schema>>
  readonly #files = new Map<RecordName, RecordedFile>()
  /** Committed changes whose files are not written yet. */
  readonly #committed = new Map<RecordName, Known>()
  readonly #reported = new Set<string>()
  #isActive = false
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: RecordsOptions) {
    this.#options = options
    this.#index = recordIndexIn(options.folder)
  }

  add(name: RecordName, file: RecordedFile): void {
    this.#files.set(name, file)
  }

  /** Brings files and records together; repeated until the api is available. */
  async sync(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      const rows = await this.#options.auditLog.records()
      this.#isActive = rows !== undefined
      for (const [name, file] of rows ? this.#files : [])
        await this.#compare(
          name,
          file,
          rows?.find((row) => row.name === name),
        )
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      this.#later()
    }
  }

  async commit(
    name: RecordName,
    { before, next }: { before: string; next: string },
    pending?: PendingEntry,
  ): Promise<void> {
    const known = (await this.#index.readOr({}))[name]
    const isSame = known?.body === next && !known.isOwed
    const isRecorded = (this.#isActive || known !== undefined) && !isSame
    const isEdited = known !== undefined && !known.isOwed && known.body !== before
    const own = pending && !pending.isWritten ? [pending.entry] : []
    const entries = [...(isEdited && isRecorded ? [edited(name)] : []), ...own]
    if (entries.length === 0 && !isRecorded) return
    const version = known?.version ?? 0
    const changedBy = pending?.entry.actor ?? 'registry'
    const records = isRecorded ? [{ name, body: next, basedOn: version, changedBy }] : []
    const isWritten = await this.#write(entries, { mayWait: pending?.mayWait ?? true, records })
    if (pending) pending.isWritten = true
    if (isWritten && isRecorded) this.#committed.set(name, { version: version + 1, body: next })
    else if (isRecorded) this.#owe(name, { version, body: known?.body ?? '', isOwed: true })
  }

  async settle(name: RecordName): Promise<void> {
    const known = this.#committed.get(name)
    this.#committed.delete(name)
    if (known) await this.#know(name, known)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
  }

  /** A record that another version replaced is compared again, so that the next try succeeds. */
  async #write(...args: Parameters<AuditLog['write']>): Promise<boolean> {
    try {
      return await this.#options.auditLog.write(...args)
    } catch (error) {
      if (error instanceof CodedError && error.code === 'record_changed') this.#later(0)
      throw error
    }
  }

  #owe(name: RecordName, known: Known): void {
    this.#committed.set(name, known)
    this.#later()
  }

  async #compare(name: RecordName, file: RecordedFile, row: Row | undefined): Promise<void> {
    try {
      const local = await file.read()
      const known = (await this.#index.readOr({}))[name]
      if (row && row.body === local) return await this.#know(name, row)
      const isOlder = (row?.version ?? 0) < (known?.version ?? 0)
      const isChanged = known !== undefined && (known.isOwed === true || known.body !== local || isOlder)
      if (row && file.copy && (local === undefined || !isChanged)) {
        if (local !== undefined && !known) await file.copy.quarantine()
        await file.copy.restore(row.body)
        this.#options.log(
          `registry: ${name} is restored from the database, version ${row.version} of ${row.changedBy}.`,
        )
        return await this.#know(name, row)
      }
      if (row && !known) await this.#know(name, row)
      if (await this.#hasProblems(file)) return
      if (local !== undefined) await this.#push(name, local, { row, known })
    } catch (error) {
      // The file is left as it is, and whatever needs it is refused.
      if (!(error instanceof DamagedFileError)) throw error
      this.#options.log(error.message)
    }
  }

  /** Logs problems, which the audit log has as well. */
  async #hasProblems(file: RecordedFile): Promise<boolean> {
    const problems = (await file.problems?.()) ?? []
    for (const title of problems.filter((text) => !this.#reported.has(text))) {
      this.#reported.add(title)
      this.#options.log(title)
      const entry = { actor: 'edit on the server', action: 'changed' as const, title }
      await this.#options.auditLog.record(entry, { mayWait: true })
    }
    return problems.length > 0
  }

  async #push(
    name: RecordName,
    body: string,
    { row, known }: { row: Row | undefined; known: Known | undefined },
  ): Promise<void> {
    const basedOn = row?.version ?? 0
    const entry = row ? edited(name) : takenOver(name)
    const entries = known?.isOwed ? [] : [entry]
    const records = [{ name, body, basedOn, changedBy: entry.actor }]
    await this.#options.auditLog.write(entries, { mayWait: false, records })
    await this.#know(name, { version: basedOn + 1, body })
  }

  async #know(name: RecordName, { version, body, isOwed }: Known): Promise<void> {
    await this.#index.change((held) => ({
      next: { ...held, [name]: { version, body, ...(isOwed && { isOwed }) } },
      result: undefined,
    }))
  }

  #later(pauseMs = PAUSE_MS): void {
    if (this.#isClosed) return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.sync().catch((error: Error) => this.#options.log(error.message))
    }, pauseMs).unref()
  }
}

const edited = (name: RecordName): ReleaseLogEntry => ({
  ...{ actor: 'edit on the server', action: 'changed' },
  title: `the file of the record ${name} was edited`,
})

const takenOver = (name: RecordName): ReleaseLogEntry => ({
  ...{ actor: 'registry', action: 'changed' },
  title: `the record ${name} is taken over from its file`,
})
