import type { Site } from '@arunika/contracts/site'
import { defineWords, type PageContext, type PageMeta, type Words } from '@arunika/federation'

/** What tabs, search engines and messengers show of a page. */
export interface Head {
  title: (site: Site) => string
  description: (site: Site) => string
}

/** The head of a page; the catalogue of the page has the other language's. */
export const defineHead = (english: Head, indonesian: () => Promise<{ head: Head }>) =>
  defineWords(english, { id: async () => ({ words: (await indonesian()).head }) })

export const metaOf =
  (head: Words<Head>) =>
  ({ site }: PageContext): PageMeta => {
    const { title, description } = head.in(site.language)
    return { title: title(site), description: description(site) }
  }
