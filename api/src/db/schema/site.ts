import type { SiteFacts } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Facts about the company: one row, and none before they are edited. */
export const siteFacts = pgTable(
  'site_facts',
  {
    id: integer().primaryKey().default(1),
    facts: jsonb().$type<SiteFacts>().notNull(),
    updatedAt: createdAt(),
  },
  (table) => [check('site_facts_one_row', sql`${table.id} = 1`)],
)
