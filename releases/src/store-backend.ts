import type { BuildManifest } from '@arunika/federation'

/** A small file that changes, with its contents when it was read. */
export interface VersionedFile {
  text: string
  /** ETag of this content, if the backend has one. */
  tag?: string | undefined
}

/** Another process changed a file between reading and writing it: read again, and decide again. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/**
 * Storage of a release store: a folder, or a bucket. Names are relative, with slashes. Of every write a crash
 * leaves the old or the new, never a half.
 */
export interface StoreBackend {
  /** Whether this machine reads a copy of the store, which was verified as it came. */
  readonly isCopied: boolean
  /** Runs a change with no other in between, or with writes that find out. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  read(name: string): Promise<VersionedFile | undefined>
  /** @throws ConflictError when the file has changed since `before` was read */
  write(name: string, text: string, before: VersionedFile | undefined): Promise<void>
  /** Removing a file that does not exist is not an error. */
  erase(name: string): Promise<void>
  /** Names directly in a folder, in no order. */
  list(folder: string): Promise<string[]>
  /** Moves a folder with the files of a build into the store, completely or not at all. */
  putBuild(manifest: BuildManifest, from: string): Promise<void>
  /** Whether a build is there with all files that its manifest names. */
  isWhole(remote: string, build: string): Promise<boolean>
  /** Stores those files of a build that is there again which have been lost. */
  restoreFiles(manifest: BuildManifest, from: string): Promise<void>
  /**
   * Bytes that builds share; undefined if there are none, or if they are on this machine anyway.
   * @param content their name, which they may not match
   */
  readContent(content: string): Promise<Buffer | undefined>
  /** Removes a build, which may be complete, partial or absent. */
  removeBuild(remote: string, build: string): Promise<void>
  /**
   * Removes bytes that no build has any more.
   * @param used names of the contents of all builds
   */
  dropUnused(used: ReadonlySet<string>): Promise<void>
  /** Brings the live set that this machine reads, and its builds, up to date. */
  refresh(): Promise<void>
  /** Puts a build onto this machine; no error when there is none. */
  fetchBuild(remote: string, build: string): Promise<void>
}
