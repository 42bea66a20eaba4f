import type { Site } from '@arunika/contracts/site'
import { defineWords, type PageMeta, type ReadingContext, type Words } from '@arunika/federation'

/** What tabs, search engines and messengers show of a page. */
export interface Head {
  title: (site: Site) => string
  description: (site: Site) => string
}

/** The head of a page in English; its catalogue brings that in another language. */
export const defineHead = (english: Head) => defineWords(english)

export const metaOf =
  (head: Words<Head>) =>
  ({ site, read }: ReadingContext): PageMeta => {
    const { title, description } = read(head)
    return { title: title(site), description: description(site) }
  }
