import {
  ADMIN_EXCERPT_LENGTH,
  type AdminArticleRow,
  type AdminFigures,
  type AdminSummary,
  type ApplicationPage,
  type ApplicationRow,
  type CategoryFormValues,
  type CategoryRow,
  type ListPage,
  MOST_FOUND,
  NEWEST_NAMED,
  NO_CATEGORY,
  type SearchResult,
  type VacancyFormValues,
  type VacancyRow,
  type WhatIsNew,
} from '@arunika/admin-contracts'
import type { AdminArticle, Application, ArticleCategory } from '@arunika/contracts'
import { truncate } from '@arunika/text'
import { type Columns, hasWords, pageOf, sorted, wordsOf } from './list-views.ts'
import { wordsIn } from './public-views.ts'
import type { SpecifiedAdminVacancy, SpecifiedArticle, SpecifiedCategory } from './specified.ts'

/** The specification knows published articles only. */
const PUBLISHED = { status: 'published', publishAt: null } as const

interface ListView<Row, Entry> {
  texts: (row: Row) => string[]
  columns: Columns<Row>
  isWanted?: (row: Row) => boolean
  toEntry: (row: Row) => Entry
}

function listed<Row, Entry>(
  rows: readonly Row[],
  query: URLSearchParams,
  view: ListView<Row, Entry>,
): ListPage<Entry> {
  const words = wordsOf(query.get('q') ?? '')
  const found = rows.filter(
    (row) => hasWords(words, ...(words.length ? view.texts(row) : [])) && (view.isWanted?.(row) ?? true),
  )
  return pageOf(query, sorted(found, query.get('sort') ?? '', view.columns), rows.length, view.toEntry)
}

export const adminArticlesAs = (
  articles: readonly SpecifiedArticle[],
  query: URLSearchParams,
): ListPage<AdminArticleRow> =>
  listed(articles, query, {
    texts: (article) => [article.title, wordsIn(article)],
    columns: { title: ({ title }) => title, 'publish-date': ({ date }) => date },
    isWanted({ categories }) {
      const category = query.get('category')
      const isInCategory =
        category === NO_CATEGORY
          ? categories.length === 0
          : categories.some(({ id }) => String(id) === category)
      return (
        (query.get('status') ?? PUBLISHED.status) === PUBLISHED.status && (category === null || isInCategory)
      )
    },
    toEntry: (article) => ({
      ...PUBLISHED,
      ...{ id: article.id, title: article.title, date: article.date, categories: article.categories },
      excerpt: truncate(wordsIn(article), ADMIN_EXCERPT_LENGTH),
    }),
  })

export const adminArticleOf = (article: SpecifiedArticle): AdminArticle => ({
  ...article,
  ...PUBLISHED,
  updatedAt: '',
})

export const categoriesAs = (
  categories: readonly SpecifiedCategory[],
  query: URLSearchParams,
): ListPage<CategoryRow> | ArticleCategory[] =>
  query.get('view') === 'names'
    ? categories.map(categoryFormOf)
    : listed(categories, query, {
        texts: ({ name }) => [name],
        columns: { name: ({ name }) => name, 'number-of-articles': ({ articles }) => articles.length },
        toEntry: ({ id, name, articles }) => ({ id, name, articles: articles.length }),
      })

export const categoryFormOf = ({ id, name }: SpecifiedCategory): CategoryFormValues => ({ id, name })

type Received = SpecifiedAdminVacancy['applicationResponses'][number]

const newOf = ({ applicationResponses }: SpecifiedAdminVacancy) =>
  applicationResponses.filter((application) => application.is_read === 0).length

export const adminVacanciesAs = (
  vacancies: readonly SpecifiedAdminVacancy[],
  query: URLSearchParams,
): ListPage<VacancyRow> =>
  listed(vacancies, query, {
    texts: ({ title, location }) => [title, location],
    columns: {
      'job-title': ({ title }) => title,
      'job-type': ({ type }) => type,
      location: ({ location }) => location,
      'new-applications': newOf,
      status: ({ status }) => status,
    },
    isWanted: ({ type, status }) =>
      (query.get('type') ?? type) === type && (query.get('status') ?? status) === status,
    toEntry(vacancy) {
      const { id, title, type, location, status, applicationResponses } = vacancy
      return {
        ...{ id, title, type, location, status },
        applications: applicationResponses.length,
        newApplications: newOf(vacancy),
      }
    },
  })

