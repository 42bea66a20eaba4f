import { CodedError } from '@anyam/server/errors'
import type { Administrator, LinkRedemption, LoginRequest, PasswordChange } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import { countTry, limitTries } from '../../lib/attempts.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { KeyedMutex } from '../../lib/keyed-mutex.ts'
import { keyedHash } from '../../lib/secrets.ts'
import { record } from '../audit/repository.ts'
import { createAlerts } from './alerts.ts'
import { describeNetwork } from './describe-network.ts'
import { LIFETIMES, makeLink, redeemLink } from './links.ts'
import { hashPassword, isPassword } from './passwords.ts'
import * as repository from './repository.ts'
import { knownNetworks } from './session-repository.ts'
import {
  createSessions,
  type Owner,
  provenUntil,
  recordAccount,
  type Session,
  type Visitor,
} from './sessions.ts'
import { createThrottle } from './throttle.ts'
import { refuseWeakPassword } from './weak-password.ts'

/** The actor in the audit log for a request without a known account. */
const ANONYMOUS = { name: 'not logged in' }
const HOUR = 3_600
/** Maximum number of failed logins logged per hour; the throttle keeps counting. */
const MOST_RECORDED = 1_000
/** Maximum password reset requests per address and hour. */
const MOST_RESETS = 10

type Account = Owner & { email: string }

