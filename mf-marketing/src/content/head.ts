import { defineWords, type PageMeta, type ReadingContext, type Words } from '@anyam/federation'
import type { Site } from '@arunika/contracts/site'

/** Page metadata for tabs, search engines and messengers. */
export interface Head {
  title: (site: Site) => string
  description: (site: Site) => string
}

/** The English head of a page; other languages are in the page's catalogue. */
export const defineHead = (english: Head) => defineWords(english)

export const metaOf =
  (head: Words<Head>) =>
  ({ site, read }: ReadingContext): PageMeta => {
    const { title, description } = read(head)
    return { title: title(site), description: description(site) }
  }
