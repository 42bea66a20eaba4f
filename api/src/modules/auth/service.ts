import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AdminSession, LoginRequest, PasswordChange } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { KeyedMutex } from '../../lib/keyed-mutex.ts'
import { type Deed, record } from '../audit/repository.ts'
import { hashPassword, isPassword } from './passwords.ts'
import * as repository from './repository.ts'
import { createThrottle } from './throttle.ts'

/** Seconds: two hours. */
export const SESSION_LIFETIME = 7_200

export interface Session {
  /** The token's `jti`. */
  id: string
  administratorId: number
}

/** Address and browser of the login. */
export interface Visitor {
  address: string
  userAgent: string
}

const cookieHashOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')

const recordAccount = (executor: Executor, administratorId: number, action: Deed['action']) =>
  record(executor, { administratorId }, { action, subject: 'account', subjectId: administratorId })

export function createAuthService(context: Context) {
  const { db } = context
  const throttle = createThrottle(context)

  const mutex = new KeyedMutex()

  async function openSession(executor: Executor, administratorId: number, { address, userAgent }: Visitor) {
    const session: Session = { id: randomUUID(), administratorId }
    const cookie = randomBytes(32).toString('base64url')
    await repository.insertSession(executor, {
      ...session,
      cookieHash: cookieHashOf(cookie),
      addressHash: throttle.addressHash(address),
      userAgent: userAgent.slice(0, 300),
      expiresAt: new Date(Date.now() + SESSION_LIFETIME * 1000),
    })
    return { session, cookie }
  }

  async function logIn({ email, password }: LoginRequest, visitor: Visitor) {
    const { address } = visitor
    const administrator = await repository.findAdministrator(db, email)
    const addressHash = throttle.addressHash(address)
    // No account has number 0: an unknown account costs the same queries.
    const isUsual = await repository.isUsualAddress(db, administrator?.id ?? 0, addressHash)
    await throttle.count(email, address, isUsual)
    if (!(await isPassword(administrator?.passwordHash, password)) || !administrator) {
      throw new CodedError('invalid_credentials')
    }
    await throttle.forgive(email, address)
    return db.transaction(async (transaction) => {
      await recordAccount(transaction, administrator.id, 'logged in')
      return openSession(transaction, administrator.id, visitor)
    })
  }

  return {
    /**
     * Opens a session. Tries for one account take turns: otherwise several good ones at the same time
     * would all have been counted before the first is forgiven.
     * @returns the session and the value of its cookie, which is stored nowhere
     * @throws CodedError invalid_credentials or too_many_attempts
     */
    logIn: (request: LoginRequest, visitor: Visitor) =>
      mutex.runExclusive(`${request.email.toLowerCase()} ${visitor.address}`, () => logIn(request, visitor)),

    /**
     * Changes the administrator's own password and logs out all other sessions.
     * @returns a new session for the caller
     * @throws CodedError validation_failed or too_many_attempts
     */
    async changePassword({ administratorId }: Session, { current, next }: PasswordChange, visitor: Visitor) {
      const found = await repository.findAdministratorById(db, administratorId)
      if (!found) throw new CodedError('unauthenticated')
      await throttle.count(found.email, visitor.address, true)
      if (!(await isPassword(found.passwordHash, current))) {
        throw invalidFields({ current: ['This is not your password.'] })
      }
      await throttle.forgive(found.email, visitor.address)
      const passwordHash = await hashPassword(next)
      return db.transaction(async (transaction) => {
        await repository.setPassword(transaction, administratorId, passwordHash)
        await recordAccount(transaction, administratorId, 'password changed')
        return openSession(transaction, administratorId, visitor)
      })
    },

    async administratorOf({ administratorId }: Session) {
      const found = await repository.findAdministratorById(db, administratorId)
      if (!found) throw new CodedError('unauthenticated')
      return { email: found.email }
    },

    async listSessions({ id, administratorId }: Session): Promise<AdminSession[]> {
      const rows = await repository.listSessions(db, administratorId)
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        isCurrent: row.id === id,
      }))
    },

    endSession: ({ administratorId }: Session, id: string) =>
      db.transaction(async (transaction) => {
        const ended = await repository.revokeOwnSession(transaction, id, administratorId)
        if (!ended) throw new CodedError('session_not_found')
        await recordAccount(transaction, administratorId, 'session ended')
      }),

    findSession: (id: string): Promise<Session | undefined> => repository.findSessionById(db, id),

    findSessionByCookie: (cookie: string): Promise<Session | undefined> =>
      repository.findSessionByCookie(db, cookieHashOf(cookie)),

    logOut: ({ id, administratorId }: Session) =>
      db.transaction(async (transaction) => {
        await repository.revokeSession(transaction, id)
        await recordAccount(transaction, administratorId, 'logged out')
      }),
  }
}

export type AuthService = ReturnType<typeof createAuthService>
