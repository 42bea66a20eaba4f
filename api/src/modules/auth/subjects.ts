import { type AreaSubject, maySee, SUBJECT_AREAS } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'
import type { Session } from './sessions.ts'

/** Subjects that the session's owner may see; undefined when that is all of them. */
export function ownSubjects(session: Session): AreaSubject[] | undefined {
  const all = Object.keys(SUBJECT_AREAS) as AreaSubject[]
  const own = all.filter((subject) => maySee(session, subject))
  return own.length === all.length ? undefined : own
}

/** @throws CodedError forbidden for a subject of an area that is not theirs */
export function assertMaySee(session: Session, subject: AreaSubject): void {
  if (!maySee(session, subject)) throw new CodedError('forbidden')
}
