import { CodedError } from '@anyam/server/errors'
import {
  CATEGORY_NAME_TAKEN,
  type CategoryFormValues,
  type CategoryInput,
  type CategoryRow,
  category,
  type ListPage,
  type ListQuery,
} from '@arunika/admin-contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { translationsFrom, translationsOnWire } from '../../lib/translations.ts'
import { listOf, type Pieces, readIds, withList } from '../../lib/whole-lists.ts'
import { assertVersion } from '../audit/assert-version.ts'
import type { Actor, Deed } from '../audit/repository.ts'
import { recordSave } from '../revisions/repository.ts'
import { putInTrash } from '../trash/repository.ts'
import { type CategoryNames, recordBaselineOf, recordedCategory } from './history.ts'
import * as repository from './repository.ts'

function assertFound<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw new CodedError('category_not_found')
  return found
}

/** Refuses names used by another category. */
async function assertNamesAreFree(executor: Executor, names: CategoryNames, id?: number) {
  const taken = await repository.takenNames(executor, names, id)
  if (taken.length > 0)
    throw invalidFields(Object.fromEntries(taken.map(({ field }) => [field, [CATEGORY_NAME_TAKEN]])))
}

const withTranslations = <Row extends CategoryNames>({ translations, ...row }: Row) => ({
  ...row,
  ...translationsOnWire(translations),
})

/** Omits articles if the row has none. */
export const toCategory = <Row extends CategoryNames & { updatedAt: Date }>({ updatedAt, ...row }: Row) => ({
  ...withTranslations(row),
  updatedAt: updatedAt.toISOString(),
})

/** The names in a form; a form without translation fields changes none. */
function namesOf(input: CategoryInput): CategoryNames {
  const translations = translationsFrom(input, (field) => {
    const name = field('name')
    return name ? { name } : undefined
  })
  return { name: input.name, ...(translations && { translations }) }
}

/** Articles show their categories' names, so every change here also changes articles. */
export function createCategoryService(context: Context) {
  const { db, lists } = context

  const rename = (
    id: number,
    { name, translations }: CategoryNames,
    known: string | undefined,
    action: Deed['action'],
    by: Actor,
  ) =>
    change(context, 'articles', async (transaction) => {
      const subject = { subject: 'category', subjectId: id } as const
      const found = assertFound(await repository.lockCategory(transaction, id))
      await assertVersion(transaction, subject, { known, found, code: 'category_changed' })
      const names = { name, translations: translations ?? found.translations }
      await assertNamesAreFree(transaction, names, id)
      await recordBaselineOf(transaction, found)
      const saved = await repository.renameCategory(transaction, id, names)
      await recordSave(transaction, by, action, recordedCategory({ id, ...names }))
      return saved
    })

  async function* articlesOf(id: number): Pieces {
    const ids = await readIds(lists, repository.articlesOf(lists, id))
    yield* listOf(ids, (some) => repository.listTitles(lists, some), JSON.stringify)
  }

  /** A category with any number of articles. */
  function withArticles(row: NonNullable<Awaited<ReturnType<typeof repository.findNamedCategory>>>): Pieces {
    const json = JSON.stringify(z.encode(category, toCategory({ ...row, articles: [] })))
    return withList(json, 'articles', articlesOf(row.id))
  }

  return {
    async *list(): Pieces {
      const ids = await readIds(lists, repository.sortedCategoryIds(lists))
      yield* listOf(ids, (some) => repository.listCategories(lists, some), withArticles)
    },

    names: () => repository.listCategoryNames(db),

    async page(query: ListQuery): Promise<ListPage<CategoryRow>> {
      const { entries, ...page } = await repository.listCategoryPage(db, query)
      return { ...page, entries: entries.map(({ cursor: _, ...row }) => withTranslations(row)) }
    },

    /** Values for a form, which shows no articles. */
    findForForm: async (id: number): Promise<CategoryFormValues> =>
      toCategory(assertFound(await repository.findNamedCategory(db, id))),

    find: async (id: number): Promise<Pieces> =>
      withArticles(assertFound(await repository.findNamedCategory(db, id))),

    create: (input: CategoryInput, by: Actor) =>
      change(context, 'articles', async (transaction, only) => {
        only([])
        const names = { translations: {}, ...namesOf(input) }
        await assertNamesAreFree(transaction, names)
        const saved = await repository.insertCategory(transaction, names)
        await recordSave(transaction, by, 'created', recordedCategory({ id: saved.id, ...names }))
        return saved
      }),

    /** @throws CodedError category_not_found, category_changed or validation_failed */
    rename: (id: number, input: CategoryInput, by: Actor) =>
      rename(id, namesOf(input), input.if_updated_at, 'changed', by),

    /** Restores the names of one of the category's revisions. @throws as `rename` */
    restore: (id: number, names: CategoryNames, known: string | undefined, by: Actor) =>
      // A revision without translations predates them.
      rename(id, { translations: {}, ...names }, known, 'restored', by),

    /**
     * Moves the category to the trash.
     * @param heir category that takes over its articles; without one they are only detached
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
