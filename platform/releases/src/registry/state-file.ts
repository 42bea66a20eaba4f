import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { RecordName, ReleaseLogEntry } from '@anyam/protocol'
import {
  DamagedFileError,
  parseState,
  readIfThere,
  withChecksum,
  writeWhole,
} from '@anyam/server/state-files'
import type * as z from 'zod'
import { sequentially } from '../sequentially.ts'

const REMEDY = 'Restore it from a backup; releases are refused until then. Nothing was overwritten.'

/** An entry of the audit log that is written together with the change of a record. */
export interface PendingEntry {
  entry: ReleaseLogEntry
  /** True if the change proceeds while the api is unavailable. */
  mayWait: boolean
  isWritten?: boolean
}

/** A file whose content is also a record beside the audit log. */
export interface RecordedFile {
  /** The record's body; undefined if there is no file. @throws DamagedFileError */
  read(): Promise<string | undefined>
  /** Undefined if the file counts more than the record, because shells read it. */
  copy?: {
    /** Writes a body into the file. */
    restore(body: string): Promise<void>
    /** Renames the file. */
    quarantine(): Promise<void>
  }
  /** Sentences about content that must not be recorded. */
  problems?(): Promise<string[]>
}

/** Records the contents of state files. */
export interface RecordPort {
  add(name: RecordName, file: RecordedFile): void
  /**
   * Records a change before its file is written.
   * @param bodies before and after the change
   * @throws CodedError if the change must not happen
   */
  commit(name: RecordName, bodies: { before: string; next: string }, entry?: PendingEntry): Promise<void>
  /** Call it once the file is written. */
  settle(name: RecordName): Promise<void>
}

interface Recording<T> {
  records: RecordPort
  name: RecordName
  /** The parts of the content that are recorded; all of it by default. */
  partsOf?(content: T): T
  /** Runs before the file is written from a record. */
  beforeRestore?(held: T, next: T): Promise<void>
}

export interface ChangeOptions {
  /** Written together with the record. */
  entry?: PendingEntry | undefined
  /** Runs once the change is recorded and before the file is written. */
  between?: () => Promise<void>
}

/** A small file of the registry that only its owner may read. A crash leaves either the old or the new content. */
export class StateFile<T> {
  readonly #path: string
  readonly #schema: z.core.$ZodType<T>
  readonly #empty: T
  readonly #recording: Recording<T> | undefined
  readonly #inTurn = sequentially()

  /**
   * @param schema of its content; it must accept unknown properties, which newer versions write
   * @param empty its content before the first write
   * @param recording undefined if its content is nowhere else
   */
  constructor(path: string, schema: z.core.$ZodType<T>, empty: T, recording?: Recording<T>) {
    this.#path = path
    this.#schema = schema
    this.#empty = empty
    this.#recording = recording
    recording?.records.add(recording.name, {
      read: async () => (readIfThere(path) ? this.#bodyOf(await this.read()) : undefined),
      copy: {
        restore: (body) =>
          this.#inTurn(async () => {
            const next: T = JSON.parse(body)
            await recording.beforeRestore?.(await this.read(), next)
            await this.#write(next)
          }),
        quarantine: () => this.#quarantine('replaced'),
      },
    })
  }

  /** @throws DamagedFileError */
  async read(): Promise<T> {
    const text = readIfThere(this.#path)?.toString()
    return text === undefined ? this.#empty : parseState(text, this.#schema, this.#path, REMEDY)
  }

  /** Reads it; a damaged file is set aside and replaced, because what it holds must not hinder a rollback. */
  async readOr(replacement: T): Promise<T> {
    try {
      return await this.read()
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error
      await this.#quarantine('damaged')
      return this.change(() => ({ next: replacement, result: replacement }))
    }
  }

  /** Writes it; a damaged file is set aside first. */
  async replace(next: T, options: ChangeOptions = {}): Promise<T> {
    await this.read().catch((error: unknown) => {
      if (!(error instanceof DamagedFileError)) throw error
      return this.#quarantine('damaged')
    })
    return this.change(() => ({ next, result: next }), options)
  }

  /**
   * Runs changes sequentially.
   * @param decide returns the file's new content and the result
   * @throws DamagedFileError; CodedError if the change cannot be recorded
   */
  change<Result>(
    decide: (held: T) => { next: T; result: Result },
    { entry, between }: ChangeOptions = {},
  ): Promise<Result> {
    return this.#inTurn(async () => {
      const held = await this.read()
      // Before the decision, which may alter what is held.
      const before = this.#bodyOf(held)
      const { next, result } = decide(held)
      const { records, name } = this.#recording ?? {}
      if (records && name) await records.commit(name, { before, next: this.#bodyOf(next) }, entry)
      await between?.()
      await this.#write(next)
      if (records && name) await records.settle(name)
      return result
    })
  }

  #bodyOf(content: T): string {
    return JSON.stringify(this.#recording?.partsOf?.(content) ?? content)
  }

  async #write(content: T): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
    await writeWhole(this.#path, withChecksum(JSON.stringify(content, null, 2)), { mode: 0o600 })
  }

  #quarantine(why: 'damaged' | 'replaced'): Promise<void> {
    return rename(this.#path, `${this.#path}.${why}-${Date.now()}`)
  }
}
