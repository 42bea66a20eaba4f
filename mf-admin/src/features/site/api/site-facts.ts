import type { SiteFactsForm, SiteFactsInput } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

export const SITE_FACTS = '/api/admin/site'

export const useSiteFacts = () => useLoaded<SiteFactsForm>(SITE_FACTS)

/** The facts as currently saved. */
export const getSiteFacts = () => adminRequest<SiteFactsForm>(SITE_FACTS)

export const saveSiteFacts = (body: SiteFactsInput) =>
  adminRequest<SavedResponse>(SITE_FACTS, { method: 'POST', body })
