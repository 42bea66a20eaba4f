import type { Category, CategoryInput, CategoryRow, ListPage, ListQuery } from '@arunika/shared/contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import { CodedError } from '../../lib/errors.ts'
import { type Actor, record } from '../audit/repository.ts'
import * as repository from './repository.ts'

function insistFound<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw new CodedError('category_not_found')
  return found
}

const category = { subject: 'category' } as const

/** Articles show the names of their categories, so every change here is one to the articles. */
export function createCategoryService(context: Context) {
  const { db } = context
  return {
    list: (): Promise<Category[]> => repository.listCategories(db),

    names: () => repository.listCategoryNames(db),

    async page(query: ListQuery): Promise<ListPage<CategoryRow>> {
      const { entries, ...page } = await repository.listCategoryPage(db, query)
      return { ...page, entries: entries.map(({ id, name, articles }) => ({ id, name, articles })) }
    },

    /** For a form, which shows no articles. */
    findName: async (id: number) => insistFound(await repository.findCategoryName(db, id)),

    find: async (id: number): Promise<Category> => insistFound(await repository.findCategory(db, id)),

    create: ({ name }: CategoryInput, by: Actor) =>
      change(context, 'articles', async (transaction) => {
        const subjectId = await repository.insertCategory(transaction, name)
        await record(transaction, by, { action: 'created', ...category, subjectId, title: name })
      }),

    rename: (id: number, { name }: CategoryInput, by: Actor) =>
      change(context, 'articles', async (transaction) => {
        insistFound(await repository.renameCategory(transaction, id, name))
        await record(transaction, by, { action: 'changed', ...category, subjectId: id, title: name })
      }),

    remove: (id: number, by: Actor) =>
      change(context, 'articles', async (transaction) => {
        const title = insistFound(await repository.deleteCategory(transaction, id))
        await record(transaction, by, { action: 'deleted', ...category, subjectId: id, title })
      }),
  }
}

export type CategoryService = ReturnType<typeof createCategoryService>
