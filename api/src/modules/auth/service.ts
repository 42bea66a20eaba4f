import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { LoginRequest } from '@arunika/shared/contracts'
import type { Context } from '../../context.ts'
import { CodedError } from '../../lib/errors.ts'
import { Turns } from '../../lib/turns.ts'
import { isPassword } from './passwords.ts'
import * as repository from './repository.ts'
import { createThrottle } from './throttle.ts'

/** Seconds: two hours. */
export const SESSION_LIFETIME = 7_200

export interface Session {
  /** The token's `jti`. */
  id: string
  administratorId: number
}

const cookieHashOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')

export function createAuthService(context: Context) {
  const { db } = context
  const throttle = createThrottle(context)

  const turns = new Turns()

  async function logIn({ email, password }: LoginRequest, address: string) {
    const administrator = await repository.findAdministrator(db, email)
    const addressHash = throttle.addressHash(address)
    // Number 0 is nobody's: an unknown account costs the same queries.
    const isUsual = await repository.isUsualAddress(db, administrator?.id ?? 0, addressHash)
    await throttle.count(email, address, isUsual)
    if (!(await isPassword(administrator?.passwordHash, password)) || !administrator) {
      throw new CodedError('invalid_credentials')
    }
    await throttle.forgive(email, address)
    const session: Session = { id: randomUUID(), administratorId: administrator.id }
    const cookie = randomBytes(32).toString('base64url')
    await repository.insertSession(db, {
      ...session,
      cookieHash: cookieHashOf(cookie),
      addressHash,
      expiresAt: new Date(Date.now() + SESSION_LIFETIME * 1000),
    })
    return { session, cookie }
  }

  return {
    /**
     * Opens a session. Tries for one account take turns: otherwise several good ones at the same time
     * would all have been counted before the first is forgiven.
     * @returns the session and the value of its cookie, which is stored nowhere
     * @throws CodedError invalid_credentials or too_many_attempts
     */
    logIn: (request: LoginRequest, address: string) =>
      turns.take(`${request.email.toLowerCase()} ${address}`, () => logIn(request, address)),

    findSession: (id: string): Promise<Session | undefined> => repository.findSessionById(db, id),

    findSessionByCookie: (cookie: string): Promise<Session | undefined> =>
      repository.findSessionByCookie(db, cookieHashOf(cookie)),

    logOut: (session: Session) => repository.revokeSession(db, session.id),
  }
}

export type AuthService = ReturnType<typeof createAuthService>
