import type { EditFields } from '@arunika/admin-contracts'
import type { articleInput } from '@arunika/contracts'
import { OTHER_LANGUAGES, type OtherLanguage } from '@arunika/contracts/site'
import type * as z from 'zod/mini'
import type { Executor } from '../../db/database.ts'
import type { StoredTranslation } from '../../db/schema/index.ts'
import { sanitiseHtml } from '../../lib/sanitise-html.ts'
import { translationsFrom, withCleanTranslations } from '../../lib/translations.ts'
import { toTranslation } from '../articles/input.ts'
import { type AdminArticleRow, findCategories } from '../articles/repository.ts'
import { findPictureOfFile } from '../media/repository.ts'

type FieldOnWire = keyof z.input<typeof articleInput>
type Translated<Name> = Name extends `${infer Field}@${OtherLanguage}` ? Field : never
/** The form combines some API fields into one and has no versions. */
type Field =
  | Exclude<
      FieldOnWire,
      | `${string}@${OtherLanguage}`
      | 'categories[]'
      | 'image_focus_x'
      | 'image_focus_y'
      | 'if_updated_at'
      | 'merged_edits'
      | 'reserved_id'
    >
  | 'categories'
  | 'image_focus'

type Value = EditFields[string]['value']
type Change = Partial<AdminArticleRow>
type Show = (typed: Value, executor: Executor) => Change | Promise<Change>

const text =
  (change: (typed: string) => Change): Show =>
  (typed) =>
    typeof typed === 'string' ? change(typed.trim()) : {}

/** Readers do not see publication times. */
const unseen: Show = () => ({})

/** Effect of each form field on the visible article. */
const SHOWN: Readonly<Record<Field, Show>> = {
  title: text((title) => ({ title })),
  date: text((date) => (date ? { date } : {})),
  hashtags: text((hashtags) => ({ hashtags: hashtags.replace(/\s+/g, '') })),
  content: text((content) => ({ content: sanitiseHtml(content) })),
  categories: async (typed, executor) =>
    Array.isArray(typed) ? { categories: await findCategories(executor, typed) } : {},
  media_picture: async (typed, executor) => {
    const picture = typeof typed === 'string' && typed ? await findPictureOfFile(executor, typed) : undefined
    return picture ? { pictures: picture.sizes, socialCard: null } : {}
  },
  image_alt: text((imageAlt) => ({ imageAlt })),
  image_focus: (typed) => (typeof typed === 'object' && typed && 'x' in typed ? { focus: typed } : {}),
  slug: text((slug) => ({ slug })),
  seo_title: text((seoTitle) => ({ seoTitle })),
  seo_description: text((seoDescription) => ({ seoDescription })),
  byline: text((byline) => ({ byline })),
  linked_pages: text((paths) => ({ linkedPages: paths.replace(/\s+/g, ' ') })),
  draft: unseen,
  review: unseen,
  publish_at: unseen,
  unpublish_at: unseen,
}

/** A stored translation as form fields. */
const fieldsOf = (stored: StoredTranslation): Record<Translated<FieldOnWire>, string> => ({
  title: stored.title,
  content: stored.content,
  seo_title: stored.seoTitle,
  seo_description: stored.seoDescription,
})

/** The translations with these edits applied. */
function translationsWith(edits: EditFields, { translations }: AdminArticleRow) {
  const fields: Record<string, Value> = {}
  for (const language of OTHER_LANGUAGES) {
    const stored = translations[language]
    for (const [name, value] of Object.entries(stored ? fieldsOf(stored) : {}))
      fields[`${name}@${language}`] = value
  }
  for (const [name, { value }] of Object.entries(edits)) if (name.includes('@')) fields[name] = value
  return translationsFrom(withCleanTranslations(fields, ['content'], sanitiseHtml), toTranslation)
}

/** The article with these edits applied. */
export async function withEdits(
  executor: Executor,
  row: AdminArticleRow,
  edits: EditFields,
): Promise<AdminArticleRow> {
  const shown = { ...row }
  for (const [name, show] of Object.entries(SHOWN)) {
    const edit = edits[name]
    if (edit) Object.assign(shown, await show(edit.value, executor))
  }
  return { ...shown, translations: translationsWith(edits, row) ?? row.translations }
}
