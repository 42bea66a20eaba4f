import { siteFactsForm, siteFactsInput } from '@arunika/admin-contracts'
import {
  CAPABILITIES,
  CAPABILITIES_PATH,
  capabilities,
  errorResponse,
  savedResponse,
  siteFacts,
} from '@arunika/contracts'
import { SITE_FACTS_PATH } from '@arunika/contracts/site'
import type { Api } from '../../context.ts'
import { sendCached } from '../../lib/send-cached.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { SiteService } from './service.ts'

/** Route for the facts shown on pages. */
export function siteRoutes(api: Api, site: SiteService) {
  api.get(
    CAPABILITIES_PATH,
    {
      schema: {
        tags: ['Site'],
        summary: 'What this api offers in addition to the specification',
        response: { 200: capabilities, '4xx': errorResponse },
      },
    },
    () => ({ capabilities: [...CAPABILITIES] }),
  )

  api.get(
    SITE_FACTS_PATH,
    {
      schema: {
        tags: ['Site'],
        summary: 'What the company says of itself: contacts, address, profiles, partners and its home page',
        response: { 200: siteFacts, '4xx': errorResponse },
      },
    },
    async (request, reply) => sendCached(request, reply, await site.facts()),
  )
}

const admin = { tags: ['Admin: site'], security: [{ bearer: [] }] }

export function adminSiteRoutes(api: Api, site: SiteService) {
  api.get(
    '/api/admin/site',
    {
      schema: {
        ...admin,
        summary: 'The facts of the site',
        response: { 200: siteFactsForm, '4xx': errorResponse },
      },
    },
    () => site.findForForm(),
  )

  api.post(
    '/api/admin/site',
    {
      schema: {
        ...admin,
        summary: 'Change the facts of the site',
        body: siteFactsInput,
        response: { 200: savedResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      const updatedAt = await site.save(request.body, sessionOf(request))
      return { message: 'The site has been updated.', updatedAt: updatedAt.toISOString() }
    },
  )
}
