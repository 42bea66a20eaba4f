import { CodedError } from '@anyam/server/errors'
import { type AreaSubject, maySee, SUBJECT_AREAS } from '@arunika/admin-contracts'
import type { Session } from './sessions.ts'

/** Subjects visible to the session's owner; undefined if all are. */
export function ownSubjects(session: Session): AreaSubject[] | undefined {
  const all = Object.keys(SUBJECT_AREAS) as AreaSubject[]
  const own = all.filter((subject) => maySee(session, subject))
  return own.length === all.length ? undefined : own
}

/** @throws CodedError forbidden for a subject outside their areas */
export function assertMaySee(session: Session, subject: AreaSubject): void {
  if (!maySee(session, subject)) throw new CodedError('forbidden')
}
