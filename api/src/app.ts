import { constants } from 'node:zlib'
import { refuseClient } from '@anyam/server/http'
import { requestIdOf } from '@anyam/server/metrics'
import { LOG_BASE } from '@anyam/server/version'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Api, Context } from './context.ts'
import { describeError } from './lib/describe-error.ts'
import { mapError } from './lib/map-error.ts'
import { adminAnnouncementRoutes } from './modules/announcements/routes.ts'
import { createAnnouncementService } from './modules/announcements/service.ts'
import { adminApplicantMailRoutes } from './modules/applicant-mails/admin-routes.ts'
import { createApplicantMailService } from './modules/applicant-mails/service.ts'
import { createMailTemplateService } from './modules/applicant-mails/templates.ts'
import { adminApplicantRoutes } from './modules/applicants/routes.ts'
import { createApplicantService } from './modules/applicants/service.ts'
import { adminApplicationRoutes, markReadRoute } from './modules/applications/admin-routes.ts'
import { archiveRoute } from './modules/applications/archive-route.ts'
import { ownVacanciesOnly } from './modules/applications/own-vacancies.ts'
import { applicationRoutes } from './modules/applications/routes.ts'
import { createApplicationService } from './modules/applications/service.ts'
import { adminArticleRoutes } from './modules/articles/admin-routes.ts'
import { ownArticlesOnly } from './modules/articles/own-articles.ts'
import { createArticleReader } from './modules/articles/reader.ts'
import { articleRoutes } from './modules/articles/routes.ts'
import { createArticleService } from './modules/articles/service.ts'
import { createReadings } from './modules/audit/readings.ts'
import { releaseLogRoutes } from './modules/audit/release-log-routes.ts'
import { adminAuditRoutes } from './modules/audit/routes.ts'
import { accountRoutes } from './modules/auth/account-routes.ts'
import { authRoutes } from './modules/auth/routes.ts'
import { createAuthService } from './modules/auth/service.ts'
import { adminCategoryRoutes } from './modules/categories/routes.ts'
import { createCategoryService } from './modules/categories/service.ts'
import { classRoutes } from './modules/classes/routes.ts'
import { adminContactRoutes } from './modules/contact/admin-routes.ts'
import { contactRoutes } from './modules/contact/routes.ts'
import { createContactService } from './modules/contact/service.ts'
import { articleEditRoutes, previewRoute, vacancyEditRoutes } from './modules/edits/routes.ts'
import { createEditService } from './modules/edits/service.ts'
import { adminExportRoutes } from './modules/export/routes.ts'
import { createExportService } from './modules/export/service.ts'
import { healthRoutes } from './modules/health/routes.ts'
import { adminImportRoutes } from './modules/imports/routes.ts'
import { createImportService } from './modules/imports/service.ts'
import { adminInterviewRoutes } from './modules/interviews/admin-routes.ts'
import { myInterviewRoutes } from './modules/interviews/routes.ts'
import { createInterviewService } from './modules/interviews/service.ts'
import { adminOutboxRoutes } from './modules/mail/routes.ts'
import { adminMediaRoutes } from './modules/media/routes.ts'
import { createMediaService } from './modules/media/service.ts'
import { myApplicationRoutes } from './modules/my-application/routes.ts'
import { createMyApplicationService } from './modules/my-application/service.ts'
import { myDataRoutes } from './modules/my-data/routes.ts'
import { createMyDataService } from './modules/my-data/service.ts'
import { adminPeopleRoutes } from './modules/people/routes.ts'
import { createPeopleService } from './modules/people/service.ts'
import { providerLoginRoutes } from './modules/provider-login/routes.ts'
import { createProviderLoginService } from './modules/provider-login/service.ts'
import { adminRevisionRoutes } from './modules/revisions/routes.ts'
import { adminSearchRoutes } from './modules/search/routes.ts'
import { secondFactorLoginRoutes, secondFactorRoutes } from './modules/second-factor/routes.ts'
import { createSecondFactorService } from './modules/second-factor/service.ts'
import { adminSiteRoutes, siteRoutes } from './modules/site/routes.ts'
import { createSiteService } from './modules/site/service.ts'
import { adminStageRoutes } from './modules/stages/admin-routes.ts'
import { createStageService } from './modules/stages/service.ts'
import { adminSummaryRoutes } from './modules/summary/routes.ts'
import { adminTermRoutes } from './modules/terms/admin-routes.ts'
import { createTermService } from './modules/terms/service.ts'
import { adminTextRoutes } from './modules/texts/admin-routes.ts'
import { adminTrashRoutes } from './modules/trash/routes.ts'
import { createTrashService } from './modules/trash/service.ts'
import { adminTrialRoutes } from './modules/trials/admin-routes.ts'
import { myTrialRoutes, trialRoutes } from './modules/trials/routes.ts'
import { createTrialService } from './modules/trials/service.ts'
import { adminUploadRoutes, uploadRoutes } from './modules/uploads/routes.ts'
import { adminVacancyRoutes } from './modules/vacancies/admin-routes.ts'
import { vacancyRoutes } from './modules/vacancies/routes.ts'
import { createVacancyService } from './modules/vacancies/service.ts'
import { openVersionStream } from './modules/versions/open-hub.ts'
import { versionRoutes } from './modules/versions/routes.ts'
import authentication from './plugins/authentication.ts'
import cachedResponses from './plugins/cached-responses.ts'
import diskReserve from './plugins/disk-reserve.ts'
import docs from './plugins/docs.ts'
import entityTags from './plugins/entity-tags.ts'
import errorHandler, { sendError } from './plugins/error-handler.ts'
import fairShares from './plugins/fair-shares.ts'
import formBodies from './plugins/form-bodies.ts'
import headers from './plugins/headers.ts'
import metrics from './plugins/metrics.ts'
import postLimit from './plugins/post-limit.ts'
import requestLog from './plugins/request-log.ts'
import shutdown from './plugins/shutdown.ts'
import tracing from './plugins/tracing.ts'
import versionedLists from './plugins/versioned-lists.ts'

