import { CodedError } from '@arunika/server/errors'
import type { Executor } from '../../db/database.ts'
import { findLastEntry, type LoggedSubject } from './repository.ts'

/** The error for who would overwrite a status that another administrator has set since; says which, who and when. */
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
