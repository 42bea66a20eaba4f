// Kept out of the other contracts, so that visitors download nothing of the back-office's lists.

import {
  ARTICLE_STATUSES,
  adminArticle,
  adminVacancy,
  application,
  articleCategory,
  contactMessage,
  idParams,
  jobStatus,
  jobType,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import { category } from './categories.ts'
import { listPage, listQuery } from './lists.ts'
import { stageFilter } from './stages.ts'

/** The call as specified, which returns the whole list. */
const wholeList = z.object({ view: z.optional(z.undefined()) })
/** `view=form`: without the rows that belong to it. */
export const formQuery = z.object({ view: z.optional(z.literal('form')) })

/** Maximum characters of an article's text in the back-office's list. */
export const ADMIN_EXCERPT_LENGTH = 200

export const adminArticleRow = z.object({
  id: z.number(),
  title: z.string(),
  date: z.string(),
  /** Plain text, truncated to `ADMIN_EXCERPT_LENGTH`. */
  excerpt: z.string(),
  categories: z.array(articleCategory),
  status: adminArticle.shape.status,
  publishAt: z.nullable(z.string()),
  reviewRequestedAt: adminArticle.shape.reviewRequestedAt,
})
export const adminArticlePage = listPage(adminArticleRow)
/** Filter value for articles without a category. */
export const NO_CATEGORY = 'none'
export const adminArticleQuery = z.union([
  z.object({
    ...listQuery('title', 'publish-date'),
    /** `review`: the drafts that wait for a review. */
    status: z.optional(z.enum([...ARTICLE_STATUSES, 'review'])),
    category: z.optional(z.union([idParams.shape.id, z.literal(NO_CATEGORY)])),
  }),
  wholeList,
])

/** `view=names`: the categories that an article can have. */
export const categoryNames = z.array(articleCategory)
/** `articles` is the number of articles. */
export const categoryRow = z.extend(z.pick(category, { id: true, name: true, translations: true }), {
  articles: z.number(),
})
export const categoryPage = listPage(categoryRow)
export const categoryQuery = z.union([
  z.object(listQuery('name', 'number-of-articles')),
  z.object({ view: z.optional(z.literal('names')) }),
])
/** A category for a form, without its articles. */
export const categoryFormValues = z.omit(category, { articles: true })
export const categoryForForm = z.union([category, categoryFormValues])

export const vacancyRow = z.object({
  id: z.number(),
  title: z.string(),
  type: jobType,
  location: z.string(),
  status: jobStatus,
  applications: z.number(),
  newApplications: z.number(),
})
export const vacancyPage = listPage(vacancyRow)
export const adminVacancyQuery = z.union([
  z.object({
    ...listQuery('job-title', 'job-type', 'location', 'new-applications', 'status'),
    type: z.optional(jobType),
    status: z.optional(jobStatus),
  }),
  wholeList,
])
export const vacancyFormValues = z.omit(adminVacancy, { applicationResponses: true })

const applicationFacts = z.pick(application, {
  id: true,
  createdAt: true,
  name: true,
  phone: true,
  email: true,
  education: true,
  is_read: true,
  status: true,
  announcedStatus: true,
  withdrawnAt: true,
  stage: true,
  language: true,
})
export const applicationRow = z.extend(applicationFacts, {
  /** Mean of all ratings; null if there is none, missing in an older api. */
  rating: z.optional(z.nullable(z.number())),
  /** Words of an answer or a document around those of the search; missing if the name or the address has them. */
  passage: z.optional(z.string()),
})
export const applicationQuery = z.union([
  z.object({
    ...listQuery('timestamp', 'name', 'email', 'education'),
    status: z.optional(application.shape.status),
    ...stageFilter,
  }),
  wholeList,
])
/** One page of a vacancy's applications. */
export const applicationPage = z.extend(listPage(applicationRow), {
  vacancy: z.object({ id: z.number(), title: z.string(), type: jobType }),
})

export const messageRow = z.omit(contactMessage, { message: true })
export const messagePage = listPage(messageRow)
export const messageQuery = z.union([
  z.object({
    ...listQuery('subject', 'name', 'email', 'received'),
    read: z.optional(z.enum(['no', 'yes'])),
  }),
  wholeList,
])

export type AdminArticleRow = z.infer<typeof adminArticleRow>
export type CategoryRow = z.infer<typeof categoryRow>
export type CategoryFormValues = z.infer<typeof categoryFormValues>
export type VacancyRow = z.infer<typeof vacancyRow>
export type VacancyFormValues = z.infer<typeof vacancyFormValues>
export type ApplicationRow = z.infer<typeof applicationRow>
export type ApplicationPage = z.infer<typeof applicationPage>
export type MessageRow = z.infer<typeof messageRow>
