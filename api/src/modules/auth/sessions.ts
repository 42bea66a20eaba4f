import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { CodedError } from '@anyam/server/errors'
import type { AdminSession, Rights } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { type Deed, record } from '../audit/repository.ts'
import { describeNetwork } from './describe-network.ts'
import * as repository from './session-repository.ts'
import type { Throttle } from './throttle.ts'

/** Seconds until a session ends, counted from the login or the last renewal of its token: two hours. */
export const SESSION_LIFETIME = 7_200
/** Seconds after a login until its session ends, however often its token is renewed: twelve hours. */
const LONGEST_SESSION = 43_200
/** Seconds for which a token of a client that renews it is valid: a quarter of an hour. */
export const RENEWED_TOKEN_LIFETIME = 900
/** Maximum seconds between the password and the second factor. */
const PENDING_LIFETIME = 600
/** Minutes for which an authentication counts as recent. */
export const PROOF_MINUTES = 10

export interface Session extends Rights {
  /** The token's `jti`. */
  id: string
  administratorId: number
  /** True after the password and before the second factor. */
  isPending: boolean
  hasSecondFactor: boolean
  /** Vacancies whose applications a hiring manager may see. */
  vacancies: readonly number[]
  /** When its owner last authenticated. */
  provenAt: Date
}

/** The session's owner and their rights. */
export type Owner = Rights & Pick<Session, 'administratorId' | 'hasSecondFactor' | 'vacancies'>

/** Address and browser of a login. */
export interface Visitor {
  address: string
  userAgent: string
}

/**
 * Time until which irreversible actions need no further authentication; null without a second factor, as in the
 * specification.
 */
export const provenUntil = (session: Session): Date | null =>
  session.hasSecondFactor ? endOfProof(session) : null

const endOfProof = ({ provenAt }: Session) => new Date(provenAt.getTime() + PROOF_MINUTES * 60_000)

/** True if the last authentication is no longer recent. */
export const isProofOld = (session: Session): boolean => endOfProof(session).getTime() < Date.now()

const cookieHashOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')

/** Records an entry about the actor's own account. */
export const recordAccount = (executor: Executor, administratorId: number, action: Deed['action']) =>
  record(executor, { administratorId }, { action, subject: 'account', subjectId: administratorId })

export function createSessions({ db }: Context, throttle: Throttle) {
  async function found(row: repository.SessionRow | undefined, address: string) {
    if (!row) return undefined
    const { isStale, ...session } = row
    if (isStale) await repository.touchSession(db, session.id, describeNetwork(address))
    return session
  }

  return {
    /** @returns the session and its cookie value, which is stored nowhere */
    async open(executor: Executor, owner: Owner, { address, userAgent }: Visitor, isPending = false) {
      const { administratorId, roles, remotes, vacancies, hasSecondFactor } = owner
      const id = randomUUID()
      const cookie = randomBytes(32).toString('base64url')
      const lifetime = isPending ? PENDING_LIFETIME : SESSION_LIFETIME
      await repository.insertSession(executor, {
        id,
        administratorId,
        isPending,
        cookieHash: cookieHashOf(cookie),
        addressHash: throttle.addressHash(address),
        network: describeNetwork(address),
        userAgent: userAgent.slice(0, 300),
        expiresAt: new Date(Date.now() + lifetime * 1000),
      })
      const rights = { roles, remotes, vacancies, hasSecondFactor }
      const session: Session = { id, administratorId, isPending, provenAt: new Date(), ...rights }
      return { session, cookie }
    },

    async find(id: string, address: string): Promise<Session | undefined> {
      return found(await repository.findSessionById(db, id), address)
    },

    async findByCookie(cookie: string, address: string): Promise<Session | undefined> {
      return found(await repository.findSessionByCookie(db, cookieHashOf(cookie)), address)
    },

    /**
     * Returns true if the cookie belongs to a session. The check neither prolongs the session nor records the server as
     * its location.
     */
    async isOpen(cookie: string): Promise<boolean> {
      const session = await repository.findSessionByCookie(db, cookieHashOf(cookie))
      return session !== undefined && !session.isPending
    },

    /**
     * Prolongs the session.
     * @returns the seconds until it ends
     * @throws CodedError unauthenticated if it has ended in the meantime
     */
    async renew({ id }: Session): Promise<number> {
      const left = await repository.prolongSession(db, id, SESSION_LIFETIME, LONGEST_SESSION)
      if (left === undefined) throw new CodedError('unauthenticated')
      return left
    },

    async list({ id, administratorId }: Session): Promise<AdminSession[]> {
      const rows = await repository.listSessions(db, administratorId)
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        usedAt: row.usedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        isCurrent: row.id === id,
      }))
    },

    end: ({ administratorId }: Session, id: string) =>
      db.transaction(async (transaction) => {
        const ended = await repository.revokeOwnSession(transaction, id, administratorId)
        if (!ended) throw new CodedError('session_not_found')
        await recordAccount(transaction, administratorId, 'session ended')
      }),

    /** Ends all of the person's sessions except the request's. */
    endOthers: ({ id, administratorId }: Session) =>
      db.transaction(async (transaction) => {
        const ended = await repository.revokeSessions(transaction, administratorId, id)
        if (ended > 0) await recordAccount(transaction, administratorId, 'session ended')
        return ended
      }),

    logOut: ({ id, administratorId }: Session) =>
      db.transaction(async (transaction) => {
        await repository.revokeSession(transaction, id)
        await recordAccount(transaction, administratorId, 'logged out')
      }),
  }
}
