import * as z from 'zod/mini'

/** An entry of the registry. */
export const releaseLogEntry = z.object({
  /** An administrator's e-mail address, or the name of a token. */
  actor: z.string().check(z.minLength(1), z.maxLength(300)),
  action: z.enum(['commanded', 'refused', 'changed']),
  /** The command in command-line form, or the file that was changed. */
  title: z.string().check(z.minLength(1), z.maxLength(1_000)),
})

/** Body of `POST /api/release-log`: the oldest entry first. */
export const releaseLogEntries = z.object({
  entries: z.array(releaseLogEntry).check(z.minLength(1), z.maxLength(1_000)),
})

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

export type ReleaseMails = z.infer<typeof releaseMails>
export type ReleaseLogEntry = z.infer<typeof releaseLogEntry>