export function createAuthService(context: Context) {
  const { db, secrets, settings } = context
  const throttle = createThrottle(context)
  const sessions = createSessions(context, throttle)
  const alerts = createAlerts(context)
  const mutex = new KeyedMutex()

  /** Known and unknown accounts take equally long. */
  const recordFailure = (administratorId: number | undefined, { address }: Visitor) =>
    db.transaction(async (transaction) => {
      const { count } = await countTry(transaction, 'failures recorded', HOUR)
      if (count > MOST_RECORDED) return
      const entry = { action: 'login failed', subject: 'account', title: describeNetwork(address) } as const
      await record(transaction, ANONYMOUS, { ...entry, subjectId: administratorId ?? null })
    })

  /** The first attempt over the limit is recorded and mailed to the account's owner. */
  const recordStop = (
    administrator: { administratorId: number; email: string } | undefined,
    visitor: Visitor,
  ) =>
    db.transaction(async (transaction) => {
      const subjectId = administrator?.administratorId ?? null
      const key = `stopped:${keyedHash(secrets.lookup, `${subjectId} ${describeNetwork(visitor.address)}`)}`
      const { count } = await countTry(transaction, key, HOUR)
      if (count > 1) return
      const entry = {
        action: 'login stopped',
        subject: 'account',
        title: describeNetwork(visitor.address),
      } as const
      await record(transaction, ANONYMOUS, { ...entry, subjectId })
      if (administrator) await alerts.loginsStopped(transaction, administrator.email, visitor)
    })

  async function logIn({ email, password }: LoginRequest, visitor: Visitor) {
    const { address } = visitor
    const administrator = await repository.findAdministrator(db, email)
    const addressHash = throttle.addressHash(address)
    // No account has id 0, so an unknown account causes the same queries.
    const { isUsual, isNew } = await knownNetworks(db, administrator?.administratorId ?? 0, addressHash)
    await throttle.count(email, address, isUsual).catch(async (error: unknown) => {
      if (error instanceof CodedError) await recordStop(administrator, visitor)
      throw error
    })
    if (!(await isPassword(administrator?.passwordHash, password)) || !administrator) {
      await recordFailure(administrator?.administratorId, visitor)
      throw new CodedError('invalid_credentials')
    }
    await throttle.forgive(email, address)
    return open(administrator, visitor, isNew)
  }

  /** Opens a session after the first step; it is pending if the account has a second factor. */
  const open = (account: Account, visitor: Visitor, isNew: boolean) =>
    db.transaction(async (transaction) => {
      if (account.hasSecondFactor) return sessions.open(transaction, account, visitor, true)
      await recordAccount(transaction, account.administratorId, 'logged in')
      if (isNew) await alerts.newNetwork(transaction, account.email, visitor)
      return sessions.open(transaction, account, visitor)
    })

  async function mailReset(email: string, { address }: Visitor): Promise<void> {
    const account = await repository.findAccount(db, email)
    if (!account) return
    await db.transaction(async (transaction) => {
      const { administratorId } = account
      const entry = {
        action: 'password reset asked',
        subject: 'account',
        subjectId: administratorId,
      } as const
      await record(transaction, ANONYMOUS, { ...entry, title: describeNetwork(address) })
      const make = () => makeLink(transaction, settings.publicUrl, administratorId, 'password reset')
      await alerts.passwordReset(transaction, account.email, make, LIFETIMES['password reset'].inWords)
    })
  }

  return {
    sessions,
    throttle,
    alerts,
    recordFailure,

    /** Opens a session for a person identified by an external provider. */
    async enter(account: Account, visitor: Visitor) {
      const { isNew } = await knownNetworks(
        db,
        account.administratorId,
        throttle.addressHash(visitor.address),
      )
      return open(account, visitor, isNew)
    },

    /**
     * Opens a session. Attempts for one account run in sequence, because several valid ones at once would all be
     * counted before the first is forgiven.
     * @returns the session, pending if a second factor is still needed, and its cookie value
     * @throws CodedError invalid_credentials or too_many_attempts
     */
    logIn: (request: LoginRequest, visitor: Visitor) =>
      mutex.runExclusive(`${request.email.toLowerCase()} ${visitor.address}`, () => logIn(request, visitor)),

    /**
     * Changes the administrator's own password and logs out all other sessions.
     * @returns a new session for the caller
     * @throws CodedError validation_failed, weak_password or too_many_attempts
     */
    async changePassword({ administratorId }: Session, { current, next }: PasswordChange, visitor: Visitor) {
      const found = await repository.findAdministratorById(db, administratorId)
      if (!found) throw new CodedError('unauthenticated')
      await throttle.count(found.email, visitor.address, true)
      if (!(await isPassword(found.passwordHash || undefined, current))) {
        throw invalidFields({ current: ['This is not your password.'] })
      }
      await throttle.forgive(found.email, visitor.address)
      await refuseWeakPassword('next', next, found, settings)
      const passwordHash = await hashPassword(next)
      return db.transaction(async (transaction) => {
        await repository.setPassword(transaction, administratorId, passwordHash)
        await recordAccount(transaction, administratorId, 'password changed')
        return sessions.open(transaction, found, visitor)
      })
    },

    /**
     * Counts a password reset request.
     * @returns a function that mails a link to the address's account, if there is one. Call it after the response,
     *   whose timing would otherwise reveal whether the account exists
     * @throws CodedError too_many_requests
     */
    async requestReset(email: string, visitor: Visitor): Promise<() => Promise<void>> {
      const key = `reset:${throttle.addressHash(visitor.address)}`
      await limitTries(db, key, {
        most: MOST_RESETS,
        windowSeconds: HOUR,
        code: 'too_many_requests',
        sentence: 'Too many requests for a new password.',
      })
      return () => mailReset(email, visitor)
    },

    /**
     * Sets a password using a mailed link, and ends all sessions of the account.
     * @throws CodedError invalid_link, or weak_password, which leaves the link valid
     */
    async redeem({ token, password }: LinkRedemption): Promise<void> {
      const passwordHash = await hashPassword(password)
      await db.transaction(async (transaction) => {
        const link = await redeemLink(transaction, token)
        if (!link) throw new CodedError('invalid_link')
        await refuseWeakPassword('password', password, link, settings)
        await repository.setPassword(transaction, link.administratorId, passwordHash)
        const isInvitation = link.purpose === 'invitation'
        await recordAccount(transaction, link.administratorId, isInvitation ? 'joined' : 'password changed')
        if (!isInvitation) await alerts.changed(transaction, link.email, 'the password')
      })
    },

    /** The session's administrator, and the time until which no further authentication is needed. */
    async administratorOf(session: Session): Promise<Administrator> {
      const found = await repository.findAdministratorById(db, session.administratorId)
      if (!found) throw new CodedError('unauthenticated')
      const { email, name, roles, remotes } = found
      return { email, name, roles, remotes, provenUntil: provenUntil(session)?.toISOString() ?? null }
    },
  }
}

export type AuthService = ReturnType<typeof createAuthService>
