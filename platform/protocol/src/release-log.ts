import * as z from 'zod/mini'

/** An entry of the registry. */
export const releaseLogEntry = z.object({
  /** An administrator's e-mail address, or the name of a token. */
  actor: z.string().check(z.minLength(1), z.maxLength(300)),
  action: z.enum(['commanded', 'refused', 'changed']),
  /** The command in command-line form, or the file that was changed. */
  title: z.string().check(z.minLength(1), z.maxLength(1_000)),
  /** E-mail address of the person who made the actor's token: with the account disabled, nothing is changed. */
  tokenOf: z.optional(z.string().check(z.maxLength(300))),
})

const recordName = z.enum(['tokens', 'approvals', 'policy', 'policy-proposal', 'teams'])

/** A new version of one of the registry's records. */
const recordChange = z.object({
  name: recordName,
  /** JSON. */
  body: z.string().check(z.maxLength(1_000_000)),
  /** The version that it replaces; 0 for the first one. */
  basedOn: z.int().check(z.gte(0)),
  changedBy: z.string().check(z.minLength(1), z.maxLength(300)),
})

/** Body of `POST /api/release-log`: the oldest entry first, and the records that change with them. */
export const releaseLogEntries = z
  .object({
    entries: z.array(releaseLogEntry).check(z.maxLength(1_000)),
    records: z.optional(z.array(recordChange).check(z.maxLength(10))),
  })
  .check(z.refine(({ entries, records = [] }) => entries.length + records.length > 0, 'is empty'))

/** Response of `GET /api/release-records`. */
export const releaseRecords = z.array(
  z.object({
    name: z.string(),
    body: z.string(),
    version: z.int(),
    /** ISO 8601 instant. */
    changedAt: z.string(),
    changedBy: z.string(),
  }),
)

/** Body of `POST /api/release-mails`: mails about releases. A repeated id is the same mail. */
export const releaseMails = z.object({
  mails: z
    .array(
      z.object({
        id: z.uuid(),
        recipient: z.email(),
        subject: z.string().check(z.minLength(1), z.maxLength(300)),
        text: z.string().check(z.minLength(1), z.maxLength(5_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})

export type RecordName = z.infer<typeof recordName>
export type RecordChange = z.infer<typeof recordChange>
export type ReleaseRecords = z.infer<typeof releaseRecords>
export type ReleaseMails = z.infer<typeof releaseMails>
export type ReleaseLogEntry = z.infer<typeof releaseLogEntry>
