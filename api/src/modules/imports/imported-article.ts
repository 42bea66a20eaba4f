import { escapeHtml } from '../../lib/escape-html.ts'

/** An article as read from an imported file. */
export interface ImportedArticle {
  title: string
  /** `2026-11-21`; empty if the file has none. */
  date: string
  slug: string
  hashtags: string[]
  /** Names of its categories. */
  categories: string[]
  /** Its own excerpt; empty if it has none. */
  description: string
  byline: string
  /** True if readers could see it in the old site. */
  isPublished: boolean
  /** Not sanitised yet. */
  html: string
  /** Address of the featured picture; empty if it has none. */
  picture: string
  pictureAlt: string
  /** Further fields of the form of articles, as only the product's own export has them. */
  more: Readonly<Record<string, string>>
  /** Folder of its file in a zip, or the address of its page, to which other addresses are relative. */
  base: string
  /** Sentences for people about what could not be read. */
  remarks: string[]
  /** Why it is not imported; undefined if it is. */
  skipped?: string
}

/** An article without anything; readers fill in what their format has. */
export const EMPTY_ARTICLE: Readonly<ImportedArticle> = {
  title: '',
  date: '',
  slug: '',
  hashtags: [],
  categories: [],
  description: '',
  byline: '',
  isPublished: false,
  html: '',
  picture: '',
  pictureAlt: '',
  more: {},
  base: '',
  remarks: [],
}

/** The contents of an imported file. */
export interface ImportedFile {
  articles: AsyncIterable<ImportedArticle> | Iterable<ImportedArticle>
  /** Sentences about the file, complete once the articles are read. */
  remarks: string[]
  /** True if the file may have pictures besides. */
  isZip?: boolean
}

/** A file that is not imported; its message is a sentence that names the place of the error. */
export class ImportFileError extends Error {
  override name = 'ImportFileError'
}

const WEEKDAY_OR_TIME = /[T ].*$/

/** `2026-11-21 10:05:00` → `2026-11-21`; empty if it is no date of the calendar. */
export function dayOf(text: string): string {
  const day = text.trim().replace(WEEKDAY_OR_TIME, '')
  const isDay = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)
  return isDay && !Number.isNaN(Date.parse(day)) ? day : ''
}

const VIDEO =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch|shorts|live)|youtu\.be\/|(?:www\.)?vimeo\.com\/)/i

/** A video that the site can show, or a link to any other embedded page. */
export const embedOf = (address: string): string => {
  const url = escapeHtml(address.trim())
  return VIDEO.test(address.trim())
    ? `<figure class="media"><oembed url="${url}"></oembed></figure>`
    : `<p><a href="${url}">${url}</a></p>`
}

/** A picture with its caption, which is HTML. */
export const figureOf = (src: string, alt: string, caption = ''): string =>
  `<figure class="image"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${
    caption && `<figcaption>${caption}</figcaption>`
  }</figure>`

/** A gallery of such pictures. */
export const galleryOf = (figures: readonly string[]): string =>
  `<figure class="gallery">${figures.join('')}</figure>`
