import {
  applicationRequest,
  applicationResponse,
  DOCUMENT_RULES,
  errorResponse,
  idParams,
  languageQuery,
} from '@arunika/contracts'
import { DEFAULT_LANGUAGE, inLanguage } from '@arunika/contracts/site'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { readIdempotencyKey } from '../../lib/idempotency.ts'
import { KeyedMutex } from '../../lib/keyed-mutex.ts'
import { mapError } from '../../lib/map-error.ts'
import { type FormRules, withForm } from '../../lib/receive-form.ts'
import { wantsPage } from '../../lib/wants-page.ts'
import type { FileStore } from '../../storage/file-store.ts'
import type { ApplicationService } from './service.ts'

const FORM_RULES: FormRules = {
  fileField: DOCUMENT_RULES.field,
  maxFiles: DOCUMENT_RULES.maxFiles,
  maxFileSize: DOCUMENT_RULES.maxSize,
  tooManyFiles: DOCUMENT_RULES.messages.tooMany,
  fileTooLarge: DOCUMENT_RULES.messages.tooLarge,
  maxFieldSize: 64 * 1024,
}

/** Routes for applicants. */
export function applicationRoutes(api: Api, applications: ApplicationService, store: FileStore) {
  const mutex = new KeyedMutex()
  api.post(
    '/api/job-vacancies/:id',
    {
      config: { form: applicationRequest, files: [DOCUMENT_RULES.field], limitedPost: 'form' },
      // Also handles refusals before the handler runs, such as too many forms.
      errorHandler(error, request, reply) {
        const { code, status } = mapError(error)
        const isExplained = status < 500 || code === 'documents_full' || code === 'checks_busy'
        // Rethrown for the api's error handler. A deleted vacancy has a separate page.
        const { success, data } = z.safeParse(idParams, {
          id: String(Reflect.get(Object(request.params), 'id')),
        })
        if (!wantsPage(request.headers.accept) || !isExplained || !success) throw error
        const { language } = z.safeParse(languageQuery, request.query).data ?? {}
        return reply.redirect(inLanguage(`/career/${data.id}?fault=${code}`, language), 303)
      },
      schema: {
        tags: ['Vacancies'],
        summary: 'Apply for a vacancy; an Idempotency-Key makes repeating it harmless',
        params: idParams,
        querystring: languageQuery,
        response: { 200: applicationResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { id: vacancyId } = request.params
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      const { language = DEFAULT_LANGUAGE } = request.query
      const sender = { vacancyId, key, address: request.ip, language }
      const bytes = Number(request.headers['content-length'] ?? 0)
      await applications.assertAccepts({ ...sender, bytes })
      const receive = () => withForm(request, store, FORM_RULES, (form) => applications.submit(sender, form))
      // Copies of one form are checked in turn: together they would fill their sender's queue.
      const response = await (key ? mutex.runExclusive(`${vacancyId} ${key}`, receive) : receive())
      if (!wantsPage(request.headers.accept)) return response
      return reply.redirect(
        inLanguage(`/career/${vacancyId}?sent=${response.reference ?? ''}`, language),
        303,
      )
    },
  )
}
