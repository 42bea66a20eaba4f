import {
  mailInput,
  mailParams,
  mailPreview,
  mailPreviewInput,
  mailTemplateInput,
  mailTemplates,
  mailThread,
  mailThreadQuery,
} from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse, savedResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { readIdempotencyKey } from '../../lib/idempotency.ts'
import { savedAs } from '../../lib/saved-as.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { ApplicantMailService } from './service.ts'
import type { MailTemplateService } from './templates.ts'

const admin = { tags: ['Admin: mail to applicants'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsSaved = { 200: savedResponse, '4xx': errorResponse }

/** Routes for mail written by recruiters. */
export function adminApplicantMailRoutes(
  api: Api,
  mails: ApplicantMailService,
  templates: MailTemplateService,
) {
  api.post(
    '/api/admin/applications/mails',
    {
      schema: {
        ...admin,
        summary: 'Mail one or many applicants, now or later; an Idempotency-Key makes repeating it harmless',
        body: mailInput,
        response: respondsMessage,
      },
    },
    (request) => {
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      return mails.send(request.body, key, sessionOf(request))
    },
  )

  api.get(
    '/api/admin/applications/:id/mails',
    {
      schema: {
        ...admin,
        summary: 'The mails that were written to an applicant, the newest first',
        params: idParams,
        querystring: mailThreadQuery,
        response: { 200: mailThread, '4xx': errorResponse },
      },
    },
    (request) => mails.thread(request.params.id, request.query.before, sessionOf(request)),
  )

  api.post(
    '/api/admin/applications/:id/mails/preview',
    {
      schema: {
        ...admin,
        summary: 'A mail as the applicant would get it',
        params: idParams,
        body: mailPreviewInput,
        response: { 200: mailPreview, '4xx': errorResponse },
      },
    },
    (request) => mails.preview(request.params.id, request.body, sessionOf(request)),
  )

  api.post(
    '/api/admin/applications/:id/mails/:mailId/cancel',
    {
      schema: {
        ...admin,
        summary: 'Cancel a mail that has not left',
        params: mailParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await mails.cancel(request.params.id, request.params.mailId, sessionOf(request))
      return { message: 'The mail has been cancelled.' }
    },
  )

  api.get(
    '/api/admin/mail-templates',
    {
      schema: {
        ...admin,
        summary: 'Templates of mails to applicants',
        response: { 200: mailTemplates, '4xx': errorResponse },
      },
    },
    () => templates.list(),
  )

  api.post(
    '/api/admin/mail-templates/create',
    {
      schema: {
        ...admin,
        summary: 'Create a template; it may have fields such as {{name}}',
        body: mailTemplateInput,
        response: respondsSaved,
      },
    },
    async (request) => {
      const saved = await templates.create(request.body, sessionOf(request))
      return savedAs('The template has been created.', saved)
    },
  )

  api.post(
    '/api/admin/mail-templates/:id',
    {
      schema: {
        ...admin,
        summary: 'Change a template',
        params: idParams,
        body: mailTemplateInput,
        response: respondsSaved,
      },
    },
    async (request) => {
      const saved = await templates.change(request.params.id, request.body, sessionOf(request))
      return savedAs('The template has been changed.', saved)
    },
  )

  api.delete(
    '/api/admin/mail-templates/:id',
    { schema: { ...admin, summary: 'Delete a template', params: idParams, response: respondsMessage } },
    async (request) => {
      await templates.remove(request.params.id, sessionOf(request))
      return { message: 'The template has been deleted.' }
    },
  )
}
