import type { SiteFactsForm, SiteFactsInput } from '@arunika/admin-contracts'
import { completeFacts, type Site, withFacts } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { siteFacts } from '../../db/schema/index.ts'
import { siteOf } from '../../settings.ts'
import { assertVersion } from '../audit/assert-version.ts'
import { type Actor, record } from '../audit/repository.ts'
import { holdLogos, partnersWith } from './logos.ts'

/** Id of the single row. */
const ID = 1
const NONE_YET = 'none yet'
const SUBJECT = { subject: 'site', subjectId: ID } as const

/** The last saved facts; undefined before the first save. */
async function findFacts(executor: Executor) {
  const [row] = await executor.select().from(siteFacts)
  return row
}

/** The configured site with the company's current facts. */
export async function loadSite(executor: Executor, settings: Context['settings']): Promise<Site> {
  const row = await findFacts(executor)
  return withFacts(siteOf(settings), row?.facts)
}

export function createSiteService(context: Context) {
  const { db, reads, responseCache } = context
  return {
    /** Facts shown on pages, cached as bytes until they change. */
    facts: () =>
      responseCache.get('site', 'site', () =>
        reads.read(async (executor) => completeFacts((await findFacts(executor))?.facts)),
      ),

    findForForm: async (): Promise<SiteFactsForm> => {
      const row = await findFacts(db)
      return { ...completeFacts(row?.facts), updatedAt: row?.updatedAt.toISOString() ?? '' }
    },

    /** @returns the new version @throws CodedError site_changed */
    save: ({ if_updated_at: known, partners, ...texts }: SiteFactsInput, by: Actor): Promise<Date> =>
      change(context, 'site', async (transaction) => {
        const logos = await holdLogos(transaction, partners)
        const [found] = await transaction.select().from(siteFacts).for('update')
        // A form opened on the sample facts also has a version, which precedes all others.
        const seen = known === '' ? NONE_YET : known
        if (found) await assertVersion(transaction, SUBJECT, { known: seen, found, code: 'site_changed' })
        const facts = {
          ...texts,
          partners: partnersWith(partners, logos, completeFacts(found?.facts).partners),
        }
        const updatedAt = new Date()
        await transaction
          .insert(siteFacts)
          .values({ id: ID, facts, updatedAt })
          .onConflictDoUpdate({ target: siteFacts.id, set: { facts, updatedAt } })
        await record(transaction, by, { ...SUBJECT, action: 'changed', title: 'Site facts' })
        return updatedAt
      }),
  }
}

export type SiteService = ReturnType<typeof createSiteService>
