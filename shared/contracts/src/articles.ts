import { required, tooLong } from '@anyam/protocol/common'
import { LANGUAGES } from '@anyam/protocol/languages'
import * as z from 'zod/mini'
import { documentFields, idParams, knownVersion, optionalText } from './common.ts'
import { fieldsInLanguages, languageField, translationsOf, wholeTranslations } from './translations.ts'

const isCalendarDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Calendar day on the wire, ISO 8601: `2026-11-21`. */
export const isoDate = (message: string) =>
  z
    .string(message)
    .check(
      z.regex(/^[1-9]\d{3}-\d{2}-\d{2}$/, { error: message, abort: true }),
      z.refine(isCalendarDay, message),
    )

export const articleCategory = z.object({ id: z.number(), name: z.string(), language: languageField })

/** The point of a picture that every crop keeps, in percent from the left and the top. */
export const focusPoint = z.object({ x: z.number(), y: z.number() })

/** The focus point of a picture without one. */
export const MIDDLE_OF_PICTURE: FocusPoint = { x: 50, y: 50 }

/** Sizes of the featured picture that the api created; `srcset` contains root-relative addresses. */
export const articlePicture = z.object({
  width: z.number(),
  height: z.number(),
  srcset: z.string(),
  /** File below `/uploads/` for messengers: a JPEG of 1200×630. */
  social: z.optional(z.string()),
  /** Alternative text. */
  alt: z.optional(z.string()),
  /** `MIDDLE_OF_PICTURE` if missing. */
  focus: z.optional(focusPoint),
})

const articleFields = {
  id: z.number(),
  title: z.string(),
  date: z.string(),
  hashtags: z.string(),
  /** File below `/uploads/`; null if the article has no picture. */
  featured_image_path: z.nullable(z.string()),
  // Fields that the first version of the contract lacked are optional.
  featured_image: z.optional(z.nullable(articlePicture)),
  categories: z.array(articleCategory),
  language: languageField,
}

/** Texts for search engines in place of title and excerpt. */
const seo = z.optional(z.object({ title: z.optional(z.string()), description: z.optional(z.string()) }))

/** An article as in §3; `content` is sanitised HTML. */
export const article = z.object({
  ...articleFields,
  content: z.string(),
  /** Words after the id in its address, `/articles/16-rimba`. */
  slug: z.optional(z.string()),
  /** Author; the newsroom by default. */
  byline: z.optional(z.string()),
  seo,
  /** Paths of the vacancies and classes that it is about. */
  linkedPages: z.optional(z.array(z.string())),
})

export const ARTICLE_STATUSES = ['published', 'scheduled', 'draft'] as const

/** An article's texts in another language; `content` is sanitised HTML. A draft may lack title or content. */
export const articleTranslation = z.object({ title: z.string(), content: z.string(), seo })

/** An article as shown to administrators. */
export const adminArticle = z.extend(article, {
  translations: translationsOf(articleTranslation),
  status: z.enum(ARTICLE_STATUSES),
  /** ISO 8601 instant at which it becomes visible to readers; null for immediately. */
  publishAt: z.nullable(z.string()),
  /** ISO 8601 instant at which readers can no longer see it. */
  unpublishAt: z.optional(z.string()),
  /** ISO 8601 instant at which its author asked an editor to review the draft. */
  reviewRequestedAt: z.optional(z.string()),
  /** ISO 8601 instant of the last change. */
  updatedAt: z.string(),
})
export const adminArticleList = z.array(adminArticle)

/**
 * An article in a list (`?view=cards`): `excerpt` is plain text, truncated to `EXCERPT_LENGTH`; the picture
 * lacks the social card. An older api responds with whole articles.
 */
export const articleCard = z.object({
  ...articleFields,
  excerpt: z.optional(z.string()),
  content: z.optional(z.string()),
})

/** Path of a page of the site. */
const pagePath = z.string().check(z.maxLength(200), z.regex(/^(?:\/[a-z0-9-]+)+$/))

/** Maximum and default number of articles in one response. */
export const MAX_LISTED_ARTICLES = 100

/** Articles on a page of the archive, unless the query has a limit. */
export const ARCHIVE_PAGE_SIZE = 24

const whole = (max: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      z.coerce.number<string>().check(z.int(), z.positive(), z.lte(max)),
    ),
  )

