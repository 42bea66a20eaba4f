import { CodedError } from '@anyam/server/errors'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { loginAttempts } from '../../db/schema/index.ts'
import { limitTries } from '../../lib/attempts.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { findAccount } from '../auth/repository.ts'
import type { AuthService } from '../auth/service.ts'
import { recordAccount, type Visitor } from '../auth/sessions.ts'
import { createProvider, type Flow, type Identity } from './provider.ts'
import * as repository from './repository.ts'

/** Maximum seconds between start and return. */
export const FLOW_LIFETIME = 600
const WINDOW_SECONDS = 900
/** Maximum failed returns per network in that time. */
const MOST_TRIES = 30

const heldFlow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })

/** Login through the configured OpenID provider, for people with an account. */
export function createProviderLoginService(context: Context, auth: AuthService) {
  const { db, secrets, settings } = context
  const { oidc } = settings
  const provider = oidc && createProvider(oidc, `${settings.publicUrl}/admin/login`)

  function configured() {
    if (!provider) throw new CodedError('not_found')
    return provider
  }

  /** @throws CodedError sign_in_failed without the cookie of a recent start */
  function flowOf(cookie: string | undefined): Flow {
    try {
      const flow = heldFlow.parse(JSON.parse(unseal(secrets.signIn, cookie ?? '')))
      if (flow.until > Date.now()) return flow
    } catch {
      // The cookie was altered, or sealed with another key.
    }
    throw new CodedError('sign_in_failed')
  }

  /** The first login links the account with the verified e-mail address; later ones use only the subject. */
  async function accountOf(executor: Executor, identity: Identity) {
    const linked = await repository.findLinked(executor, identity)
    if (linked) return linked.disabledAt === null ? linked : undefined
    const found = identity.email === undefined ? undefined : await findAccount(executor, identity.email)
    if (!found || !(await repository.link(executor, found.administratorId, identity))) return undefined
    await recordAccount(executor, found.administratorId, 'provider linked')
    await auth.alerts.changed(executor, found.email, `it can be opened by ${oidc?.name} now`)
    return found
  }

  async function finish(query: string, cookie: string | undefined, visitor: Visitor) {
    const identity = await configured().finish(query, flowOf(cookie))
    const account = await db.transaction((transaction) => accountOf(transaction, identity))
    if (!account) throw new CodedError('no_account')
    return auth.enter(account, visitor)
  }

  return {
    name: oidc?.name ?? null,

    /** @returns the provider's URL, and the value of a cookie that ties the return to this browser */
    async begin() {
      const { address, flow } = await configured().begin()
      const until = Date.now() + FLOW_LIFETIME * 1_000
      return { address, cookie: seal(secrets.signIn, JSON.stringify({ ...flow, until })) }
    },

    /**
     * Opens a session, which is pending if the account has a separate second factor.
     * @throws CodedError sign_in_failed, no_account, unavailable or too_many_attempts
     */
    async finish(query: string, cookie: string | undefined, visitor: Visitor) {
      const key = `provider:${auth.throttle.addressHash(visitor.address)}`
      await limitTries(db, key, {
        most: MOST_TRIES,
        windowSeconds: WINDOW_SECONDS,
        code: 'too_many_attempts',
        sentence: 'Too many login attempts.',
      })
      const opened = await finish(query, cookie, visitor).catch(async (error: unknown) => {
        if (error instanceof CodedError && error.status === 401) await auth.recordFailure(undefined, visitor)
        throw error
      })
      await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
      return opened
    },
  }
}

export type ProviderLoginService = ReturnType<typeof createProviderLoginService>
