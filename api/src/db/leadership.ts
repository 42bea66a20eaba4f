import type pg from 'pg'
import type { SessionPart } from './session.ts'

/**
 * Any number works that differs from the locks of migrations and the audit log and that every copy of the product
 * shares.
 */
export const LEADER_LOCK = 72_616_303

/** Exactly one process per database is the leader: it holds a lock while it is connected. */
export interface Leadership {
  isLeader(): boolean
  /** Calls back now if this process leads, and each time it becomes the leader. */
  whenLeading(begin: () => void): void
  part: SessionPart
}

export function createLeadership(): Leadership {
  let isLeader = false
  const begins: (() => void)[] = []

  /** Tries to take the lock; on the leader it checks that the connection is alive. */
  async function lead(client: pg.Client) {
    if (isLeader) {
      await client.query('select 1')
      return
    }
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LEADER_LOCK,
    ])
    if (!rows[0]?.got) return
    isLeader = true
    for (const begin of begins) begin()
  }
  return {
    isLeader: () => isLeader,
    whenLeading(begin) {
      begins.push(begin)
      if (isLeader) begin()
    },
    part: {
      begin: lead,
      check: lead,
      lost() {
        isLeader = false
      },
    },
  }
}