export interface AppOptions extends Context {
  /** True once the process has been asked to stop. */
  isStopping?: () => boolean
}

/** Every write is flushed, so that streams begin at once. */
const COMPRESSION = {
  threshold: 1_024,
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
}

function createServices(context: Context) {
  const recordReading = createReadings(context)
  const applications = createApplicationService(context, recordReading)
  const auth = createAuthService(context)
  const articles = createArticleService(context)
  const categories = createCategoryService(context)
  const media = createMediaService(context)
  const interviews = createInterviewService(context)
  const mine = createMyApplicationService(context, interviews)
  return {
    announcements: createAnnouncementService(context, recordReading),
    applicants: createApplicantService(context, recordReading),
    applicantMails: createApplicantMailService(context, recordReading),
    mailTemplates: createMailTemplateService(context),
    applications,
    articles,
    auth,
    categories,
    contact: createContactService(context),
    edits: createEditService(context),
    trash: createTrashService(context),
    people: createPeopleService(context),
    exports: createExportService(context, articles),
    factors: createSecondFactorService(context, auth),
    providerLogins: createProviderLoginService(context, auth),
    imports: createImportService(context, { articles, categories, media }),
    media,
    interviews,
    mine,
    myData: createMyDataService(context, mine),
    site: createSiteService(context),
    terms: createTermService(context),
    trials: createTrialService(context),
    vacancies: createVacancyService(context, applications),
    stages: createStageService(context),
  }
}

