import type { BuildManifest } from '@arunika/federation'

/** A small file that changes, as it was read. */
export interface VersionedFile {
  text: string
  /** Mark of this content, where the place has one. */
  tag?: string | undefined
}

/** Another process changed a file between reading and writing it: read again, and decide again. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/**
 * Where a release store lies: a folder, or a bucket. Names are relative, with slashes. Of every write a crash
 * leaves the old or the new, never a half.
 */
export interface StoreBackend {
  /** Runs a change with no other in between, or with writes that find out. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  read(name: string): Promise<VersionedFile | undefined>
  /** @throws ConflictError when the note is no longer what was read `before` */
  write(name: string, text: string, before: VersionedFile | undefined): Promise<void>
  /** Erasing what is not there is no error. */
  erase(name: string): Promise<void>
  /** Names directly in a folder, in no order. */
  list(folder: string): Promise<string[]>
  /** Takes over a folder with the files of a build, which is there whole or not at all. */
  putBuild(manifest: BuildManifest, from: string): Promise<void>
  /** Removes a build, whole, half or absent. */
  removeBuild(remote: string, build: string): Promise<void>
  /** Brings the live set that this machine reads, and its builds, up to date. */
  refresh(): Promise<void>
  /** Puts a build onto this machine; no error when there is none. */
  fetchBuild(remote: string, build: string): Promise<void>
}
