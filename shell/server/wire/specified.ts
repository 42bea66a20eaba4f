import type { AdminVacancy, Article, Vacancy } from '@arunika/contracts'
import * as z from 'zod/mini'

// The answers of the specification's calls (its section 7), read leniently: ids may be texts, an empty field may be null or
// missing, days may be instants, and unknown fields are dropped. An entry without what makes it one (an id, a title) is refused.

const id = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
    z.transform((value) => Number(value)),
  ),
  z.int().check(z.positive(), z.lte(2_147_483_647)),
)

const asText = z.transform((value: string | number | null | undefined) => String(value ?? ''))
/** A text that an entry may lack. */
const text = z._default(z.catch(z.pipe(z.nullish(z.union([z.string(), z.number()])), asText), ''), '')
const required = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
  z.string().check(z.minLength(1)),
)

const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d{2}:\d{2})/

/** `2025-01-15`, also of `2025-01-15 00:00:00` and `2025-01-15T00:00:00.000000Z`. */
const day = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => DAY.exec(value)?.[1] ?? ''),
  ),
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
)

/** ISO 8601 instant of any of the three forms; one without a zone is in UTC. Empty if it cannot be read. */
const instant = z.catch(
  z._default(
    z.pipe(
      z.string(),
      z.transform((value) => {
        const iso = value.replace(' ', 'T')
        const at = new Date(
          /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso.padEnd(11, 'T').padEnd(19, '00:00:00')}Z`,
        )
        return Number.isNaN(at.getTime()) ? '' : at.toISOString()
      }),
    ),
    '',
  ),
  '',
)

/** The entries of a list that can be read; none if it is no list. */
const entries = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.pipe(
    z.catch(z._default(z.array(z.unknown()), []), []),
    z.transform((all) => readEntries(entry, all).entries),
  )

/**
 * Reads a list entry by entry: one that cannot be read is left out.
 * @returns also how many were, and why the first was
 */
export function readEntries<Entry extends z.core.$ZodType>(entry: Entry, all: readonly unknown[]) {
  const found: z.output<Entry>[] = []
  let leftOut = 0
  let reason = ''
  for (const raw of all) {
    const result = z.safeParse(entry, raw)
    if (result.success) found.push(result.data)
    else if (leftOut++ === 0) reason = z.prettifyError(result.error)
  }
  return { entries: found, leftOut, reason }
}

const path = z.catch(z._default(z.nullable(z.string().check(z.minLength(1))), null), null)
const categoryName = z.object({ id, name: required })

export const specifiedArticle = z.object({
  id,
  title: required,
  content: text,
  date: day,
  hashtags: text,
  featured_image_path: path,
  categories: entries(categoryName),
}) satisfies z.ZodMiniType<Article>

export const specifiedDetail = z.object({
  article: specifiedArticle,
  relatedArticles: entries(specifiedArticle),
})

const type = z.enum(['internship', 'fulltime'])
const vacancyFields = { id, title: required, type, location: text, description: text, requirement: text }
export const specifiedVacancy = z.object(vacancyFields) satisfies z.ZodMiniType<Vacancy>
/** All that the specification reads of a single vacancy. */
export const specifiedVacancyName = z.object({
  title: required,
  type,
  location: z.optional(text),
  description: z.optional(text),
  requirement: z.optional(text),
})

export const specifiedCategory = z.object({
  ...categoryName.shape,
  articles: entries(z.object({ id, title: text })),
})

const file = z.pipe(
  z.object({ file_path: required }),
  z.transform(({ file_path }) => ({ file_path, name: file_path.split('/').at(-1) ?? file_path })),
)

export const specifiedApplication = z.object({
  id,
  createdAt: instant,
  name: text,
  phone: text,
  email: text,
  education: text,
  institution: text,
  is_read: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (Number(value) ? 1 : 0)),
  ),
  why_interested: text,
  past_experiences: text,
  skills_or_expertise: text,
  software_or_tools: text,
  teamworking: text,
  applicationFiles: z.pipe(
    entries(file),
    z.transform((files) => files.map((one, index) => ({ id: index + 1, size: 0, ...one }))),
  ),
  // The following are not of the specification: an application is new there, or read.
  reference: text,
  status: z.catch(z._default(z.literal('new'), 'new'), 'new'),
  notes: z.pipe(
    z.optional(z.unknown()),
    z.transform(() => []),
  ),
  documents_path: text,
  deletedAfter: z.pipe(
    z.optional(z.unknown()),
    z.transform(() => null),
  ),
})

export const specifiedAdminVacancy = z.object({
  ...vacancyFields,
  status: z.catch(z._default(z.enum(['open', 'closed']), 'open'), 'open'),
  applicationResponses: entries(specifiedApplication),
}) satisfies z.ZodMiniType<AdminVacancy>

export type SpecifiedArticle = z.output<typeof specifiedArticle>
export type SpecifiedVacancy = z.output<typeof specifiedVacancy>
export type SpecifiedAdminVacancy = z.output<typeof specifiedAdminVacancy>
export type SpecifiedCategory = z.output<typeof specifiedCategory>
