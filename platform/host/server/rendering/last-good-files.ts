import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LastGoodResponse } from './last-good.ts'

/** Older responses are ignored, so that a site that was off for a day starts with new data. Milliseconds. */
const MOST_AGE_MS = 24 * 3_600_000
/** The timestamp of an unchanged response is rewritten after this long. */
const SAME_AGAIN_MS = 60_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Stores the last good responses in a folder, one file per address, so that they survive a killed shell;
 * without a writable folder they are only in memory. The first line of each file is the hash of the rest, to
 * ignore damaged files.
 */
export class LastGoodFiles {
  readonly #dir: string
  readonly #report: (error: unknown) => void
  /** Files to write next, by address; undefined removes the file. */
  readonly #pending = new Map<string, LastGoodResponse | undefined>()
  readonly #written = new Map<string, { version: string; at: number }>()
  #writing: Promise<void> | undefined
  #hasFailed = false

  /** @param report called once when responses cannot be stored, and again only after they could be */
  constructor(dir: string, report: (error: unknown) => void) {
    this.#dir = dir
    this.#report = report
  }

  /** Responses that earlier processes wrote, the oldest first. Removes damaged and outdated files. */
  read(): [url: string, response: LastGoodResponse][] {
    try {
      mkdirSync(this.#dir, { recursive: true })
      const read = readdirSync(this.#dir).flatMap((name) => this.#readFile(name))
      return read.toSorted(([, a], [, b]) => a.asOf.localeCompare(b.asOf))
    } catch (error) {
      this.#failed(error)
      return []
    }
  }

  /** Schedules a response for writing, or its file for removal. */
  record(url: string, response: LastGoodResponse | undefined): void {
    const version = response && versionOf(response)
    const written = this.#written.get(url)
    if (version && written?.version === version && Date.now() - written.at < SAME_AGAIN_MS) return
    if (version) this.#written.set(url, { version, at: Date.now() })
    else this.#written.delete(url)
    this.#pending.set(url, response)
    this.#writing ??= this.#write()
  }

  /** Resolves when everything recorded is on disk. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    // Responses recorded in the meantime are appended.
    for (const [url, response] of this.#pending) {
      this.#pending.delete(url)
      try {
        await this.#writeFile(url, response)
        this.#hasFailed = false
      } catch (error) {
        this.#written.delete(url)
        this.#failed(error)
      }
    }
    this.#writing = undefined
  }

  async #writeFile(url: string, response: LastGoodResponse | undefined): Promise<void> {
    const path = join(this.#dir, hashOf(url))
    if (!response) return rm(path, { force: true })
    const text = JSON.stringify({ url, response })
    // Several shells may share the folder.
    const next = `${path}.${process.pid}`
    await writeFile(next, `${hashOf(text)}\n${text}`)
    await rename(next, path)
  }

  #readFile(name: string): [string, LastGoodResponse][] {
    const path = join(this.#dir, name)
    const { mtimeMs } = statSync(path)
    const age = Date.now() - mtimeMs
    // Another shell may be writing it.
    if (!NAME.test(name) && age < SAME_AGAIN_MS) return []
    const found = age < MOST_AGE_MS ? contentsOf(readFileSync(path, 'utf8')) : undefined
    if (found) this.#written.set(found.url, { version: versionOf(found.response), at: mtimeMs })
    else rmSync(path, { force: true })
    return found ? [[found.url, found.response]] : []
  }

  #failed(error: unknown): void {
    if (!this.#hasFailed) this.#report(error)
    this.#hasFailed = true
  }
}

/** Name of a completely written file. */
const NAME = /^[\da-f]{64}$/

/** Undefined for a damaged file. */
function contentsOf(file: string): { url: string; response: LastGoodResponse } | undefined {
  const [hash, text] = file.split('\n', 2)
  return text !== undefined && hash === hashOf(text) ? JSON.parse(text) : undefined
}

const versionOf = ({ asOf: _at, ...rest }: LastGoodResponse) => hashOf(JSON.stringify(rest))
