import { CodedError } from '@anyam/server/errors'
import {
  ARCHIVE_PAGE_SIZE,
  type ArticleListQuery,
  type ArticleQuery,
  MAX_LISTED_ADDRESSES,
  MAX_LISTED_ARTICLES,
} from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { CachedResponse } from '../../lib/response-cache.ts'
import { languagesOf, translatedInto, translationIn } from '../../lib/translations.ts'
import { siteOf } from '../../settings.ts'
import { rssFeed } from './feed.ts'
import { createPublicationClock } from './publication-clock.ts'
import * as reading from './reading.ts'
import { findPublished, listRelated, listRelatedWithTexts, type RelatedTo } from './repository.ts'
import { findQuery } from './search.ts'
import { toArticle, toCard } from './wire.ts'

/** Maximum number of related articles. */
export const MAX_RELATED = 12
const MAX_HASHTAGS = 6
const FEED_LENGTH = 30
/** From this offset on, pages are found by day. */
const FAR = 200
const BEFORE_ALL = { date: '0001-01-01', id: 0 }

function cursorOf(before: string | undefined) {
  if (before === undefined) return undefined
  const [date = '', id] = before.split('.')
  return { date, id: Number(id) }
}

/** Responses for visitors, cached as bytes until an article changes. */
export function createArticleReader({ reads, responseCache, settings }: Context) {
  const site = siteOf(settings)
  const clock = createPublicationClock({ responseCache })
  const timely =
    <T>(load: (db: Executor) => Promise<T>) =>
    () =>
      reads.read(async (db) => {
        await clock.set(db)
        return load(db)
      })
  const cached = <T>(
    key: string,
    load: (db: Executor) => Promise<T>,
    options?: Parameters<typeof responseCache.get<T>>[3],
  ) => responseCache.get('articles', key, timely(load), options)

  async function filterOf(db: Executor, query: ArticleListQuery): Promise<reading.ArticleFilter> {
    const { category, hashtag, linkedPage, q } = query
    const search = await findQuery(db, q)
    return { category, hashtag, linkedPage, search }
  }

  /** Finds a distant page of the full list by its day instead of reading everything before it. */
  async function stretchOf(
    db: Executor,
    query: ArticleListQuery,
    filter: reading.ArticleFilter,
    limit: number,
  ) {
    const offset = ((query.page ?? 1) - 1) * limit
    const isFiltered = Object.values(filter).some((part) => part !== undefined)
    const before = cursorOf(query.before)
    if (offset < FAR || isFiltered || before) return { limit, offset, before }
    return { limit, ...((await reading.findStart(db, offset)) ?? { offset: 0, before: BEFORE_ALL }) }
  }

  async function page(db: Executor, query: ArticleListQuery) {
    const { page: number = 1, limit = ARCHIVE_PAGE_SIZE } = query
    const filter = await filterOf(db, query)
    const [total, cards] = await Promise.all([
      reading.countPublished(db, filter),
      reading.listCards(db, filter, await stretchOf(db, query, filter, limit), query.language),
    ])
    const pages = Math.ceil(total / limit)
    // The first page exists even if it is empty.
    if (number > Math.max(pages, 1)) throw new CodedError('page_not_found')
    return { articles: cards.map(toCard), total, page: number, pages }
  }

  async function list(db: Executor, query: ArticleListQuery) {
    const { limit = MAX_LISTED_ARTICLES } = query
    const filter = await filterOf(db, query)
    const stretch = await stretchOf(db, query, filter, limit)
    const { language } = query
    if (query.view === 'cards') return (await reading.listCards(db, filter, stretch, language)).map(toCard)
    return (await reading.listPublished(db, filter, stretch, language)).map((row) => toArticle(row, language))
  }

  async function relatedOf(db: Executor, article: RelatedTo, { view, language }: ArticleQuery) {
    if (view === 'cards') return (await listRelated(db, article, MAX_RELATED, language)).map(toCard)
    return (await listRelatedWithTexts(db, article, MAX_RELATED, language)).map((row) =>
      toArticle(row, language),
    )
  }

  const newest = async (db: Executor, language: Language | undefined, filter: reading.ArticleFilter = {}) =>
    (await reading.listPublished(db, filter, { limit: FEED_LENGTH }, language)).map((row) => {
      const translation = translationIn(row.translations, language)
      return { ...row, ...translation }
    })

  return {
    /** All variants of `GET /api/articles`. */
    list(query: ArticleListQuery): Promise<CachedResponse> {
      const key = `articles?${JSON.stringify(Object.entries(query).sort())}`
      if (query.view === 'places')
        return cached(`articles?places@${query.before}`, (db) => {
          const before = cursorOf(query.before)
          return reading.listAddresses(db, { limit: MAX_LISTED_ADDRESSES, before })
        })
      return cached<object>(key, (db) => (query.view === 'page' ? page(db, query) : list(db, query)))
    },

    topics: (language?: Language) =>
      cached(`articles/topics@${language}`, (db) => reading.listTopics(db, MAX_HASHTAGS, language)),

    /** @throws CodedError article_not_found */
    detail: (id: number, { view, language }: ArticleQuery) =>
      cached(
        `articles/${id}@${language}?${view}`,
        async (db) => {
          const row = await findPublished(db, id, language)
          if (!row) throw new CodedError('article_not_found')
          return {
            article: toArticle(row, language),
            relatedArticles: await relatedOf(db, row, { view, language }),
            updatedAt: row.updatedAt.toISOString(),
            ...languagesOf(translatedInto(row.translations)),
          }
        },
        { shows: ({ relatedArticles }) => [id, ...relatedArticles.map((related) => related.id)] },
      ),

    feed: (language?: Language) =>
      cached(
        `articles/feed.xml@${language}`,
        async (db) => rssFeed({ ...site, ...(language && { language }) }, await newest(db, language)),
        { serialise: String },
      ),

    /** @throws CodedError category_not_found if it has no visible articles */
    topicFeed: (category: number, language?: Language) =>
      cached(
        `articles/feed/${category}@${language}`,
        async (db) => {
          const articles = await newest(db, language, { category })
          const topic = articles[0]?.categories.find(({ id }) => id === category)
          if (!topic) throw new CodedError('category_not_found')
          return rssFeed({ ...site, ...(language && { language }) }, articles, topic)
        },
        { serialise: String },
      ),
  }
}

export type ArticleReader = ReturnType<typeof createArticleReader>
