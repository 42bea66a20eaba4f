import {
  applicationRequest,
  applicationResponse,
  DOCUMENT_RULES,
  errorResponse,
  idParams,
} from '@arunika/shared/contracts'
import type { Api } from '../../context.ts'
import { CodedError } from '../../lib/errors.ts'
import { readIdempotencyKey } from '../../lib/idempotency.ts'
import { type FormRules, withForm } from '../../lib/receive-form.ts'
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

/** True for a form that a browser sends by itself, for lack of scripts: its answer is a page that people see. */
const wantsPage = (accept: string | undefined) => accept?.includes('text/html') === true

/** What applicants do. */
export function applicationRoutes(api: Api, applications: ApplicationService, store: FileStore) {
  api.post(
    '/api/job-vacancies/:id',
    {
      config: { form: applicationRequest, files: [DOCUMENT_RULES.field], limitedPost: true },
      schema: {
        tags: ['Vacancies'],
        summary: 'Apply for a vacancy; an Idempotency-Key makes repeating it harmless',
        params: idParams,
        response: { 200: applicationResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      const { id } = request.params
      async function receive() {
        await applications.insistAccepts(id, key)
        return withForm(request, store, FORM_RULES, (form) => applications.submit(id, key, form))
      }
      if (!wantsPage(request.headers.accept)) return receive()
      try {
        const { reference = '' } = await receive()
        return await reply.redirect(`/career/${id}?sent=${reference}`, 303)
      } catch (error) {
        // A vacancy that is gone has a page of its own that says so.
        if (!(error instanceof CodedError) || error.status >= 500) throw error
        return reply.redirect(`/career/${id}?fault=${error.code}`, 303)
      }
    },
  )
}
