import { isIPv6 } from 'node:net'
import { CodedError } from '@anyam/server/errors'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database.ts'
import { loginAttempts } from '../db/schema/index.ts'
import { inMinutes } from './time-left.ts'

/** One customer usually has a whole IPv6 /64, so its addresses count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Counts in the database, so that restarts and other processes share the count.
 * @param amount 1 for a try; other amounts count other units
 * @returns the count within the window, and the seconds until the window ends
 */
export async function countTry(
  db: Executor,
  key: string,
  windowSeconds: number,
  amount = 1,
): Promise<{ count: number; secondsLeft: number }> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`
  const expired = sql`${loginAttempts.expiresAt} <= now()`
  const [row] = await db
    .insert(loginAttempts)
    .values({ key, count: amount, expiresAt: end })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        count: sql`case when ${expired} then ${amount}::int else ${loginAttempts.count} + ${amount}::int end`,
        expiresAt: sql`case when ${expired} then ${end} else ${loginAttempts.expiresAt} end`,
      },
    })
    .returning({
      count: loginAttempts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${loginAttempts.expiresAt} - now()))::int`,
    })
  return row ?? { count: amount, secondsLeft: windowSeconds }
}

interface Limit {
  most: number
  windowSeconds: number
  code: 'too_many_requests' | 'too_many_attempts'
  /** Precedes when to try again. */
  sentence: string
}

/**
 * Counts a try, and refuses it beyond the limit.
 * @throws CodedError with the limit's code, which says when to try again
 */
export async function limitTries(
  db: Executor,
  key: string,
  { most, windowSeconds, code, sentence }: Limit,
): Promise<void> {
  const { count, secondsLeft } = await countTry(db, key, windowSeconds)
  if (count <= most) return
  const message = `${sentence} Please try again ${inMinutes(secondsLeft)}.`
  throw new CodedError(code, { message, retryAfter: secondsLeft })
}