function createFastify({ settings }: Context) {
  const app = Fastify({
    trustProxy: settings.trustProxy,
    logger:
      settings.logLevel === 'silent'
        ? false
        : { level: settings.logLevel, base: LOG_BASE, serializers: { err: describeError } },
    genReqId: ({ headers }) => requestIdOf(headers),
    // The plugin request-log writes one line instead of two, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    clientErrorHandler: refuseClient,
    // Malformed URLs never reach the error handler.
    frameworkErrors: (error, _request, reply) => sendError(mapError(error), reply),
    // Milliseconds. By default Fastify waits forever; a slow link may need minutes for 75 MB of documents.
    connectionTimeout: 120_000,
    requestTimeout: 900_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 15_000 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

/** Composes the api without listening. */
export async function createApp(options: AppOptions) {
  const { settings, secrets, store, isStopping = () => false } = options
  const services = createServices(options)
  const app = createFastify(options)

  await app.register(errorHandler)
  await app.register(tracing)
  await app.register(requestLog)
  const stream = openVersionStream(options, app.log)
  await app.register(metrics, { ...options, streamSize: () => stream?.hub.size ?? 0 })
  await app.register(shutdown, { isStopping })
  await app.register(headers, settings)
  await app.register(docs)
  await app.register(postLimit, options)
  await app.register(diskReserve, { dataDir: settings.dataDir })
  await app.register(multipart, { throwFileSizeLimit: false })
  const publicOrigin = new URL(settings.publicUrl).origin
  await app.register(authentication, { auth: services.auth, secret: secrets.token, publicOrigin })

  await app.register(fairShares)

  const api: Api = app.withTypeProvider<ZodTypeProvider>()
  healthRoutes(api, options, isStopping)
  uploadRoutes(api, options)
  await app.register(async (scope) => {
    await scope.register(formBodies)
    authRoutes(scope.withTypeProvider<ZodTypeProvider>(), services.auth)
  })
  secondFactorLoginRoutes(api, services.factors)
  providerLoginRoutes(api, services.providerLogins, publicOrigin)
  await app.register(async (scope) => {
    await scope.register(cachedResponses, { responseCache: options.responseCache, isStopping })
    if (stream) await scope.register(versionedLists, { ...options, tokens: stream.tokens })
    const reading: Api = scope.withTypeProvider<ZodTypeProvider>()
    articleRoutes(reading, createArticleReader(options))
    vacancyRoutes(reading, services.vacancies)
    classRoutes(reading, options)
    siteRoutes(reading, services.site)
  })
  if (stream) versionRoutes(api, { hub: stream.hub, isStopping })
  applicationRoutes(api, services.applications, store)
  previewRoute(api, services.edits)
  archiveRoute(api, options, services.applications)
  myApplicationRoutes(api, services.mine, store)
  contactRoutes(api, services.contact)
  await app.register(async (scope) => {
    await scope.register(formBodies)
    const forms: Api = scope.withTypeProvider<ZodTypeProvider>()
    trialRoutes(forms, services.trials)
    myTrialRoutes(forms, services.trials)
    myInterviewRoutes(forms, services.interviews)
    myDataRoutes(forms, services.myData)
  })
  markReadRoute(api, services.applications, {
    onRequest: app.requireCookieOrBearer,
    preHandler: ownVacanciesOnly(options),
  })
  releaseLogRoutes(api, options)

  await app.register(async (scope) => {
    scope.addHook('onRequest', scope.requireBearer)
    scope.addHook('preHandler', ownArticlesOnly(options))
    scope.addHook('preHandler', ownVacanciesOnly(options))
    await scope.register(entityTags)
    await scope.register(compress, COMPRESSION)
    await scope.register(formBodies)
    const admin: Api = scope.withTypeProvider<ZodTypeProvider>()
    adminArticleRoutes(admin, services.articles, store)
    adminCategoryRoutes(admin, services.categories)
    adminVacancyRoutes(admin, services.vacancies)
    adminTextRoutes(admin)
    adminApplicationRoutes(admin, services.applications, services.vacancies)
    adminApplicantRoutes(admin, services.applicants)
    adminStageRoutes(admin, services.stages)
    adminAnnouncementRoutes(admin, services.announcements)
    adminApplicantMailRoutes(admin, services.applicantMails, services.mailTemplates)
    adminInterviewRoutes(admin, services.interviews)
    accountRoutes(admin, services.auth)
    secondFactorRoutes(admin, services.factors)
    adminContactRoutes(admin, services.contact)
    adminTermRoutes(admin, services.terms)
    adminTrialRoutes(admin, services.trials)
    adminSummaryRoutes(admin, options, services)
    adminSiteRoutes(admin, services.site)
    adminAuditRoutes(admin, options)
    adminPeopleRoutes(admin, services.people)
    adminOutboxRoutes(admin, options)
    adminSearchRoutes(admin, options)
    adminUploadRoutes(admin, options, services.media)
    adminMediaRoutes(admin, options, services.media)
    adminExportRoutes(admin, services.exports)
    adminImportRoutes(admin, options, services.imports)
    adminRevisionRoutes(admin, options, services)
    adminTrashRoutes(admin, services.trash)
    articleEditRoutes(admin, services.edits)
    vacancyEditRoutes(admin, services.edits)
  })
  return app
}
