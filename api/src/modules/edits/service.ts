import { isDeepStrictEqual } from 'node:util'
import { CodedError } from '@anyam/server/errors'
import { safeEqual } from '@anyam/server/http'
import type {
  BegunEdits,
  EditFields,
  EditInput,
  EditState,
  NewEntry,
  PreviewLink,
} from '@arunika/admin-contracts'
import type { ArticleDetail } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { EntryKind } from '../../db/schema/index.ts'
import { keyedHash } from '../../lib/secrets.ts'
import { languagesOf, translatedInto } from '../../lib/translations.ts'
import { MAX_RELATED } from '../articles/reader.ts'
import { type AdminArticleRow, findArticle, listRelated } from '../articles/repository.ts'
import { toArticle, toCard } from '../articles/wire.ts'
import { findVacancy } from '../vacancies/repository.ts'
import { withEdits } from './preview.ts'
import * as repository from './repository.ts'

const DAY_MS = 86_400_000
/** Days until a preview link expires. */
const LINK_DAYS = 7

/** True if nothing was typed, or everything was removed again. */
const isBlank = (fields: EditFields) =>
  Object.entries(fields).every(
    ([name, { value }]) =>
      repository.CHOICES.includes(name) ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0),
  )

/** The editor and the entry. */
interface Typist {
  entry: repository.Entry
  administratorId: number
}

const FINDERS = {
  article: { find: findArticle, missing: 'article_not_found' },
  vacancy: { find: findVacancy, missing: 'vacancy_not_found' },
} as const satisfies Record<EntryKind, unknown>

const articleOf = (id: number) => ({ kind: 'article', id }) as const

/** Applies the changes that do not conflict with newer edits by others. */
function merge(stored: EditFields, changes: EditInput['changes'], by: string) {
  const fields = { ...stored }
  const refused: string[] = []
  const at = new Date().toISOString()
  for (const [name, { value, known }] of Object.entries(changes)) {
    const other = stored[name]
    if (other && isDeepStrictEqual(other.value, value)) continue
    if (other && other.at !== known) refused.push(name)
    else fields[name] = { value, by, at }
  }
  return { fields, refused }
}