/**
 * Query of the list; `page` counts from 1. `before` is the cursor of the last known article, `<date>.<id>`;
 * unlike a page, it does not shift when something is published meanwhile.
 */
export const articleListQuery = z.object({
  view: z.optional(z.enum(['cards', 'page', 'places'])),
  limit: whole(MAX_LISTED_ARTICLES),
  page: whole(100_000),
  before: z.optional(
    z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/),
      z.refine((cursor) => isCalendarDay(cursor.slice(0, 10))),
    ),
  ),
  category: z.optional(idParams.shape.id),
  hashtag: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** A page that the articles are about. */
  linkedPage: z.optional(pagePath),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  language: languageField,
})
/** Query of one article; with `view=cards` the related ones come without their texts. */
export const articleQuery = z.object({ view: z.optional(z.enum(['cards'])), language: languageField })
export const articleList = z.array(article)
export const articleCardList = z.array(articleCard)

/** With `view=page`: one page of the archive or of search results. */
export const articlePage = z.object({
  articles: articleCardList,
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})

/** All languages in which an article is available; missing if that is only English. */
const articleLanguages = z.optional(z.array(z.enum(LANGUAGES)))

/**
 * With `view=places`: addresses of articles, the newest first, for sitemaps. After a response with
 * `MAX_LISTED_ADDRESSES` entries, continue with the last one as `before`.
 */
export const articleAddresses = z.array(
  z.object({
    id: z.number(),
    /** The article's day; missing in an older api, which sends all articles. */
    date: z.optional(z.string()),
    /** Day of the last change, in UTC; missing in an older api. */
    changed: z.optional(z.string()),
    slug: z.optional(z.string()),
    /** File of its picture below `/uploads/`. */
    picture: z.optional(z.string()),
    languages: articleLanguages,
  }),
)

/** Categories and hashtags with their numbers of articles; only the most used hashtags. */
export const articleTopics = z.object({
  categories: z.array(z.extend(articleCategory, { articles: z.number() })),
  hashtags: z.array(z.object({ name: z.string(), articles: z.number() })),
})

export const articleDetail = z.object({
  article,
  relatedArticles: z.array(articleCard),
  /** ISO 8601 instant of the last change; missing in an older api. */
  updatedAt: z.optional(z.string()),
  languages: articleLanguages,
})

export const ARTICLE_CATEGORY_REQUIRED = 'Please select at least one category.'

const percent = z.coerce.number().check(z.int(), z.gte(0), z.lte(100))

const instantField = z.optional(z.union([z.literal(''), z.iso.datetime('Please choose a date and a time.')]))
const SLUG = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/
const SLUG_MESSAGE = 'Please use small letters, digits and hyphens between them.'

/** Maximum number of pages that an article can be about, because each shows a slot. */
export const MAX_LINKED_PAGES = 5

/** Paths of pages, separated by spaces. */
const linkedPages = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2_000)),
    z.transform((text) => [...new Set(text.split(/\s+/).filter(Boolean))]),
  ),
  z.pipe(
    z.array(pagePath).check(z.maxLength(MAX_LINKED_PAGES, `Please choose at most ${MAX_LINKED_PAGES}.`)),
    z.transform((paths) => paths.join(' ')),
  ),
)

const TITLE_REQUIRED = 'Article title is required.'
const TITLE_TOO_LONG = tooLong(300)
const CONTENT_REQUIRED = 'Article content is required.'
const unfinishedTitle = z.optional(z.string().check(z.trim(), z.maxLength(300, TITLE_TOO_LONG)))
const unfinishedContent = z.optional(z.string().check(z.trim(), z.maxLength(500_000)))
const categoryId = z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647))

