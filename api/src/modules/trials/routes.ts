import { classParams, errorResponse, languageQuery, messageResponse, trialInput } from '@arunika/contracts'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import type { Api } from '../../context.ts'
import { readIdempotencyKey } from '../../lib/idempotency.ts'
import type { TrialService } from './service.ts'

export function trialRoutes(api: Api, trials: TrialService) {
  api.post(
    '/api/classes/:programme/:slug/trial',
    {
      config: { limitedPost: 'form' },
      schema: {
        tags: ['Classes'],
        summary: 'Book a trial; an Idempotency-Key makes repeating it harmless',
        params: classParams,
        querystring: languageQuery,
        body: trialInput,
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    ({ body, headers, ip, params: { programme, slug }, query: { language = DEFAULT_LANGUAGE } }) =>
      trials.book(body, {
        path: `/academy/${programme}/${slug}`,
        key: readIdempotencyKey(headers['idempotency-key']),
        address: ip,
        language,
      }),
  )
}
