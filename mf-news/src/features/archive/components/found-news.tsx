import { longDay } from '@arunika/text'
import { FoundLinks } from '@arunika/ui'
import { useFoundArticles } from '../api/get-found-articles.ts'
import { archiveAddress } from '../finding.ts'

const TITLE = 'News'
const LISTED = 5

/** Articles in the search of the site. */
export function FoundNews({ words }: { words: string }) {
  const { data, inViewRef } = useFoundArticles(words)
  if (!data || data.total === 0) return null
  const { articles, total } = data
  const links = articles.slice(0, LISTED).map(({ id, title, date, excerpt }) => ({
    to: `/articles/${id}`,
    title,
    details: longDay(date),
    text: excerpt,
  }))
  const more =
    total > LISTED ? { to: archiveAddress({ q: words }), label: `All ${total} articles` } : undefined
  return <FoundLinks title={TITLE} links={links} more={more} rootRef={inViewRef} />
}

/** Where the same is searched, while it cannot be shown here. */
export const SearchNews = ({ words }: { words: string }) => (
  <FoundLinks title={TITLE} links={[{ to: archiveAddress({ q: words }), title: `“${words}” in the news` }]} />
)
