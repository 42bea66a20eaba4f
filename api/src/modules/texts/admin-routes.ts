import { lostParts, textsToCheck } from '@arunika/admin-contracts'
import { errorResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { lostPartsOf } from '../../lib/lost-parts.ts'

const admin = { tags: ['Admin: texts'], security: [{ bearer: [] }] }

/** Route that lists the parts of editor texts lost on saving. */
export function adminTextRoutes(api: Api) {
  api.post(
    '/api/admin/texts/check',
    {
      schema: {
        ...admin,
        summary: 'The parts of texts that would not be stored, or only as links',
        body: textsToCheck,
        response: { 200: lostParts, '4xx': errorResponse },
      },
    },
    ({ body }) => lostPartsOf(body.texts),
  )
}
