import * as contracts from '@arunika/contracts'
import type { ZodMiniType } from 'zod/mini'
import * as admin from './index.ts'

/** The lists and entries that the api answers a GET with, by path, and by `view` if the query names one. */
const RESPONSES: Record<string, ZodMiniType> = {
  '/api/articles?cards': contracts.articleCardList,
  '/api/articles?page': contracts.articlePage,
  '/api/articles?places': contracts.articleAddresses,
  '/api/articles': contracts.articleList,
  '/api/articles/preview': contracts.articleDetail,
  '/api/articles/topics': contracts.articleTopics,
  '/api/articles/:id': contracts.articleDetail,
  '/api/capabilities': contracts.capabilities,
  '/api/classes': contracts.academyClassList,
  '/api/classes/:programme/:slug': contracts.academyClass,
  '/api/job-vacancies?found': contracts.foundVacancies,
  '/api/job-vacancies?openings': contracts.openings,
  '/api/job-vacancies?titles': contracts.vacancyTitles,
  '/api/job-vacancies': contracts.vacancyList,
  '/api/job-vacancies/:id': contracts.vacancy,
  '/api/login/provider': admin.signInProvider,
  '/api/login/second-factor': admin.proofOptions,
  '/api/my-application': contracts.myApplication,
  '/api/session': contracts.messageResponse,
  '/api/site': contracts.siteFacts,
  '/api/admin/account': admin.administrator,
  '/api/admin/releaser': admin.administrator,
  '/api/admin/account/proof': admin.proofOptions,
  '/api/admin/account/second-factor': admin.secondFactor,
  '/api/admin/account/sessions': admin.adminSessionList,
  '/api/admin/announcements': admin.announcementPage,
  '/api/admin/applications/:id': contracts.application,
  '/api/admin/applications/:id/mails': admin.mailThread,
  '/api/admin/articles?page': admin.adminArticlePage,
  '/api/admin/articles': contracts.adminArticleList,
  '/api/admin/articles/:id': contracts.adminArticle,
  '/api/admin/articles/:id/edits': admin.editState,
  '/api/admin/as-of': admin.asOfPage,
  '/api/admin/audit-log': admin.auditPage,
  '/api/admin/categories?names': admin.categoryNames,
  '/api/admin/categories?page': admin.categoryPage,
  '/api/admin/categories': admin.categoryList,
  '/api/admin/categories/:id': admin.categoryForForm,
  '/api/admin/figures': admin.adminFigures,
  '/api/admin/job-vacancies?page': admin.vacancyPage,
  '/api/admin/job-vacancies': contracts.adminVacancyList,
  '/api/admin/job-vacancies/:id?form': admin.vacancyFormValues,
  '/api/admin/job-vacancies/:id': contracts.adminVacancy,
  '/api/admin/job-vacancies/:id/applications?page': admin.applicationPage,
  '/api/admin/job-vacancies/:id/applications': contracts.adminVacancy,
  '/api/admin/job-vacancies/:id/numbers': admin.vacancyNumbers,
  '/api/admin/job-vacancies/:id/stages': admin.vacancyStages,
  '/api/admin/mail-templates': admin.mailTemplates,
  '/api/admin/messages?page': admin.messagePage,
  '/api/admin/messages': contracts.contactMessageList,
  '/api/admin/messages/:id': contracts.contactMessage,
  '/api/admin/outbox': admin.outbox,
  '/api/admin/people': admin.peopleList,
  '/api/admin/pictures': admin.picturePage,
  '/api/admin/pictures/:id': admin.pictureDetail,
  '/api/admin/revisions': admin.revisionPage,
  '/api/admin/revisions/:id': admin.revision,
  '/api/admin/search': admin.searchResult,
  '/api/admin/site': admin.siteFactsForm,
  '/api/admin/summary': admin.adminSummary,
  '/api/admin/terms': admin.termPage,
  '/api/admin/terms/:id': admin.adminTerm,
  '/api/admin/trash': admin.trashPage,
  '/api/admin/trials': admin.trialPage,
  '/api/admin/trials/:id': admin.trial,
  '/api/admin/whats-new': admin.whatIsNew,
}

const PATTERNS = Object.keys(RESPONSES).map((key) => {
  const path = key.replace(/\?.*/, '')
  return [new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), path] as const
})

/** @param address path and query of a GET */
export function responseSchema(address: string): ZodMiniType | undefined {
  const { pathname, searchParams } = new URL(address, 'http://api')
  const path = PATTERNS.find(([pattern]) => pattern.test(pathname))?.[1]
  return RESPONSES[`${path}?${searchParams.get('view')}`] ?? RESPONSES[path ?? '']
}
