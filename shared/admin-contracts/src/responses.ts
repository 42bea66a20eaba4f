import * as contracts from '@arunika/contracts'
import type { ZodMiniType } from 'zod/mini'
import * as admin from './index.ts'

/** The lists and entries that the api answers a GET with, by path, and by `view` if the query names one. */
const READ: Record<string, ZodMiniType> = {
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
  '/api/admin/applicants': admin.applicantPage,
  '/api/admin/applicants/:id': admin.applicant,
  '/api/admin/applications/:id': contracts.application,
  '/api/admin/applications/:id/interviews': admin.interviewList,
  '/api/admin/applications/:id/mails': admin.mailThread,
  '/api/admin/articles?page': admin.adminArticlePage,
  '/api/admin/articles': contracts.adminArticleList,
  '/api/admin/articles/new': admin.newEntries,
  '/api/admin/articles/:id': contracts.adminArticle,
  '/api/admin/articles/:id/edits': admin.editState,
  '/api/admin/as-of': admin.asOfPage,
  '/api/admin/audit-log': admin.auditPage,
  '/api/admin/categories?names': admin.categoryNames,
  '/api/admin/categories?page': admin.categoryPage,
  '/api/admin/categories': admin.categoryList,
  '/api/admin/categories/:id': admin.categoryForForm,
  '/api/admin/figures': admin.adminFigures,
  '/api/admin/imports': admin.importList,
  '/api/admin/imports/:id': admin.importReport,
  '/api/admin/invitations': admin.invitationPage,
  '/api/admin/job-vacancies?page': admin.vacancyPage,
  '/api/admin/job-vacancies': contracts.adminVacancyList,
  '/api/admin/job-vacancies/new': admin.newEntries,
  '/api/admin/job-vacancies/:id?form': admin.vacancyFormValues,
  '/api/admin/job-vacancies/:id/edits': admin.editState,
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

/** Answers to calls that change something, by method and path, where they are more than `savedResponse`. */
const SENT: Record<string, ZodMiniType> = {
  'POST /api/job-vacancies/:id': contracts.applicationResponse,
  'POST /api/login': admin.loginResponse,
  'POST /api/login/passkey': admin.loginResponse,
  'POST /api/login/passkey/options': admin.webAuthnMessage,
  'POST /api/login/provider': admin.providerAddress,
  'POST /api/login/provider/return': admin.loginResponse,
  'POST /api/login/second-factor': admin.loginResponse,
  'DELETE /api/my-application': contracts.deletionReceipt,
  'POST /api/session': admin.loginResponse,
  'POST /api/admin/account/password': admin.loginResponse,
  'POST /api/admin/account/passkeys': admin.factorAdded,
  'POST /api/admin/account/passkeys/options': admin.webAuthnMessage,
  'POST /api/admin/account/recovery-codes': admin.factorAdded,
  'POST /api/admin/account/totp': admin.factorAdded,
  'POST /api/admin/account/totp/offer': admin.totpOffer,
  'POST /api/admin/announcements/take-back': admin.takenBack,
  'POST /api/admin/applicants/merge': admin.merged,
  'POST /api/admin/applicants/separate': admin.separated,
  'POST /api/admin/applications/announce': contracts.applicationsAnnounced,
  'POST /api/admin/applications/move': contracts.applicationsMoved,
  'POST /api/admin/applications/to-stage': contracts.applicationsMoved,
  'POST /api/admin/applications/:id/mails/preview': admin.mailPreview,
  'POST /api/admin/articles/preview': contracts.articlePreview,
  'POST /api/admin/articles/edits': admin.begunEdits,
  'POST /api/admin/articles/:id/edits': admin.editState,
  'POST /api/admin/job-vacancies/edits': admin.begunEdits,
  'POST /api/admin/job-vacancies/:id/edits': admin.editState,
  'POST /api/admin/articles/:id/preview-link': admin.previewLink,
  'POST /api/admin/imports': admin.importStarted,
  'POST /api/admin/job-vacancies/:id/stages': admin.vacancyStages,
  'POST /api/admin/people/invite': admin.invitedResponse,
  'POST /api/admin/people/:id/invite-again': admin.invitedResponse,
  'POST /api/admin/pictures/create': admin.pictureRow,
  'POST /api/admin/pictures/fetch': admin.pictureRow,
  'POST /api/admin/pictures/:id/crop': admin.pictureRow,
  'POST /api/admin/texts/check': admin.lostParts,
  'POST /api/admin/uploads': contracts.pictureUpload,
}

const patternsOf = (keys: string[]) =>
  keys.map((key) => {
    const path = key.replace(/\?.*/, '')
    return [new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), path] as const
  })

const READ_PATTERNS = patternsOf(Object.keys(READ))
const SENT_PATTERNS = patternsOf(Object.keys(SENT))

const found = (patterns: typeof READ_PATTERNS, text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/**
 * @param address path and query
 * @returns the schema of a successful JSON response; undefined for a GET of what has none, such as files
 */
export function responseSchema(address: string, method = 'GET'): ZodMiniType | undefined {
  const { pathname, searchParams } = new URL(address, 'http://api')
  if (method !== 'GET') return SENT[found(SENT_PATTERNS, `${method} ${pathname}`)] ?? contracts.savedResponse
  const path = found(READ_PATTERNS, pathname)
  return READ[`${path}?${searchParams.get('view')}`] ?? READ[path]
}
