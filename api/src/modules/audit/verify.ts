import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'

/** The newest hash of the chain. A copy elsewhere later reveals whether the end of the log was cut off. */
export async function chainHead(executor: Executor): Promise<{ no: number; hash: string } | undefined> {
  const { rows } = await executor.execute<{ no: number; hash: string }>(
    sql`select no, hash from audit_chain order by no desc limit 1`,
  )
  return rows[0]
}

/**
 * Recomputes every hash of the audit log's chain.
 * @returns number of the first entry that was changed, removed or is missing from the chain; undefined for an intact
 *   log
 */
export async function findBrokenLink(executor: Executor): Promise<number | undefined> {
  const { rows } = await executor.execute<{ broken: number | null }>(sql`
    select least(
      (select min(no) from (
        select c.no, c.hash, e.id as entry, lag(c.no, 1, 0) over chain as no_before,
          audit_hash(lag(c.hash, 1, '') over chain, c.no, e) as computed
        from audit_chain c left join audit_log e on e.id = c.entry_id
        window chain as (order by c.no)) links
       where entry is null or no <> no_before + 1 or hash is distinct from computed),
      (select min(e.id) from audit_log e where not exists (select from audit_chain where entry_id = e.id))
    ) as broken`)
  return rows[0]?.broken ?? undefined
}

/** For `pnpm admin verify-log`. @returns a sentence for people */
export async function verifyLog(executor: Executor): Promise<string> {
  const [broken, head] = [await findBrokenLink(executor), await chainHead(executor)]
  if (broken !== undefined) throw new Error(`The audit log was altered at or before its entry ${broken}.`)
  if (!head) return 'The audit log is empty.'
  return `The audit log is whole: ${head.no} entries, the last with the hash ${head.hash}.`
}
