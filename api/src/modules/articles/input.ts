import type { FieldErrors } from '@anyam/server/errors'
import { ARTICLE_IMAGE_REQUIRED, articleDraftInput, articleInput } from '@arunika/contracts'
import { truncate } from '@arunika/text'
import type * as z from 'zod/mini'
import type { StoredTranslation } from '../../db/schema/index.ts'
import { assertValid, type Checked, check } from '../../lib/check.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import type { ReceivedForm } from '../../lib/receive-form.ts'
import { excerptOf, storedHtml } from '../../lib/sanitise-html.ts'
import { translationsFrom, withCleanTranslations } from '../../lib/translations.ts'
import { pictureFileError } from '../uploads/public-pictures.ts'

/** Characters of the title made from an untitled draft's first words. */
const DRAFT_TITLE_LENGTH = 80

/** Gives an incomplete draft its first words as title and today as date. */
function checkDraft(fields: object): Checked<z.output<typeof articleInput>> {
  const { value, errors } = check(articleDraftInput, fields)
  if (errors) return { errors }
  const { title, date, content = '', 'categories[]': categories = [], ...rest } = value
  return {
    value: {
      ...rest,
      title: title || truncate(excerptOf(content), DRAFT_TITLE_LENGTH),
      date: date || new Date().toISOString().slice(0, 10),
      content,
      'categories[]': categories,
    },
  }
}

const UNPUBLISH_TOO_EARLY = 'Please choose a time that is after the publish time and has not passed.'

/** The fields present in the form; others keep their values. */
const namedIn = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }

/** The stored form of a translation; undefined if all its fields are empty. */
export function toTranslation(field: (name: string) => string): StoredTranslation | undefined {
  const [title, content] = [field('title'), field('content')]
  const [seoTitle, seoDescription] = [field('seo_title'), field('seo_description')]
  if (!title && !content && !seoTitle && !seoDescription) return undefined
  return { title, content, excerpt: excerptOf(content), seoTitle, seoDescription }
}

/** Publication ends a review. */
const reviewOf = ({ draft, review }: Pick<z.output<typeof articleInput>, 'draft' | 'review'>) =>
  draft === '1' && review === undefined
    ? {}
    : { reviewRequestedAt: draft === '1' && review === '1' ? new Date() : null }

/** Text fields as stored: HTML sanitised, and empty if it has no visible content. */
function readInput(form: ReceivedForm, fileErrors: FieldErrors) {
  const { content } = form.fields
  const fields: ReceivedForm['fields'] = {
    ...withCleanTranslations(form.fields, ['content'], storedHtml),
    content: typeof content === 'string' ? storedHtml(content) : '',
  }
  const input = assertValid(
    fields.draft === '1' ? checkDraft(fields) : check(articleInput, fields),
    fileErrors,
  )
  const { title, date, hashtags, image_alt, image_focus_x: x, image_focus_y: y } = input
  const {
    slug,
    seo_title: seoTitle,
    seo_description: seoDescription,
    byline,
    linked_pages: linkedPages,
  } = input
  if (input.unpublish_at && input.unpublish_at <= (input.publish_at || new Date().toISOString()))
    throw invalidFields({ unpublish_at: [UNPUBLISH_TOO_EARLY] })
  return {
    categoryIds: input['categories[]'],
    /** File of the picture chosen from the library. */
    mediaPicture: input.media_picture || undefined,
    /** The version that was edited; undefined if the sender omits it. */
    known: input.if_updated_at,
    merged: input.merged_edits,
    reserved: input.reserved_id ? Number(input.reserved_id) : undefined,
    values: {
      title,
      date,
      hashtags,
      content: input.content,
      excerpt: excerptOf(input.content),
      isDraft: input.draft === '1',
      ...reviewOf(input),
      publishAt: input.publish_at ? new Date(input.publish_at) : null,
      ...(input.unpublish_at === undefined
        ? {}
        : { unpublishAt: input.unpublish_at ? new Date(input.unpublish_at) : null }),
      ...namedIn({ slug, seoTitle, seoDescription, byline, linkedPages }),
      ...namedIn({ translations: translationsFrom(input, toTranslation) }),
      ...(image_alt === undefined ? {} : { imageAlt: image_alt }),
      focus: { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) },
    },
  }
}

/** @param lacksPicture true if the article has no picture yet, and so cannot be published without one */
export async function readForm(form: ReceivedForm, lacksPicture: boolean) {
  const [file] = form.files
  const isRequired = lacksPicture && !form.fields.media_picture && form.fields.draft !== '1'
  const message = file ? await pictureFileError(file) : isRequired ? ARTICLE_IMAGE_REQUIRED : undefined
  return { file, ...readInput(form, message === undefined ? {} : { featured_image: [message] }) }
}
