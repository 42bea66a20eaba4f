import type { BuildManifest } from '@anyam/federation'

/** A small mutable file with its contents at the time of reading. */
export interface VersionedFile {
  text: string
  /** ETag of this content, if the backend has one. */
  tag?: string | undefined
}

/** Another process changed a file between reading and writing it. Read again, and decide again. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/**
 * Storage of a release store: a folder or a bucket, with relative, slash-separated names. Writes are atomic:
 * a crash leaves the old or the new content.
 */
export interface StoreBackend {
  /** True if this machine reads a copy of the store, which was verified on arrival. */
  readonly isCopied: boolean
  /** Runs a change exclusively, or with writes that detect conflicts. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  read(name: string): Promise<VersionedFile | undefined>
  /** @throws ConflictError if the file has changed since `before` was read */
  write(name: string, text: string, before: VersionedFile | undefined): Promise<void>
  /** Removing a file that does not exist is not an error. */
  erase(name: string): Promise<void>
  /** Names directly in a folder, unordered. */
  list(folder: string): Promise<string[]>
  /** Moves a folder with the files of a build into the store atomically. */
  putBuild(manifest: BuildManifest, from: string): Promise<void>
  /** Returns whether a build exists with all files of its manifest. */
  isWhole(remote: string, build: string): Promise<boolean>
  /** Stores the files that an existing build has lost. */
  restoreFiles(manifest: BuildManifest, from: string): Promise<void>
  /**
   * Bytes that builds share; undefined if there are none, or if they are on this machine anyway.
   * @param content their name; the caller verifies that the bytes match it
   */
  readContent(content: string): Promise<Buffer | undefined>
  /** Removes a build, which may be complete, partial or absent. */
  removeBuild(remote: string, build: string): Promise<void>
  /**
   * Removes bytes that no build uses.
   * @param used names of the contents of all builds
   */
  dropUnused(used: ReadonlySet<string>): Promise<void>
  /** Updates this machine's live set and its builds. */
  refresh(): Promise<void>
  /** Fetches a build to this machine; no error if there is none. */
  fetchBuild(remote: string, build: string): Promise<void>
}