/** Unsaved edits of articles, shared by all their editors. */
export function createEditService({ db, secrets }: Context) {
  const signatureOf = (id: number, expires: number) => keyedHash(secrets.previewLink, `${expires} ${id}`)

  async function find(executor: Executor, id: number): Promise<AdminArticleRow> {
    const row = await findArticle(executor, id)
    if (!row) throw new CodedError('article_not_found')
    return row
  }

  /** Version of the saved entry; empty for one that was never saved. */
  async function versionOf(executor: Executor, entry: repository.Entry): Promise<string> {
    const { find, missing } = FINDERS[entry.kind]
    const row = await find(executor, entry.id)
    if (row) return row.updatedAt.toISOString()
    if (await repository.findNew(executor, entry)) return ''
    throw new CodedError(missing)
  }

  async function store(
    transaction: Executor,
    { entry, administratorId }: Typist,
    input: EditInput,
  ): Promise<EditState> {
    const savedAt = await versionOf(transaction, entry)
    const { form: formId, field, changes } = input
    const presence = { entry, formId, administratorId, field }
    await repository.setPresence(transaction, presence)
    const editors = await repository.listEditors(transaction, presence)
    if (Object.keys(changes).length === 0)
      return { fields: await repository.findEdits(transaction, entry), savedAt, editors, refused: [] }
    const stored = await repository.lockEdits(transaction, entry)
    const by = await repository.emailOf(transaction, administratorId)
    const { fields, refused } = merge(stored, changes, by)
    await repository.saveEdits(transaction, entry, fields)
    return { fields, savedAt, editors, refused }
  }

  return {
    /** Stores changes, and returns the current edits and the other open forms. */
    type: (typist: Typist, input: EditInput): Promise<EditState> =>
      db.transaction((transaction) => store(transaction, typist, input)),

    /** Reserves the id of a new entry for a form, and stores its first edits. */
    begin: (kind: EntryKind, administratorId: number, input: EditInput): Promise<BegunEdits> =>
      db.transaction(async (transaction) => {
        const id = await repository.begin(transaction, kind, input.form, administratorId)
        return { ...(await store(transaction, { entry: { kind, id }, administratorId }, input)), id }
      }),

    /** Entries that were begun and never saved. @param authorId only those of this person */
    async listNew(kind: EntryKind, authorId?: number): Promise<NewEntry[]> {
      const rows = await repository.listNew(db, kind, authorId)
      return rows
        .filter(({ fields }) => !isBlank(fields))
        .map(({ id, fields, updatedAt }) => ({
          id,
          title: typeof fields.title?.value === 'string' ? fields.title.value.trim() : '',
          by: Object.values(fields).toSorted((a, b) => b.at.localeCompare(a.at))[0]?.by ?? '',
          at: updatedAt.toISOString(),
        }))
    },

    async find(entry: repository.Entry): Promise<EditState> {
      const savedAt = await versionOf(db, entry)
      const fields = await repository.findEdits(db, entry)
      return { fields, savedAt, editors: [], refused: [] }
    },

    /** Discards the unsaved edits. */
    discard: (entry: repository.Entry) => repository.deleteEdits(db, entry),

    /** Records that a form was closed. A new entry without any text goes with it. */
    async leave(entry: repository.Entry, formId: string) {
      await repository.removePresence(db, entry, formId)
      if (!(await repository.findNew(db, entry))) return
      if (isBlank(await repository.findEdits(db, entry))) await repository.deleteEdits(db, entry)
    },

    /** A public URL that shows the article with its unsaved edits to anyone who has it, until it expires. */
    async link(id: number): Promise<PreviewLink> {
      await find(db, id)
      const expires = Date.now() + LINK_DAYS * DAY_MS
      return {
        path: `/articles/preview?link=${id}.${expires}.${signatureOf(id, expires)}`,
        expiresAt: new Date(expires).toISOString(),
      }
    },

    /**
     * @param language language of the texts, if translated
     * @throws CodedError invalid_signature or article_not_found
     */
    async preview(link: string, language?: Language): Promise<ArticleDetail> {
      const [id = 0, expires = 0] = link.split('.').map(Number)
      const signature = link.split('.')[2] ?? ''
      if (!(expires > Date.now()) || !safeEqual(signature, signatureOf(id, expires)))
        throw new CodedError('invalid_signature')
      const row = await withEdits(db, await find(db, id), await repository.findEdits(db, articleOf(id)))
      const related = await listRelated(db, row, MAX_RELATED, language)
      return {
        article: toArticle(row, language),
        relatedArticles: related.map(toCard),
        updatedAt: row.updatedAt.toISOString(),
        ...languagesOf(translatedInto(row.translations)),
      }
    },
  }
}

export type EditService = ReturnType<typeof createEditService>

/** Removes saved edits, but not newer ones by others. @param until version of the newest merged field */
export async function removeSaved(executor: Executor, entry: repository.Entry, until: string): Promise<void> {
  const rest = Object.entries(await repository.lockEdits(executor, entry)).filter(([, { at }]) => at > until)
  if (rest.length === 0) await repository.deleteEdits(executor, entry)
  else await repository.saveEdits(executor, entry, Object.fromEntries(rest))
}

/**
 * Takes an entry that was begun in a form, to save it under its id. One that was discarded meanwhile gets a new id.
 * @param authorId the only person who may save it; undefined for everybody
 * @throws CodedError article_changed or vacancy_changed if it has been saved already
 */
export async function takeBegun(executor: Executor, entry: repository.Entry, authorId?: number) {
  const begun = await repository.takeNew(executor, entry)
  if (begun && authorId !== undefined && begun.authorId !== authorId) throw new CodedError('forbidden')
  if (!begun && (await FINDERS[entry.kind].find(executor, entry.id)))
    throw new CodedError(`${entry.kind}_changed`)
  return begun && { ...begun, id: entry.id }
}
