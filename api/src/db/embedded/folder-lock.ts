import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Thrown when another running copy holds the folder; the message is for people. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Id and start time of a process, so that a reused id is not mistaken for the old process; undefined if no such process
 * runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie has ended but its parent has not reaped it yet.
      return fields[0] === 'Z' ? undefined : `${pid}:${fields[19]}`
    } catch {
      return undefined
    }
  }
  try {
    process.kill(pid, 0)
    if (process.platform === 'win32') return `${pid}`
    return `${pid}:${execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim()}`
  } catch {
    return undefined
  }
}

const isAlive = (identity: string) => processIdentity(Number.parseInt(identity, 10)) === identity

/** Writes the lock atomically; false if another lock exists. */
function tryLock(file: string, identity: string): boolean {
  const tempFile = `${file}.${randomUUID()}`
  writeFileSync(tempFile, identity, { mode: 0o600 })
  try {
    linkSync(tempFile, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(tempFile)
  }
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Removes a lock whose holder has ended, but never one taken since. */
function removeStale(file: string, stale: string): void {
  const moved = `${file}.${randomUUID()}`
  try {
    renameSync(file, moved)
  } catch {
    return
  }
  if (readLock(moved) !== stale) linkSync(moved, file)
  rmSync(moved)
}

/**
 * Locks the folder for this process until the returned function is called or the process ends. Ignores a lock left
 * behind by a killed process.
 * @throws FolderInUseError if another running process holds it
 */
export function lockFolder(file: string, folder: string): () => void {
  const own = processIdentity(process.pid) ?? `${process.pid}`
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryLock(file, own)) return () => rmSync(file, { force: true })
    const holder = readLock(file)
    if (holder !== '' && isAlive(holder)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by another running copy (process ${Number.parseInt(holder, 10)}). Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    removeStale(file, holder)
  }
  throw new FolderInUseError(`The data folder ${folder} is being taken by another copy. Try again.`)
}