const articleFieldsOfForm = {
  title: required(TITLE_REQUIRED, 300),
  date: isoDate('Article date is required.'),
  hashtags: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? '').replace(/\s+/g, '')),
    ),
    z.string().check(
      z.maxLength(1_000, 'Please use at most 1,000 characters.'),
      z.refine((text) => text === '' || text.includes('#'), 'Please use # character for each hashtags.'),
    ),
  ),
  content: required(CONTENT_REQUIRED, 500_000),
  'categories[]': z
    .array(categoryId, ARTICLE_CATEGORY_REQUIRED)
    .check(z.minLength(1, ARTICLE_CATEGORY_REQUIRED)),
  /** `1` hides it from readers. Without this field and the next one, an article is published immediately. */
  draft: z.optional(z.enum(['', '0', '1'])),
  /** `1` asks for a review of the draft; empty withdraws it, and without this field it stays as it is. */
  review: z.optional(z.enum(['', '1'])),
  /** ISO 8601 instant at which it becomes visible to readers. */
  publish_at: instantField,
  /** ISO 8601 instant at which readers can no longer see it. */
  unpublish_at: instantField,
  /** If these fields are missing, an article keeps its values. */
  image_alt: z.optional(z.string().check(z.trim(), z.maxLength(300, 'Please use at most 300 characters.'))),
  /** File of a library picture, which becomes the featured one unless a file is sent. */
  media_picture: z.optional(z.string().check(z.maxLength(200))),
  /** The focus point as two fields, because a multipart body contains only texts. */
  slug: z.optional(z.string().check(z.trim(), z.maxLength(80, tooLong(80)), z.regex(SLUG, SLUG_MESSAGE))),
  seo_title: optionalText(120),
  seo_description: optionalText(320),
  byline: optionalText(120),
  linked_pages: z.optional(linkedPages),
  image_focus_x: z.optional(percent),
  image_focus_y: z.optional(percent),
  if_updated_at: knownVersion,
  ...documentFields,
  /** Empty texts remove the translation. */
  ...fieldsInLanguages({
    title: unfinishedTitle,
    content: unfinishedContent,
    seo_title: optionalText(120),
    seo_description: optionalText(320),
  }),
}

/** Requires complete translations for a published article. */
export const wholeArticleTranslations = wholeTranslations(
  { title: TITLE_REQUIRED, content: CONTENT_REQUIRED },
  ['seo_title', 'seo_description'],
)

/** Text fields of the multipart body of create and edit; the picture is sent with them as `featured_image`. */
export const articleInput = z.object(articleFieldsOfForm).check(wholeArticleTranslations)

/** An article that readers cannot see needs only a title or a sentence. */
export const articleDraftInput = z
  .object({
    ...articleFieldsOfForm,
    title: unfinishedTitle,
    date: z.optional(z.union([z.literal(''), articleFieldsOfForm.date])),
    content: unfinishedContent,
    'categories[]': z.optional(z.array(categoryId)),
  })
  .check(
    z.refine(({ title, content }) => Boolean(title || content), {
      error: TITLE_REQUIRED,
      path: ['title'],
    }),
  )

/** Fields of an unsaved article from which the api creates a preview. */
export const articlePreviewInput = z.object({
  /** Id of the edited article, which is not related to itself. */
  id: z.optional(z.int()),
  hashtags: z.string().check(z.maxLength(1_000)),
  content: z.string().check(z.maxLength(500_000)),
  categories: z.array(z.int()).check(z.maxLength(1_000)),
})

/** The parts of a preview that only the api can create. */
export const articlePreview = z.object({
  /** Sanitised HTML. */
  content: z.string(),
  categories: z.array(articleCategory),
  relatedArticles: z.array(articleCard),
})

export const ARTICLE_IMAGE_REQUIRED = 'Featured image is required.'

/** Response to the rich-text editor for a picture sent to `/api/admin/uploads`. */
export const pictureUpload = z.object({ url: z.string() })

export type FocusPoint = z.infer<typeof focusPoint>
export type Article = z.infer<typeof article>
export type ArticleCard = z.infer<typeof articleCard>
export type ArticlePage = z.infer<typeof articlePage>
export type ArticleAddresses = z.infer<typeof articleAddresses>
export type ArticleTopics = z.infer<typeof articleTopics>
export type ArticleListQuery = z.infer<typeof articleListQuery>
export type ArticleQuery = z.infer<typeof articleQuery>
export type ArticleCategory = z.infer<typeof articleCategory>
export type ArticleDetail = z.infer<typeof articleDetail>
export type ArticleTranslation = z.infer<typeof articleTranslation>
export type AdminArticle = z.infer<typeof adminArticle>
export type ArticlePreview = z.infer<typeof articlePreview>
export type ArticlePreviewInput = z.infer<typeof articlePreviewInput>
export type PictureUpload = z.infer<typeof pictureUpload>
