import type { Found } from '@anyam/host/server/rendering/last-good'
import { SITE_FACTS_PATH } from '@arunika/contracts/site'
import * as admin from './admin-views.ts'
import { SPECIFIED_FACTS } from './capabilities.ts'
import { articlesAs, detailOf, topicsOf, vacanciesAs, vacancyOf } from './public-views.ts'
import {
  specifiedAdminVacancy,
  specifiedArticle,
  specifiedCategory,
  specifiedDetail,
  specifiedVacancyName,
} from './specified.ts'
import { errorText, FailedCall, type SpecifiedApi } from './specified-api.ts'

interface Request {
  query: URLSearchParams
  id: number
}

type Responder = (api: SpecifiedApi, request: Request) => unknown
type AdminResponder = (api: SpecifiedApi, token: string, request: Request) => unknown

/** The product's addresses for everybody, `#` for a number in it, each from calls of the specification; undefined is not found. */
const PUBLIC: Readonly<Record<string, Responder>> = {
  [SITE_FACTS_PATH]: () => SPECIFIED_FACTS,
  '/api/classes': () => [],
  '/api/articles': async (api, { query }) => articlesAs(await api.articles(), query),
  '/api/articles/topics': async (api) => topicsOf(await api.articles()),
  async '/api/articles/#'(api, { id }) {
    const detail = await api.one(`/api/articles/${id}`, specifiedDetail)
    if (detail) return detailOf(detail.article, detail.relatedArticles)
    const article = (await api.articles()).find((one) => one.id === id)
    return article && detailOf(article, [])
  },
  '/api/job-vacancies': async (api, { query }) => vacanciesAs(await api.vacancies(), query),
  async '/api/job-vacancies/#'(api, { id }) {
    // The answer may hold no more than title and type; the rest is in the list.
    const [name, all] = await Promise.all([
      api.one(`/api/job-vacancies/${id}`, specifiedVacancyName),
      api.vacancies().catch(() => []),
    ])
    const listed = all.find((one) => one.id === id)
    if (!name) return listed && vacancyOf(listed)
    const known = Object.fromEntries(Object.entries(name).filter(([, text]) => text !== ''))
    return vacancyOf({ location: '', description: '', requirement: '', ...name, ...listed, ...known, id })
  },
}

/** The same for administrators. */
const ADMIN: Readonly<Record<string, AdminResponder>> = {
  '/api/admin/articles': async (api, token, { query }) =>
    admin.adminArticlesAs(await api.adminArticles(token), query),
  async '/api/admin/articles/#'(api, token, { id }) {
    const article = await api.one(`/api/admin/articles/${id}`, specifiedArticle, token)
    return article && admin.adminArticleOf(article)
  },
  '/api/admin/categories': async (api, token, { query }) =>
    admin.categoriesAs(await api.adminCategories(token), query),
  async '/api/admin/categories/#'(api, token, { id }) {
    const category = await api.one(`/api/admin/categories/${id}`, specifiedCategory, token)
    return category && admin.categoryFormOf(category)
  },
  '/api/admin/job-vacancies': async (api, token, { query }) =>
    admin.adminVacanciesAs(await api.adminVacancies(token), query),
  async '/api/admin/job-vacancies/#'(api, token, { id }) {
    const vacancy = await api.one(`/api/admin/job-vacancies/${id}`, specifiedAdminVacancy, token)
    return vacancy && admin.vacancyFormOf(vacancy)
  },
  async '/api/admin/job-vacancies/#/applications'(api, token, { id, query }) {
    const vacancy = await api.one(`/api/admin/job-vacancies/${id}/applications`, specifiedAdminVacancy, token)
    return vacancy && admin.applicationsAs(vacancy, query)
  },
  '/api/admin/job-vacancies/#/stages': () => ({ stages: [] }),
  '/api/admin/applications/#': async (api, token, { id }) =>
    admin.applicationIn(await api.adminVacancies(token), id),
  '/api/admin/summary': async (api, token) => admin.summaryOf(await api.adminVacancies(token)),
  '/api/admin/whats-new': async (api, token) => admin.whatIsNewIn(await api.adminVacancies(token)),
  '/api/admin/figures': async (api, token) => admin.figuresOf(...(await all(api, token))),
  '/api/admin/search': async (api, token, { query }) =>
    admin.foundIn(query.get('q') ?? '', ...(await all(api, token))),
}

const all = (api: SpecifiedApi, token: string) =>
  Promise.all([api.adminArticles(token), api.adminCategories(token), api.adminVacancies(token)])

const NOT_FOUND: Found = { status: 404, text: errorText(404, '') }

/**
 * The answer of the product's own api to a GET, made from calls of the specification. Never throws.
 * @param address below the api's origin
 * @param token value of the authorization header
 */
export async function respondTo(api: SpecifiedApi, address: string, token?: string): Promise<Found> {
  const { pathname, searchParams: query } = new URL(address, 'http://api')
  const id = Number(/\/(\d{1,10})(?=\/|$)/.exec(pathname)?.[1] ?? Number.NaN)
  const pattern = pathname.replace(/\/\d{1,10}(?=\/|$)/, '/#')
  const [ofAll, ofAdmin] = [PUBLIC[pattern], ADMIN[pattern]]
  if (!ofAll && ofAdmin && !token) return { status: 401, text: errorText(401, '') }
  try {
    const request = { query, id }
    const body = ofAll ? await ofAll(api, request) : await ofAdmin?.(api, token ?? '', request)
    return body === undefined ? NOT_FOUND : { status: 200, text: JSON.stringify(body) }
  } catch (error) {
    if (error instanceof FailedCall) return error.found
    throw error
  }
}
