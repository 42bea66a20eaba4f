import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'
import { ownerColumns } from '../auth/repository.ts'
import type { Identity } from './provider.ts'

const isOf = ({ issuer, subject }: Identity) =>
  and(eq(administrators.oidcIssuer, issuer), eq(administrators.oidcSubject, subject))

/** The account linked to an identity, disabled or not. */
export async function findLinked(executor: Executor, identity: Identity) {
  const [row] = await executor
    .select({ ...ownerColumns, email: administrators.email, disabledAt: administrators.disabledAt })
    .from(administrators)
    .where(isOf(identity))
  return row
}

/** @returns true if the account is now linked to the identity; false if it has another one from this issuer */
export async function link(executor: Executor, administratorId: number, identity: Identity) {
  const isFree = or(
    isNull(administrators.oidcSubject),
    ne(administrators.oidcIssuer, identity.issuer),
    isOf(identity),
  )
  const rows = await executor
    .update(administrators)
    .set({ oidcIssuer: identity.issuer, oidcSubject: identity.subject })
    .where(and(eq(administrators.id, administratorId), isFree))
    .returning({ id: administrators.id })
  return rows.length > 0
}
