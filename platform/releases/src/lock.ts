import { truncateSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 30_000
/** SQLite's result codes. */
const BUSY = 5
const CORRUPT = 11
const NOT_A_DATABASE = 26

/**
 * Runs work while no other process changes the folder.
 * @throws Error if another process holds the lock for 30 s
 */
export async function withLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true })
  // An empty SQLite database is a lock of the operating system: it ends with its process, however that ends,
  // and works between containers that share a volume. A file with a process id provides neither.
  const path = join(dir, '.lock.db')
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    for (const giveUpAt = Date.now() + PATIENCE_MS; !take(lock, path); await delay(10 + Math.random() * 20))
      if (Date.now() > giveUpAt) throw new Error(`Another process has been changing ${dir} for too long.`)
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync, path: string): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code !== BUSY && code !== CORRUPT && code !== NOT_A_DATABASE) throw error
    // Emptied, not replaced: locks belong to the file, not to its name.
    if (code !== BUSY) truncateSync(path)
    return false
  }
}
