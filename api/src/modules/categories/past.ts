import { inArray } from 'drizzle-orm'
import { categories } from '../../db/schema/index.ts'
import type { PastKind } from '../revisions/kind.ts'

const { id, name: title, createdAt } = categories

/** The categories that readers could see at a past time. */
export const pastCategories: PastKind<object> = {
  table: categories,
  wasShown: () => true,
  now: (executor, ids) => executor.select({ id, title, createdAt }).from(categories).where(inArray(id, ids)),
}
