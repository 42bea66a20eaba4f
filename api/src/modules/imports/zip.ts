import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportFileError } from './imported-article.ts'

const MAX_ENTRIES = 10_000
/** Bytes of all texts of a file together. */
const MAX_TEXTS = 100 * 1024 * 1024

/**
 * A zip whose files are read one by one and never written by their names. The reader refuses names that lead out of it,
 * and a file that is longer than its entry says.
 */
export class ZipReader {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #textsRead = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /** @throws ImportFileError */
  static async open(path: string): Promise<ZipReader> {
    try {
      const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        if (entries.size === MAX_ENTRIES) throw new Error(`it has more than ${MAX_ENTRIES} files`)
        // macOS takes accents apart.
        if (!entry.fileName.endsWith('/')) entries.set(entry.fileName.normalize('NFC'), entry)
      }
      return new ZipReader(zip, entries)
    } catch (error) {
      throw new ImportFileError(
        `The zip file cannot be read: ${(error as Error).message.replace(/\.$/, '')}.`,
      )
    }
  }

  /** Names of the files that match, without those that macOS adds. */
  names(pattern: RegExp): string[] {
    const isOfMac = (name: string) => name.startsWith('__MACOSX/') || /(?:^|\/)\._/.test(name)
    return [...this.#entries.keys()].filter((name) => pattern.test(name) && !isOfMac(name))
  }

  /** @throws ImportFileError if the texts of the file are too long, or this one is no UTF-8 */
  async text(name: string): Promise<string> {
    this.#textsRead += this.#entries.get(name)?.uncompressedSize ?? 0
    if (this.#textsRead > MAX_TEXTS)
      throw new ImportFileError(
        `The texts in the zip file are longer than ${MAX_TEXTS / 1024 ** 2} MB: ${name}.`,
      )
    const stream = await this.stream(name)
    const parts: Uint8Array[] = await stream.toArray().catch((error: Error) => {
      throw unreadable(name, error)
    })
    return utf8Of(Buffer.concat(parts), name)
  }

  /** @throws ImportFileError */
  async stream(name: string): Promise<Readable> {
    const entry = this.#entries.get(name)
    if (!entry) throw new ImportFileError(`${name} is not in the zip file.`)
    try {
      return await this.#zip.openReadStreamPromise(entry)
    } catch (error) {
      throw unreadable(name, error as Error)
    }
  }

  sizeOf = (name: string): number => this.#entries.get(name)?.uncompressedSize ?? 0

  /** The file that an address in a text of this folder means; undefined if there is none. */
  find(address: string, folder: string): string | undefined {
    let path = address.replace(/[?#].*$/, '')
    try {
      path = decodeURIComponent(path)
    } catch {
      // It may be the name itself.
    }
    const fromTop = path.replace(/^\/+/, '')
    const names = [posix.join(folder, path), fromTop, `static/${fromTop}`, `public/${fromTop}`]
    const found = names.map((name) => posix.normalize(name).normalize('NFC'))
    return found.find((name) => this.#entries.has(name)) ?? this.#onlyNamed(found[1] ?? '')
  }

  /** The only file of a name in any folder, because Obsidian writes no folders. */
  #onlyNamed(name: string): string | undefined {
    const found = name.includes('/')
      ? []
      : [...this.#entries.keys()].filter((path) => posix.basename(path) === name)
    return found.length === 1 ? found[0] : undefined
  }

  close(): void {
    this.#zip.close()
  }
}

const unreadable = (name: string, { message }: Error) =>
  new ImportFileError(`${name} cannot be read: ${message.replace(/\.$/, '')}.`)

/** @throws ImportFileError */
export function utf8Of(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportFileError(`${name} is not in UTF-8.`)
  }
}
