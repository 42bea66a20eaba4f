import { FoundLinks, findPages, type SearchedPage } from '@arunika/ui'

interface FoundPagesProps {
  title: string
  words: string
  pages: readonly SearchedPage[]
}

/** Pages of this remote in the site search. */
export function FoundPages({ title, words, pages }: FoundPagesProps) {
  const links = findPages(words, pages)
  return links.length > 0 && <FoundLinks title={title} links={links} />
}
