import type { Readable } from 'node:stream'

/** Anyone may fetch `public` files; `private` files need a signed address. */
export type Area = 'public' | 'private'

export interface StoredFile {
  /** Bytes. */
  size: number
  stream: Readable
}

/** How browsers get a file. */
export interface FileHeaders {
  type: string
  /** Content-Disposition; undefined leaves it to the browser. */
  disposition: string | undefined
}

/** Where files live. Names are relative, made by the server, and never used twice. */
export interface FileStore {
  /** Path on the local disk for a new file in the making. */
  tempPath(): string
  /** Removes temporary files that a killed process left behind. */
  removeOldTempFiles(): Promise<void>
  /** Takes over a finished temporary file; once it resolves the file survives a crash. */
  keep(tempPath: string, area: Area, name: string): Promise<void>
  /** Undefined if the file does not exist. */
  open(area: Area, name: string): Promise<StoredFile | undefined>
  /**
   * An address, good for a minute, at which a browser gets a private file without this server, as the header fields
   * say; undefined where there is no such way.
   */
  addressOf(name: string, headers: FileHeaders): Promise<string | undefined>
  has(area: Area, name: string): Promise<boolean>
  /** Removing a file that does not exist is not an error. */
  remove(area: Area, names: readonly string[]): Promise<void>
  /** Names and times of all files of the area. */
  list(area: Area): AsyncIterable<{ name: string; modifiedAt: Date }>
}

/** A name that cannot lead out of its area: folders and a file of plain characters, none starting with a dot. */
export const isSafeName = (name: string) =>
  /^(?:[A-Za-z0-9][\w-]*\/)*[A-Za-z0-9][\w-]*(?:\.[A-Za-z0-9]+)?$/.test(name)

/** A vacancy may be deleted with the documents of thousands of applications. */
const REMOVED_AT_ONCE = 50

/** Removes files, some at a time, so that other requests to the store do not wait behind all of them. */
export async function removeEach(names: readonly string[], remove: (name: string) => Promise<unknown>) {
  for (let from = 0; from < names.length; from += REMOVED_AT_ONCE)
    await Promise.all(names.slice(from, from + REMOVED_AT_ONCE).map(remove))
}
