import { CodedError } from '@anyam/server/errors'
import type { Executor } from '../../db/database.ts'
import { findLastEntry, type LoggedSubject } from './repository.ts'

/** The error for a request that would overwrite a newer status; it names the status, its author and the time. */
export async function statusChanged(
  executor: Executor,
  code: 'application_changed' | 'trial_changed',
  subject: LoggedSubject,
  statusName: string,
): Promise<CodedError> {
  const entry = await findLastEntry(executor, subject)
  return new CodedError(code, {
    message: `Another administrator has set the status to ${statusName} since you opened it.`,
    ...(entry && { changed: { by: entry.actor, at: entry.createdAt.toISOString() } }),
  })
}
