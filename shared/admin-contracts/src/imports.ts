import * as z from 'zod/mini'

/** Outcome of an article of an imported file. */
export const IMPORT_OUTCOMES = ['published', 'draft', 'skipped'] as const

export const importEntry = z.object({
  title: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The imported article, or the existing one because of which it was skipped. */
  articleId: z.nullable(z.number()),
  /** Sentences for people: why it was skipped, and what was changed. */
  remarks: z.array(z.string()),
})

const importFields = {
  id: z.number(),
  fileName: z.string(),
  /** E-mail address of the person who imported it. */
  actor: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  /** `interrupted`: its process ended, so that the rest of the file was not imported. */
  state: z.enum(['running', 'finished', 'interrupted']),
  /** Number of articles in the file. */
  articles: z.number(),
  published: z.number(),
  draft: z.number(),
  skipped: z.number(),
}

/** An import in the list of the last ones. */
export const importRow = z.object(importFields)
export const importList = z.array(importRow)

export const importReport = z.object({
  ...importFields,
  /** Sentences about the file. */
  remarks: z.array(z.string()),
  entries: z.array(importEntry),
})

/** Text fields of the form; the file is sent with them as `file`. */
export const importInput = z.object({
  /** `1` publishes what was published in the file. */
  publish: z.optional(z.enum(['', '0', '1'])),
  /** Address of the old site, for pictures whose addresses lack it. */
  origin: z.optional(
    z.union([
      z.literal(''),
      z.url({ protocol: /^https?$/, error: 'Please enter an address such as https://blog.example.com.' }),
    ]),
  ),
})

export const importStarted = z.object({ id: z.number() })

export type ImportEntry = z.infer<typeof importEntry>
export type ImportRow = z.infer<typeof importRow>
export type ImportReport = z.infer<typeof importReport>
