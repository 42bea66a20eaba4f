import type { Category, CategoryInput } from '@arunika/shared/contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import { CodedError } from '../../lib/errors.ts'
import * as repository from './repository.ts'

function insistFound<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw new CodedError('category_not_found')
  return found
}

/** Articles show the names of their categories, so every change here is one to the articles. */
export function createCategoryService(context: Context) {
  const { db } = context
  return {
    list: (): Promise<Category[]> => repository.listCategories(db),

    find: async (id: number): Promise<Category> => insistFound(await repository.findCategory(db, id)),

    create: ({ name }: CategoryInput) =>
      change(context, 'articles', (transaction) => repository.insertCategory(transaction, name)),

    rename: (id: number, { name }: CategoryInput) =>
      change(context, 'articles', async (transaction) =>
        insistFound(await repository.renameCategory(transaction, id, name)),
      ),

    remove: (id: number) =>
      change(context, 'articles', async (transaction) =>
        insistFound(await repository.deleteCategory(transaction, id)),
      ),
  }
}

export type CategoryService = ReturnType<typeof createCategoryService>
