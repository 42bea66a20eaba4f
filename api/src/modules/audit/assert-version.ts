import { CodedError, type ErrorCode } from '@anyam/server/errors'
import type { Executor } from '../../db/database.ts'
import { findLastEntry, type LoggedSubject } from './repository.ts'

interface Versions {
  /** `updatedAt` of the version that the sender edited; undefined or empty if the sender omits it. */
  known: string | undefined
  found: { updatedAt: Date }
  code: ErrorCode
}

/** @throws CodedError 409, naming who saved a newer version than the edited one */
export async function assertVersion(executor: Executor, subject: LoggedSubject, versions: Versions) {
  const { known, found, code } = versions
  if (!known || known === found.updatedAt.toISOString()) return
  const entry = await findLastEntry(executor, subject)
  throw new CodedError(code, { changed: { by: entry?.actor ?? '', at: found.updatedAt.toISOString() } })
}
