import { setTimeout as pause } from 'node:timers/promises'
import { CodedError } from '@anyam/server/errors'
import { sql } from 'drizzle-orm'
import type { ResponseCache } from '../lib/response-cache.ts'
import { type Database, type OpenDatabase, openDatabase } from './database.ts'
import type { Session } from './session.ts'

/** Longest wait for a replica to catch up. */
const LAG_LIMIT_MS = 300
const LAG_POLL_MS = 10
/** A failed replica is not used for this long. */
const REST_MS = 5_000
const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 1_000
/** Applies while the primary may be down, because a pooler hides an outage by waiting. */
const PRIMARY_PATIENCE_MS = 1_000
/** The log position before any write. */
const BEGINNING = '0/0'

/** Reads public data, from replicas if there are any. */
export interface PublicReads {
  /** Runs the load on a replica that has every commit this process knows of, otherwise on the primary. */
  read<T>(load: (db: Database) => Promise<T>): Promise<T>
  /** True if at least one replica can be read from. */
  isReachable(): Promise<boolean>
  /** Number of loads since the start, by server. */
  counts: Readonly<Record<'primary' | 'replica', number>>
  close(): Promise<void>
}

interface Replica extends OpenDatabase {
  restsUntil: number
}

interface Parts {
  primary: Database
  urls: readonly string[]
  session: Session
  responseCache: Pick<ResponseCache, 'generation'>
}

/** Waits briefly until the server has reached the log position. A promoted replica writes its own log. */
async function hasReached({ db }: OpenDatabase, position: string, deadline: number): Promise<boolean> {
  for (;;) {
    const { rows } = await db.execute<{ reached: boolean }>(
      sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end
        >= ${position}::pg_lsn as reached`,
    )
    if (rows[0]?.reached) return true
    if (Date.now() > deadline) return false
    await pause(LAG_POLL_MS)
  }
}

const late = (ms: number) =>
  pause(ms, undefined, { ref: false }).then(() => {
    throw new Error('timeout exceeded when trying to connect')
  })

/**
 * A load after a change must show the change, or the cache would store older data. So the first load after a change
 * fetches the primary's log position and reads from a replica that has reached it.
 */
export function createPublicReads({ primary, urls, session, responseCache }: Parts): PublicReads {
  const replicas = urls.map((url): Replica => {
    const database = openDatabase(url, MAX_CONNECTIONS, CONNECT_TIMEOUT_MS)
    return { ...database, restsUntil: 0 }
  })
  const counts = { primary: 0, replica: 0 }
  let turn = 0
  let last = BEGINNING
  let known: { generation: number; request: Promise<string | undefined> } | undefined

  async function ask(): Promise<string | undefined> {
    try {
      const [row] = await session.query<{ position: string }>(
        'select pg_current_wal_insert_lsn()::text as position',
      )
      last = row?.position ?? last
      return row?.position
    } catch {
      known = undefined
      return undefined
    }
  }

  /** The primary's log position after the newest change; undefined while the primary is unreachable. */
  async function position(): Promise<string | undefined> {
    if (!session.isConnected()) return undefined
    const { generation } = responseCache
    if (known?.generation !== generation) known = { generation, request: ask() }
    return known.request
  }

  function inTurn(): Replica[] {
    turn += 1
    const first = turn % replicas.length
    const all = [...replicas.slice(first), ...replicas.slice(0, first)]
    return all.filter(({ restsUntil }) => restsUntil < Date.now())
  }

  async function fromReplica<T>(load: (db: Database) => Promise<T>, from: string) {
    const deadline = Date.now() + LAG_LIMIT_MS
    for (const replica of inTurn()) {
      try {
        if (!(await hasReached(replica, from, deadline))) continue
        counts.replica += 1
        return { value: await load(replica.db) }
      } catch (error) {
        if (error instanceof CodedError) throw error
        // The replica is down, or cancelled the query in favour of replication; another server has the same data.
        replica.restsUntil = Date.now() + REST_MS
      }
    }
    return undefined
  }

  function fromPrimary<T>(load: (db: Database) => Promise<T>) {
    counts.primary += 1
    return load(primary)
  }

  /** Nothing can be written while the primary is down, so a replica then has the newest data. */
  async function fromEither<T>(load: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await Promise.race([fromPrimary(load), late(PRIMARY_PATIENCE_MS)])
    } catch (error) {
      if (error instanceof CodedError) throw error
      const found = await fromReplica(load, last)
      if (!found) throw error
      return found.value
    }
  }

  return {
    counts,
    async read(load) {
      if (replicas.length === 0) return fromPrimary(load)
      const from = await position()
      if (from === undefined) return fromEither(load)
      const found = await fromReplica(load, from)
      return found ? found.value : fromPrimary(load)
    },
    async isReachable() {
      const tries = replicas.map(({ db }) => db.execute(sql`select 1`))
      return (await Promise.allSettled(tries)).some(({ status }) => status === 'fulfilled')
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
