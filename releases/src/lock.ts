import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 30_000

/** Runs work while no other process changes the folder; a lock whose holder has died is taken over. */
export async function withLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true })
  const path = join(dir, '.lock')
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await take(path))) {
    if (Date.now() > giveUpAt) throw new Error(`Another process has been changing ${dir} for too long.`)
    if (await isOrphan(path)) await breakOrphan(path)
    await delay(20)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

/** One process at a time breaks a lock, and looks again before: another may hold it meanwhile. */
async function breakOrphan(path: string): Promise<void> {
  const permit = `${path}.break`
  if (!(await take(permit))) return
  if (await isOrphan(path)) await rm(path, { force: true })
  await rm(permit, { force: true })
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isOrphan(path: string): Promise<boolean> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''))
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
