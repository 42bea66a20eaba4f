import {
  ARCHIVE_PAGE_SIZE,
  type ArticleAddresses,
  type ArticleCard,
  type ArticleDetail,
  type ArticlePage,
  type ArticleTopics,
  FOUND_LISTED,
  type FoundVacancies,
  MAX_LISTED_ARTICLES,
  OPENINGS_LISTED,
  type Openings,
  type Vacancy,
  type VacancyTitle,
} from '@arunika/contracts'
import { EXCERPT_LENGTH, plainText, truncate } from '@arunika/text'
import { hasWords, wordsOf } from './list-views.ts'
import type { SpecifiedArticle, SpecifiedVacancy } from './specified.ts'
import { storedHtml } from './stored-html.ts'

/** The most used hashtags that the archive offers. */
const TOPICS_NAMED = 12

/** Plain texts for the search, extracted once for each article because that reads all of its HTML. */
const texts = new WeakMap<SpecifiedArticle, string>()

export function wordsIn(article: SpecifiedArticle): string {
  const known = texts.get(article)
  if (known !== undefined) return known
  const found = plainText(article.content)
  texts.set(article, found)
  return found
}

const hashtagsOf = ({ hashtags }: SpecifiedArticle) =>
  hashtags
    .split('#')
    .map((name) => name.trim())
    .filter(Boolean)

const cardOf = ({ content: _, ...article }: SpecifiedArticle, words: string): ArticleCard => ({
  ...article,
  excerpt: truncate(words, EXCERPT_LENGTH),
})
const toCard = (article: SpecifiedArticle) => cardOf(article, wordsIn(article))

function chosen(articles: readonly SpecifiedArticle[], query: URLSearchParams): readonly SpecifiedArticle[] {
  // The specification has no field for the pages that an article is about.
  if (query.has('linkedPage')) return []
  const category = Number(query.get('category') ?? 0)
  const hashtag = query.get('hashtag')?.toLowerCase()
  const words = wordsOf(query.get('q') ?? '')
  if (!category && !hashtag && words.length === 0) return articles
  return articles.filter(
    (article) =>
      (!category || article.categories.some(({ id }) => id === category)) &&
      (!hashtag || hashtagsOf(article).some((name) => name.toLowerCase() === hashtag)) &&
      hasWords(words, article.title, words.length ? wordsIn(article) : ''),
  )
}

/** The articles that follow after the one that the cursor names; all of them without a cursor. */
function after(articles: readonly SpecifiedArticle[], cursor: string | null): readonly SpecifiedArticle[] {
  if (!cursor) return articles
  const [date = '', id] = cursor.split('.')
  const index = articles.findIndex((article) => article.id === Number(id))
  // The one before may have been deleted since.
  return index < 0 ? articles.filter((article) => article.date < date) : articles.slice(index + 1)
}

/**
 * The product's views of the list of articles, in the order in which the host lists them.
 * @returns undefined for a page that there is not
 */
export function articlesAs(
  articles: readonly SpecifiedArticle[],
  query: URLSearchParams,
): ArticleCard[] | ArticlePage | ArticleAddresses | undefined {
  if (query.get('view') === 'places')
    return after(articles, query.get('before')).map(({ id, date, featured_image_path: picture }) => ({
      id,
      date,
      ...(picture && { picture }),
    }))
  const found = chosen(articles, query)
  const limit = Math.min(Number(query.get('limit')) || MAX_LISTED_ARTICLES, MAX_LISTED_ARTICLES)
  if (query.get('view') !== 'page') return after(found, query.get('before')).slice(0, limit).map(toCard)
  const size = query.has('limit') ? limit : ARCHIVE_PAGE_SIZE
  const page = Number(query.get('page')) || 1
  const pages = Math.ceil(found.length / size)
  if (page > Math.max(pages, 1)) return undefined
  return {
    articles: found.slice((page - 1) * size, page * size).map(toCard),
    total: found.length,
    page,
    pages,
  }
}

export function topicsOf(articles: readonly SpecifiedArticle[]): ArticleTopics {
  const categories = new Map<number, ArticleTopics['categories'][number]>()
  const hashtags = new Map<string, number>()
  for (const article of articles) {
    for (const { id, name } of article.categories)
      categories.set(id, { id, name, articles: (categories.get(id)?.articles ?? 0) + 1 })
    for (const name of hashtagsOf(article)) hashtags.set(name, (hashtags.get(name) ?? 0) + 1)
  }
  return {
    categories: [...categories.values()],
    hashtags: [...hashtags]
      .map(([name, count]) => ({ name, articles: count }))
      .toSorted((one, other) => other.articles - one.articles)
      .slice(0, TOPICS_NAMED),
  }
}

export const detailOf = (
  article: SpecifiedArticle,
  relatedArticles: readonly SpecifiedArticle[],
): ArticleDetail => ({
  article: { ...article, content: storedHtml(article.content) },
  relatedArticles: relatedArticles.slice(0, MAX_LISTED_ARTICLES).map(toCard),
})

export const vacancyOf = (vacancy: SpecifiedVacancy): Vacancy => ({
  ...vacancy,
  description: storedHtml(vacancy.description),
  requirement: storedHtml(vacancy.requirement),
})

const withFacts = ({ id, title, type, location }: SpecifiedVacancy) => ({ id, title, type, location })

/** The product's views of the list of vacancies. */
export function vacanciesAs(
  vacancies: readonly SpecifiedVacancy[],
  query: URLSearchParams,
): Vacancy[] | VacancyTitle[] | Openings | FoundVacancies {
  const ofType = (type: string) => vacancies.filter((vacancy) => vacancy.type === type)
  switch (query.get('view')) {
    case 'openings': {
      const [internship, fulltime] = [ofType('internship'), ofType('fulltime')]
      return {
        counts: { internship: internship.length, fulltime: fulltime.length },
        newest: [internship, fulltime].flatMap((some) => some.slice(0, OPENINGS_LISTED)).map(withFacts),
      }
    }
    case 'titles':
      return vacancies.map(({ id, title }) => ({ id, title }))
    case 'found': {
      const words = wordsOf(query.get('q') ?? '')
      const found = vacancies.filter(({ title, location, description, requirement }) =>
        hasWords(words, title, location, plainText(`${description} ${requirement}`)),
      )
      return { vacancies: found.slice(0, FOUND_LISTED).map(withFacts), total: found.length }
    }
    default:
      return vacancies.map(vacancyOf)
  }
}
