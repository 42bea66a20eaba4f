import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 30_000
const BUSY = 5

/**
 * Runs work while no other process changes the folder.
 * @throws Error if another process holds the lock for 30 s
 */
export async function withLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true })
  // An empty SQLite database is a lock of the operating system: it ends with its process, however that ends,
  // and works between containers that share a volume. A file with a process id provides neither.
  const lock = new DatabaseSync(join(dir, '.lock.db'), { timeout: 0 })
  try {
    for (const giveUpAt = Date.now() + PATIENCE_MS; !take(lock); await delay(10 + Math.random() * 20))
      if (Date.now() > giveUpAt) throw new Error(`Another process has been changing ${dir} for too long.`)
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false
    throw error
  }
}