export const vacancyFormOf = ({
  applicationResponses: _,
  ...vacancy
}: SpecifiedAdminVacancy): VacancyFormValues => vacancy

const applicationRowOf = ({
  id,
  createdAt,
  name,
  phone,
  email,
  education,
  is_read,
  status,
}: Received): ApplicationRow => ({ id, createdAt, name, phone, email, education, is_read, status })

export const applicationsAs = (
  { id, title, type, applicationResponses }: SpecifiedAdminVacancy,
  query: URLSearchParams,
): ApplicationPage => ({
  ...listed(applicationResponses, query, {
    texts: ({ name, email, phone }) => [name, email, phone],
    columns: {
      timestamp: ({ createdAt }) => createdAt,
      name: ({ name }) => name,
      email: ({ email }) => email,
      education: ({ education }) => education,
    },
    toEntry: applicationRowOf,
  }),
  vacancy: { id, title, type },
})

export const applicationIn = (
  vacancies: readonly SpecifiedAdminVacancy[],
  id: number,
): Application | undefined =>
  vacancies
    .flatMap(({ applicationResponses }) => applicationResponses)
    .find((application) => application.id === id)

const newIn = (vacancies: readonly SpecifiedAdminVacancy[]) =>
  vacancies.reduce((count, vacancy) => count + newOf(vacancy), 0)

export const summaryOf = (vacancies: readonly SpecifiedAdminVacancy[]): AdminSummary => ({
  newMessages: 0,
  newApplications: newIn(vacancies),
})

export const figuresOf = (
  articles: readonly SpecifiedArticle[],
  categories: readonly SpecifiedCategory[],
  vacancies: readonly SpecifiedAdminVacancy[],
): AdminFigures => ({
  articles: articles.length,
  categories: categories.length,
  openVacancies: vacancies.filter(({ status }) => status === 'open').length,
  newApplications: newIn(vacancies),
})

/** The specification has no visits to compare with: unread applications are new. */
export function whatIsNewIn(vacancies: readonly SpecifiedAdminVacancy[]): WhatIsNew {
  const newest = vacancies
    .flatMap(({ id: vacancyId, title: vacancy, applicationResponses }) =>
      applicationResponses
        .filter((application) => application.is_read === 0)
        .map(({ id, name, createdAt: at }) => ({ id, at, name, vacancyId, vacancy })),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at))
  return { since: null, applications: { count: newest.length, newest: newest.slice(0, NEWEST_NAMED) } }
}

export function foundIn(
  q: string,
  articles: readonly SpecifiedArticle[],
  categories: readonly SpecifiedCategory[],
  vacancies: readonly SpecifiedAdminVacancy[],
): SearchResult {
  const words = wordsOf(q)
  const first = <Row extends { id: number }>(rows: readonly Row[], title: (row: Row) => string) =>
    rows
      .filter((row) => hasWords(words, title(row)))
      .slice(0, MOST_FOUND)
      .map((row) => ({ ...row, id: row.id, title: title(row) }))
  const named = ({ id, title }: { id: number; title: string }) => ({ id, title })
  const applications = vacancies.flatMap(({ id: vacancyId, applicationResponses }) =>
    applicationResponses.map(({ id, name }) => ({ id, name, vacancyId })),
  )
  return {
    articles: first(articles, ({ title }) => title).map(named),
    vacancies: first(vacancies, ({ title }) => title).map(named),
    categories: first(categories, ({ name }) => name).map(named),
    messages: [],
    applications: first(applications, ({ name }) => name).map(({ id, title, vacancyId }) => ({
      id,
      title,
      vacancyId,
    })),
  }
}
