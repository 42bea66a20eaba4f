import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const PAUSE_MS = 250

/** Waits until a database accepts connections. @param signal aborts the wait with its reason */
export async function untilReachable(url: string, signal: AbortSignal): Promise<void> {
  while (!(await isReachable(url))) await delay(PAUSE_MS, undefined, { signal })
}

async function isReachable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
