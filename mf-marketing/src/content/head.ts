import type { Site } from '@arunika/contracts/site'
import { defineWords, type PageContext, type PageMeta, type Words } from '@arunika/federation'

/** What tabs, search engines and messengers show of a page. */
export interface Head {
  title: (site: Site) => string
  description: (site: Site) => string
}

/** The head of a page in English. Its page names the catalogue with the other language's, whose chunk it vouches for. */
export function defineHead(english: Head) {
  let load: (() => Promise<{ head: Head }>) | undefined
  const words = defineWords(english, { id: async () => ({ words: (await load?.())?.head ?? english }) })
  return {
    ...words,
    /** @param indonesian loads the catalogue of the page */
    from(indonesian: () => Promise<{ head: Head }>): Words {
      load = indonesian
      return words
    },
  }
}

export const metaOf =
  (head: Words<Head>) =>
  ({ site }: PageContext): PageMeta => {
    const { title, description } = head.in(site.language)
    return { title: title(site), description: description(site) }
  }
