import { CodedError } from '@anyam/server/errors'
import type { VacancyTranslation } from '@arunika/contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { replaceImages } from '../../lib/sanitise-html.ts'
import { inTranslations } from '../../lib/translations.ts'
import { FEATURED } from '../articles/featured-image.ts'
import { recordArticle, recordArticleBaseline } from '../articles/history.ts'
import { findArticle, lockArticle } from '../articles/repository.ts'
import { setContents } from '../articles/saving.ts'
import { type Actor, record } from '../audit/repository.ts'
import { replaceLogos } from '../site/logos.ts'
import { remakeSocialCard } from '../uploads/public-pictures.ts'
import { removeUnused } from '../uploads/unused-pictures.ts'
import { recordVacancy, recordVacancyBaseline } from '../vacancies/history.ts'
import { lockVacancy, setTexts } from '../vacancies/repository.ts'
import { findPicture, lockPicture, type PictureRow } from './repository.ts'
import { articlesWith, vacanciesWith } from './uses.ts'

interface Replacement {
  from: PictureRow
  to: PictureRow
  /** Social card of the new picture. */
  socialCard: string | null
}

const uploadPath = (path: string) => `/uploads/${path}`

/** Replaces one picture with another in HTML. */
function replaceInText(html: string, { from, to }: Replacement): string {
  const [largest] = to.sizes
  if (!largest) return html
  const old = new Set(from.files.map(uploadPath))
  return replaceImages(html, ({ src = '', alt = '' }) =>
    old.has(src) ? { ...largest, src: uploadPath(largest.path), alt: to.alt || alt } : undefined,
  )
}

async function replaceInArticle(executor: Executor, by: Actor, id: number, replacement: Replacement) {
  if (!(await lockArticle(executor, id))) return false
  await recordArticleBaseline(executor, id)
  const row = await findArticle(executor, id)
  if (!row) return false
  const { from, to, socialCard } = replacement
  const isCover = row.pictures.some(({ path }) => from.files.includes(path))
  const cover = {
    pictures: to.sizes,
    socialCard,
    imageAlt: to.alt || row.imageAlt,
    focus: { x: to.focusX, y: to.focusY },
  }
  const content = replaceInText(row.content, replacement)
  const translations = inTranslations(row.translations, (texts) => ({
    ...texts,
    content: replaceInText(texts.content, replacement),
  }))
  await setContents(executor, id, { content, translations, ...(isCover && cover) })
  await recordArticle(executor, by, 'changed', id)
  return true
}

async function replaceInVacancy(executor: Executor, by: Actor, id: number, replacement: Replacement) {
  const found = await lockVacancy(executor, id)
  if (!found) return false
  await recordVacancyBaseline(executor, found)
  const inTexts = <Texts extends VacancyTranslation>(texts: Texts) => ({
    ...texts,
    description: replaceInText(texts.description, replacement),
    requirement: replaceInText(texts.requirement, replacement),
  })
  const { description, requirement } = inTexts(found)
  const translations = inTranslations(found.translations, inTexts)
  await setTexts(executor, id, { description, requirement, translations })
  await recordVacancy(executor, by, 'changed', id)
  return true
}

/** The social card of a picture at its focus point. */
async function cardOf({ db, store }: Context, id: number): Promise<string | null> {
  const row = await findPicture(db, id)
  const [largest] = row?.sizes ?? []
  if (!row || !largest) throw new CodedError('picture_not_found')
  const focus = { x: row.focusX, y: row.focusY }
  return (await remakeSocialCard(store, largest.path, FEATURED, focus)) ?? null
}

/** Both pictures, locked. */
async function lockBoth(executor: Executor, id: number, other: number) {
  const locked = new Map<number, PictureRow | undefined>()
  // A fixed order prevents deadlocks between two requests.
  for (const each of [id, other].toSorted((a, b) => a - b))
    locked.set(each, await lockPicture(executor, each))
  const [from, to] = [locked.get(id), locked.get(other)]
  if (!from || !to) throw new CodedError('picture_not_found')
  return { from, to }
}

/**
 * Replaces a picture in all entries that show it, or in none; each entry gets a revision to restore.
 * @returns number of entries changed
 * @throws CodedError picture_not_found
 */
export async function replaceEverywhere(
  context: Context,
  { id, other }: { id: number; other: number },
  by: Actor,
): Promise<number> {
  if (id === other) throw invalidFields({ by: ['Please choose another picture.'] })
  const { db, store } = context
  const socialCard = await cardOf(context, other)
  try {
    return await change(context, ['articles', 'vacancies', 'site'], async (transaction) => {
      const { from, to } = await lockBoth(transaction, id, other)
      const replacement = { from, to, socialCard }
      let changed = 0
      for (const article of await articlesWith(transaction, from))
        if (await replaceInArticle(transaction, by, article, replacement)) changed += 1
      for (const vacancy of await vacanciesWith(transaction, from))
        if (await replaceInVacancy(transaction, by, vacancy, replacement)) changed += 1
      if (await replaceLogos(transaction, from.files, to)) changed += 1
      const title = `${from.name} → ${to.name}`
      await record(transaction, by, { action: 'replaced', subject: 'picture', subjectId: id, title })
      return changed
    })
  } finally {
    // The card may be unused, because the picture was no cover or nothing was changed.
    if (socialCard !== null) await removeUnused(db, store, [socialCard])
  }
}
