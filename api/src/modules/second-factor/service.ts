import { CodedError } from '@anyam/server/errors'
import type { FactorAdded, Proof, ProofOptions, SecondFactor, TotpOffer } from '@arunika/admin-contracts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { loginAttempts } from '../../db/schema/index.ts'
import { limitTries } from '../../lib/attempts.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { seal, unsealIfOurs } from '../../lib/sealed.ts'
import { isPassword } from '../auth/passwords.ts'
import { findAdministratorById } from '../auth/repository.ts'
import type { AuthService } from '../auth/service.ts'
import { disproveOthers, knownNetworks, proveSession, revokeSession } from '../auth/session-repository.ts'
import { type Owner, recordAccount, type Session, type Visitor } from '../auth/sessions.ts'
import { createPasskeys } from './passkeys.ts'
import { hashOf, isRecoveryCode, newCodes } from './recovery-codes.ts'
import * as repository from './repository.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

const WINDOW_SECONDS = 900
/** Maximum wrong codes and keys per account in that time. */
const MOST_TRIES = 10

export function createSecondFactorService(context: Context, auth: AuthService) {
  const { db, secrets, settings } = context
  const passkeys = createPasskeys(context)
  const { alerts, sessions, throttle } = auth

  const emailOf = async (administratorId: number): Promise<string> => {
    const found = await findAdministratorById(db, administratorId)
    if (!found) throw new CodedError('unauthenticated')
    return found.email
  }

  async function isCode(administratorId: number, code: string): Promise<boolean> {
    if (isRecoveryCode(code)) {
      const isOurs = await repository.useCode(
        db,
        administratorId,
        hashOf(secrets.lookup, administratorId, code),
      )
      if (isOurs) await recordAccount(db, administratorId, 'recovery code used')
      return isOurs
    }
    const sealed = await repository.findTotp(db, administratorId)
    // If another key sealed the secret, no code is valid; that is not a server error.
    const secret = sealed === null ? undefined : unsealIfOurs(secrets.secondFactor, sealed)
    const step = secret === undefined ? undefined : stepOf(secret, code)
    return step !== undefined && (await repository.useStep(db, administratorId, step))
  }

  async function isOwnPassword(administratorId: number, password: string) {
    const found = await findAdministratorById(db, administratorId)
    return isPassword(found?.passwordHash || undefined, password)
  }

  /** @throws CodedError invalid_proof or too_many_attempts */
  async function assertProof(session: Session, { code, passkey, password }: Proof) {
    const { administratorId } = session
    const key = `proof:${administratorId}`
    await limitTries(db, key, {
      most: MOST_TRIES,
      windowSeconds: WINDOW_SECONDS,
      code: 'too_many_attempts',
      sentence: 'Too many tries.',
    })
    if (passkey !== undefined) await passkeys.verify(passkey, administratorId)
    else {
      const isProven =
        code !== undefined
          ? await isCode(administratorId, code)
          : // For an account with a second factor, a password is not enough.
            !session.hasSecondFactor &&
            password !== undefined &&
            (await isOwnPassword(administratorId, password))
      if (!isProven) throw new CodedError('invalid_proof')
    }
    await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
  }

  /** Creates recovery codes if there are none, so that losing a key does not lock the owner out. */
  async function firstCodes(executor: Executor, administratorId: number): Promise<string[] | null> {
    await repository.lockAccount(executor, administratorId)
    if ((await repository.countCodes(executor, administratorId)) > 0) return null
    return codes(executor, administratorId)
  }
  async function codes(executor: Executor, administratorId: number): Promise<string[]> {
    const made = newCodes()
    const hashes = made.map((code) => hashOf(secrets.lookup, administratorId, code))
    await repository.replaceCodes(executor, administratorId, hashes)
    return made
  }

  async function added(executor: Executor, session: Session, what: string): Promise<FactorAdded> {
    const { administratorId } = session
    // They were opened without the factor, perhaps by someone who only has the password.
    await disproveOthers(executor, administratorId, session.id)
    await recordAccount(executor, administratorId, 'second factor added')
    await alerts.changed(executor, await emailOf(administratorId), `${what} was added as second factor`)
    return {
      message: 'The second factor has been added.',
      recoveryCodes: await firstCodes(executor, administratorId),
    }
  }

  async function removed(executor: Executor, session: Session, what: string) {
    const { administratorId } = session
    await repository.lockAccount(executor, administratorId)
    // Without a second factor, recovery codes would be a factor themselves.
    const isLast =
      (await repository.findTotp(executor, administratorId)) === null &&
      (await repository.listPasskeys(executor, administratorId)).length === 0
    if (isLast) await repository.replaceCodes(executor, administratorId, [])
    await recordAccount(executor, administratorId, 'second factor removed')
    await alerts.changed(executor, await emailOf(administratorId), `${what} was removed`)
  }

  /** Opens a session after all steps of authentication. */
  async function complete(owner: Owner, email: string, visitor: Visitor, pending?: Session) {
    const addressHash = throttle.addressHash(visitor.address)
    const { isNew } = await knownNetworks(db, owner.administratorId, addressHash)
    return db.transaction(async (transaction) => {
      if (pending) await revokeSession(transaction, pending.id)
      await recordAccount(transaction, owner.administratorId, 'logged in')
      if (isNew) await alerts.newNetwork(transaction, email, visitor)
      return sessions.open(transaction, owner, visitor)
    })
  }

  return {
    async status({ administratorId }: Session): Promise<SecondFactor> {
      const [totp, recoveryCodes, keys] = await Promise.all([
        repository.findTotp(db, administratorId),
        repository.countCodes(db, administratorId),
        repository.listPasskeys(db, administratorId),
      ])
      return {
        totp: totp !== null,
        recoveryCodes,
        passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      }
    },

    async offerTotp({ administratorId }: Session): Promise<TotpOffer> {
      const secret = newSecret()
      return { secret, uri: uriOf(secret, settings.siteName, await emailOf(administratorId)) }
    },

    addTotp: (session: Session, { secret, code }: { secret: string; code: string }) =>
      db.transaction(async (transaction) => {
        const { administratorId } = session
        const step = stepOf(secret, code)
        if (step === undefined) throw invalidFields({ code: ['This is not the code of the app.'] })
        await repository.setTotp(transaction, administratorId, seal(secrets.secondFactor, secret), step)
        return added(transaction, session, 'an authenticator app')
      }),

    removeTotp: (session: Session) =>
      db.transaction(async (transaction) => {
        await repository.setTotp(transaction, session.administratorId, null)
        await removed(transaction, session, 'the authenticator app')
      }),

    renewCodes: ({ administratorId }: Session) =>
      db.transaction((transaction) => codes(transaction, administratorId)),

    passkeyOptions: async ({ administratorId }: Session) =>
      passkeys.registrationOptions(administratorId, await emailOf(administratorId)),

    async addPasskey(session: Session, name: string, message: object) {
      const values = await passkeys.register(session.administratorId, name, message)
      return db.transaction(async (transaction) => {
        await repository.insertPasskey(transaction, values)
        return added(transaction, session, `the passkey “${name}”`)
      })
    },

    removePasskey: (session: Session, id: string) =>
      db.transaction(async (transaction) => {
        const found = await repository.deletePasskey(transaction, session.administratorId, id)
        if (!found) throw new CodedError('passkey_not_found')
        await removed(transaction, session, 'a passkey')
      }),

    /** The ways in which a session's owner can authenticate again. */
    async proofOptions({ administratorId, hasSecondFactor }: Session): Promise<ProofOptions> {
      const [totp, keys] = await Promise.all([
        repository.findTotp(db, administratorId),
        repository.listPasskeys(db, administratorId),
      ])
      return {
        totp: totp !== null,
        password: !hasSecondFactor,
        passkey: keys.length > 0 ? { ...(await passkeys.authenticationOptions(administratorId)) } : null,
      }
    },

    /** @throws CodedError invalid_proof or too_many_attempts */
    async prove(session: Session, proof: Proof) {
      await assertProof(session, proof)
      await proveSession(db, session.id)
    },

    /**
     * The second step of a login.
     * @throws CodedError invalid_proof or too_many_attempts
     */
    async finishLogin(pending: Session, proof: Proof, visitor: Visitor) {
      await assertProof(pending, proof)
      return complete(pending, await emailOf(pending.administratorId), visitor, pending)
    },

    loginOptions: () => passkeys.authenticationOptions(null),

    /** A login with a passkey only. */
    async logInByPasskey(message: object, visitor: Visitor) {
      const { owner, email } = await passkeys.verify(message, null)
      return complete(owner, email, visitor)
    },
  }
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>
