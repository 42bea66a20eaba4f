import {
  CATEGORY_NAME_TAKEN,
  type Category,
  type CategoryFormValues,
  type CategoryInput,
  type CategoryRow,
  type ListPage,
  type ListQuery,
} from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { assertVersion } from '../audit/assert-version.ts'
import type { Actor, Deed } from '../audit/repository.ts'
import { recordSave } from '../revisions/repository.ts'
import { putInTrash } from '../trash/repository.ts'
import { type CategorySnapshot, recordBaselineOf, recordedCategory } from './history.ts'
import * as repository from './repository.ts'

function assertFound<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw new CodedError('category_not_found')
  return found
}

/** Refuses a name that another category has. */
export async function assertNameIsFree(executor: Executor, name: string, id?: number) {
  if (await repository.isNameTaken(executor, name, id)) throw invalidFields({ name: [CATEGORY_NAME_TAKEN] })
}

const toCategory = ({ updatedAt, ...row }: repository.CategoryRow): Category => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

/** Articles show the names of their categories, so every change here is one to the articles. */
export function createCategoryService(context: Context) {
  const { db } = context

  const rename = (id: number, name: string, known: string | undefined, action: Deed['action'], by: Actor) =>
    change(context, 'articles', async (transaction) => {
      const subject = { subject: 'category', subjectId: id } as const
      const found = assertFound(await repository.lockCategory(transaction, id))
      await assertVersion(transaction, subject, { known, found, code: 'category_changed' })
      await assertNameIsFree(transaction, name, id)
      await recordBaselineOf(transaction, found)
      const saved = await repository.renameCategory(transaction, id, name)
      await recordSave(transaction, by, action, recordedCategory({ id, name }))
      return saved
    })

  return {
    list: async (): Promise<Category[]> => (await repository.listCategories(db)).map(toCategory),

    names: () => repository.listCategoryNames(db),

    async page(query: ListQuery): Promise<ListPage<CategoryRow>> {
      const { entries, ...page } = await repository.listCategoryPage(db, query)
      return { ...page, entries: entries.map(({ id, name, articles }) => ({ id, name, articles })) }
    },

    /** For a form, which shows no articles. */
    findForForm: async (id: number): Promise<CategoryFormValues> => {
      const { updatedAt, ...row } = assertFound(await repository.findCategoryName(db, id))
      return { ...row, updatedAt: updatedAt.toISOString() }
    },

    find: async (id: number): Promise<Category> =>
      toCategory(assertFound(await repository.findCategory(db, id))),

    create: ({ name }: CategoryInput, by: Actor) =>
      change(context, 'articles', async (transaction, only) => {
        only([])
        await assertNameIsFree(transaction, name)
        const saved = await repository.insertCategory(transaction, name)
        await recordSave(transaction, by, 'created', recordedCategory({ id: saved.id, name }))
        return saved
      }),

    /** @throws CodedError category_not_found, category_changed or validation_failed */
    rename: (id: number, { name, if_updated_at: known }: CategoryInput, by: Actor) =>
      rename(id, name, known, 'changed', by),

    /** Gives the category the name of one of its revisions. @throws as `rename` */
    restore: (id: number, { name }: CategorySnapshot, known: string | undefined, by: Actor) =>
      rename(id, name, known, 'restored', by),

    /**
     * Puts the category into the trash.
     * @param heir category that takes its articles; without one they are only detached
     */
    remove: (id: number, heir: number | undefined, by: Actor) =>
      change(context, 'articles', async (transaction) => {
        const found = assertFound(await repository.lockCategory(transaction, id))
        if (heir !== undefined) {
          assertFound(heir !== id && (await repository.lockCategory(transaction, heir)))
        }
        const articles = await repository.lockArticlesIn(transaction, id)
        if (heir !== undefined) await repository.copyArticles(transaction, id, heir)
        await recordBaselineOf(transaction, found)
        await putInTrash(transaction, by, recordedCategory({ ...found, articles }))
        await repository.deleteCategory(transaction, id)
      }),
  }
}

export type CategoryService = ReturnType<typeof createCategoryService>
