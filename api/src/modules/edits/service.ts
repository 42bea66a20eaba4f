import { isDeepStrictEqual } from 'node:util'
import { CodedError } from '@anyam/server/errors'
import { safeEqual } from '@anyam/server/http'
import type { EditFields, EditInput, EditState, PreviewLink } from '@arunika/admin-contracts'
import type { ArticleDetail } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { keyedHash } from '../../lib/secrets.ts'
import { languagesOf, translatedInto } from '../../lib/translations.ts'
import { MAX_RELATED } from '../articles/reader.ts'
import { type AdminArticleRow, findArticle, listRelated } from '../articles/repository.ts'
import { toArticle, toCard } from '../articles/wire.ts'
import { withEdits } from './preview.ts'
import * as repository from './repository.ts'

const DAY_MS = 86_400_000
/** Days until a preview link expires. */
const LINK_DAYS = 7

/** The editor and the article. */
interface Typist {
  articleId: number
  administratorId: number
}

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

  return {
    /** Stores changes, and returns the current edits and the other open forms. */
    type: ({ articleId, administratorId }: Typist, input: EditInput): Promise<EditState> =>
      db.transaction(async (transaction) => {
        const row = await find(transaction, articleId)
        const { form: formId, field, changes } = input
        const presence = { articleId, formId, administratorId, field }
        await repository.setPresence(transaction, presence)
        const editors = await repository.listEditors(transaction, presence)
        const savedAt = row.updatedAt.toISOString()
        if (Object.keys(changes).length === 0)
          return { fields: await repository.findEdits(transaction, articleId), savedAt, editors, refused: [] }
        const stored = await repository.lockEdits(transaction, articleId)
        const by = await repository.emailOf(transaction, administratorId)
        const { fields, refused } = merge(stored, changes, by)
        await repository.saveEdits(transaction, articleId, fields)
        return { fields, savedAt, editors, refused }
      }),

    async find(id: number): Promise<EditState> {
      const row = await find(db, id)
      const fields = await repository.findEdits(db, id)
      return { fields, savedAt: row.updatedAt.toISOString(), editors: [], refused: [] }
    },

    /** Discards the unsaved edits. */
    discard: (id: number) => repository.deleteEdits(db, id),

    leave: (id: number, formId: string) => repository.removePresence(db, id, formId),

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
      const row = await withEdits(db, await find(db, id), await repository.findEdits(db, id))
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
export async function removeSaved(executor: Executor, articleId: number, until: string): Promise<void> {
  const fields = await repository.findEdits(executor, articleId)
  if (Object.keys(fields).length === 0) return
  const rest = Object.entries(await repository.lockEdits(executor, articleId)).filter(
    ([, { at }]) => at > until,
  )
  if (rest.length === 0) await repository.deleteEdits(executor, articleId)
  else await repository.saveEdits(executor, articleId, Object.fromEntries(rest))
}
