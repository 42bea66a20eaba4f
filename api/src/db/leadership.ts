import type pg from 'pg'
import type { SessionPart } from './session.ts'

/**
 * Any number will do that neither migrations nor the audit log lock, as long as every copy of the product uses the same.
 */
export const LEADER_LOCK = 72_616_303

/** Of all processes on one database one is the leader: it holds a lock while it is connected. */
export interface Leadership {
  isLeader(): boolean
  /** Calls back now if this process leads, and whenever it begins to. */
  whenLeading(begin: () => void): void
  part: SessionPart
}

export function createLeadership(): Leadership {
  let isLeader = false
  const begins: (() => void)[] = []

  /** Tries for the lock, and otherwise whether the connection that holds it is there. */
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
