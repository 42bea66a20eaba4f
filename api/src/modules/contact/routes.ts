import { contactInput, errorResponse, languageQuery, messageResponse } from '@arunika/contracts'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import type { Api } from '../../context.ts'
import { readIdempotencyKey } from '../../lib/idempotency.ts'
import type { ContactService } from './service.ts'

export function contactRoutes(api: Api, contact: ContactService) {
  api.post(
    '/api/contact-us',
    {
      config: { limitedPost: 'form' },
      schema: {
        tags: ['Contact'],
        summary: 'Send a message; an Idempotency-Key makes repeating it harmless',
        querystring: languageQuery,
        body: contactInput,
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    (request) =>
      contact.send(request.body, {
        key: readIdempotencyKey(request.headers['idempotency-key']),
        address: request.ip,
        language: request.query.language ?? DEFAULT_LANGUAGE,
      }),
  )
}
