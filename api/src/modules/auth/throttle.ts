import { CodedError } from '@anyam/server/errors'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { loginAttempts } from '../../db/schema/index.ts'
import { countTry, networkOf } from '../../lib/attempts.ts'
import { keyedHash } from '../../lib/secrets.ts'

const WINDOW_SECONDS = 900
const LIMITS = {
  /** One address trying one account. */
  pair: 5,
  /** One address trying many accounts. */
  address: 30,
  /** Many addresses trying one account. */
  account: 100,
}

/** Formats a wait for people, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Counts failed logins. Attempts are counted before the password check, so parallel attempts gain nothing. */
export function createThrottle({ db, secrets }: Context) {
  const hash = (kind: string, text: string) => `${kind}:${keyedHash(secrets.lookup, text)}`
  const keysOf = (email: string, address: string) => ({
    pair: hash('pair', `${email.toLowerCase()} ${networkOf(address)}`),
    address: hash('address', networkOf(address)),
    account: hash('account', email.toLowerCase()),
  })

  return {
    addressHash: (address: string) => hash('address', networkOf(address)),

    /**
     * @param isUsual true for an address with an earlier login to the account, which others cannot lock out
     * @throws CodedError too_many_attempts
     */
    async count(email: string, address: string, isUsual: boolean) {
      const keys = keysOf(email, address)
      const kinds = isUsual ? (['pair', 'address'] as const) : (['pair', 'address', 'account'] as const)
      // One transaction, so one disk sync. An attempt stopped by an earlier limit does not count towards a later one,
      // so one address cannot use up an account's hundred attempts.
      const retryAfter = await db.transaction(async (transaction) => {
        for (const kind of kinds) {
          const { count, secondsLeft } = await countTry(transaction, keys[kind], WINDOW_SECONDS)
          if (count > LIMITS[kind]) return secondsLeft
        }
        return undefined
      })
      if (retryAfter === undefined) return
      const message = `Too many login attempts. Please try again in ${waitText(retryAfter)}.`
      throw new CodedError('too_many_attempts', { retryAfter, message })
    },

    /** A success resets the pair's count and takes back one attempt of the address and the account. */
    async forgive(email: string, address: string) {
      const keys = keysOf(email, address)
      await db.delete(loginAttempts).where(eq(loginAttempts.key, keys.pair))
      await db
        .update(loginAttempts)
        .set({ count: sql`greatest(${loginAttempts.count} - 1, 0)` })
        .where(sql`${loginAttempts.key} in (${keys.address}, ${keys.account})`)
    },
  }
}

export type Throttle = ReturnType<typeof createThrottle>
