import { setTimeout as pause } from 'node:timers/promises'
import { CodedError } from '@arunika/server/errors'
import { sql } from 'drizzle-orm'
import type { ResponseCache } from '../lib/response-cache.ts'
import { type Database, type OpenDatabase, openDatabase } from './database.ts'
import type { Session } from './session.ts'

/** For a replica that is only a little behind. */
const LAG_LIMIT_MS = 300
const LAG_POLL_MS = 10
/** A replica that failed is left alone for so long. */
const REST_MS = 5_000
const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 1_000
/** While it is unknown whether the primary is there, which a pooler hides by waiting. */
const PRIMARY_PATIENCE_MS = 1_000
/** Before all that was ever written. */
const BEGINNING = '0/0'

/** Reads what is public, from replicas if there are some. */
export interface PublicReads {
  /** Runs the load on a replica that has all that this process knows to be committed, else on the primary. */
  read<T>(load: (db: Database) => Promise<T>): Promise<T>
  /** Whether a replica can be read from. */
  isReachable(): Promise<boolean>
  /** How many loads were run since the start, by server. */
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

/** Whether the server has all up to the position in the log, waiting a little; a promoted replica writes its own log. */
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
 * A load after a change has to show it, or the cache would hold something older. So the first load after a change
 * asks the primary for its position in the log, and reads from a replica that has reached it.
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

  /** Where the primary's log ended after the newest change; undefined while the primary cannot be asked. */
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
        // It is away, or ended the query for the sake of its replication: another server has the same.
        replica.restsUntil = Date.now() + REST_MS
      }
    }
    return undefined
  }

  function fromPrimary<T>(load: (db: Database) => Promise<T>) {
    counts.primary += 1
    return load(primary)
  }

  /** Nothing can be written while the primary is away: then what a replica has is the newest there is. */
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
