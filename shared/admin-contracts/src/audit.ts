import * as z from 'zod/mini'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-names.ts'
import { listPage, listQuery } from './lists.ts'

/** One entry of the audit log: actor and change. Applicants and senders appear only by id. */
export const auditEntry = z.object({
  id: z.number(),
  /** An administrator's e-mail address at that time, or the name of a non-human actor. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.nullable(z.number()),
  /** Its title at that time, or the status it was set to; may be empty. */
  title: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
})

export const auditQuery = z.object({
  ...listQuery('time'),
  view: z.optional(z.literal('page')),
  subject: z.optional(z.enum(AUDIT_SUBJECTS)),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
})

/** One page of the log, the newest first. */
export const auditPage = listPage(auditEntry)

export type AuditEntry = z.infer<typeof auditEntry>
export type AuditQuery = z.infer<typeof auditQuery>
export type AuditPage = z.infer<typeof auditPage>
