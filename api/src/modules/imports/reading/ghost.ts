import * as z from 'zod/mini'
import {
  dayOf,
  EMPTY_ARTICLE,
  type ImportedArticle,
  type ImportedFile,
  ImportFileError,
} from '../imported-article.ts'
import { lexicalHtml, mobiledocHtml } from './ghost-text.ts'

const text = z.optional(z.nullable(z.string()))
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const post = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  /** `page` in older exports: 1 for a page. */
  type: text,
  page: z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  status: text,
  visibility: text,
  published_at: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  created_at: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  custom_excerpt: text,
  author_id: z.optional(z.nullable(id)),
})

const data = z.object({
  posts: z.array(post),
  posts_meta: z.optional(z.array(z.object({ post_id: id, feature_image_alt: text }))),
  tags: z.optional(z.array(z.object({ id, name: z.string(), visibility: text }))),
  posts_tags: z.optional(z.array(z.object({ post_id: id, tag_id: id, sort_order: z.optional(z.number()) }))),
  users: z.optional(z.array(z.object({ id, name: z.string() }))),
  posts_authors: z.optional(z.array(z.object({ post_id: id, author_id: id }))),
})
type Data = z.output<typeof data>
type Post = Data['posts'][number]

/** @throws ImportFileError with the text at which it is no JSON */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new ImportFileError(`The file is no well-formed JSON: ${(error as Error).message}.`)
  }
}

/** The address that Ghost writes in place of its own. */
const OWN_ADDRESS = /__GHOST_URL__/g

const dayOfGhost = (value: string | number | null | undefined) =>
  dayOf(typeof value === 'number' ? new Date(value).toISOString() : (value ?? ''))

/** The text of a post, as HTML if the export has it. */
function htmlOf({ html, lexical, mobiledoc }: Post, remarks: string[]): string {
  if (html) return html
  for (const [source, write] of [
    [lexical, lexicalHtml],
    [mobiledoc, mobiledocHtml],
  ] as const)
    if (source)
      try {
        return write(JSON.parse(source), remarks)
      } catch {
        remarks.push('Its text is damaged and was left out.')
      }
  return ''
}

function articleOf(one: Post, index: ReturnType<typeof indexOf>): ImportedArticle {
  const remarks: string[] = []
  const { visibility } = one
  if (visibility && visibility !== 'public')
    remarks.push(`Only “${visibility}” could read it in the old site.`)
  const isPage = one.type === 'page' || Boolean(one.page)
  return {
    ...EMPTY_ARTICLE,
    title: one.title ?? '',
    date: dayOfGhost(one.published_at) || dayOfGhost(one.created_at),
    slug: one.slug ?? '',
    ...index.tagsOf(one.id),
    description: one.custom_excerpt ?? '',
    byline: index.authorOf(one),
    isPublished: one.status === 'published' && (!visibility || visibility === 'public'),
    html: htmlOf(one, remarks).replace(OWN_ADDRESS, ''),
    picture: (one.feature_image ?? '').replace(OWN_ADDRESS, ''),
    pictureAlt: index.altOf(one.id),
    remarks,
    ...(isPage && { skipped: 'It is a page of the old site and no article.' }),
  }
}

function indexOf({ posts_meta = [], tags = [], posts_tags = [], users = [], posts_authors = [] }: Data) {
  const tagNames = new Map(tags.map((tag) => [tag.id, tag]))
  const names = new Map(users.map((user) => [user.id, user.name]))
  const alts = new Map(posts_meta.map((meta) => [meta.post_id, meta.feature_image_alt ?? '']))
  const authors = Map.groupBy(posts_authors, (one) => one.post_id)
  const tagged = Map.groupBy(posts_tags, (one) => one.post_id)
  return {
    altOf: (post: string) => alts.get(post) ?? '',
    authorOf: ({ id: post, author_id }: Post) =>
      names.get(authors.get(post)?.[0]?.author_id ?? author_id ?? '') ?? '',
    /** The first tag is the main one, which Ghost shows as the category; names after `#` are internal. */
    tagsOf(post: string) {
      const sorted = (tagged.get(post) ?? []).toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
      const found = sorted.flatMap(({ tag_id }) => tagNames.get(tag_id) ?? [])
      const [first, ...others] = found.flatMap(({ name, visibility }) =>
        visibility === 'internal' || name.startsWith('#') ? [] : [name],
      )
      return { categories: first === undefined ? [] : [first], hashtags: others }
    },
  }
}

const exported = z.object({ db: z.array(z.object({ data })).check(z.minLength(1)) })

/** Ghost's export of versions 1 to 6. @throws ImportFileError */
export function readGhost(json: string): ImportedFile {
  const file = parseJson(json)
  const parsed = exported.safeParse(file)
  // Some versions leave out the list around it.
  const whole = parsed.success ? parsed.data.db[0]?.data : z.object({ data }).safeParse(file).data?.data
  if (!whole) {
    const issue = parsed.error?.issues[0]
    throw new ImportFileError(
      `The JSON file is no Ghost export: ${issue?.path.join('.') || 'its start'} is missing or wrong.`,
    )
  }
  const index = indexOf(whole)
  return { articles: whole.posts.map((one) => articleOf(one, index)), remarks: [] }
}
