import { langIn } from '@arunika/contracts/site'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { longDay } from '@arunika/text'
import { FoundLinks } from '@arunika/ui'
import { useFoundArticles } from '../api/get-found-articles.ts'
import { archiveAddress } from '../finding.ts'
import { foundWords } from '../found-words.ts'

const LISTED = 5

/** Articles in the search of the site. */
export function FoundNews({ words }: { words: string }) {
  const { data, inViewRef } = useFoundArticles(words)
  const language = useLanguage()
  const { news, all } = foundWords.in(language)
  if (!data || data.total === 0) return null
  const { articles, total } = data
  const links = articles.slice(0, LISTED).map(({ id, title, date, excerpt, language: ofText }) => ({
    to: `/articles/${id}`,
    title,
    details: longDay(date, language),
    text: excerpt,
    lang: langIn(ofText, language),
  }))
  const more = total > LISTED ? { to: archiveAddress({ q: words }), label: all(total) } : undefined
  return <FoundLinks title={news} links={links} more={more} rootRef={inViewRef} />
}

/** Where the same is searched, while it cannot be shown here. */
export function SearchNews({ words }: { words: string }) {
  const { news, inTheNews } = useWords(foundWords)
  return <FoundLinks title={news} links={[{ to: archiveAddress({ q: words }), title: inTheNews(words) }]} />
}
