import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { langIn } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import { FoundLinks, findPages } from '@arunika/ui'
import { useFoundArticles } from '../api/get-found-articles.ts'
import { archiveAddress } from '../finding.ts'
import { type FoundWords, foundWords } from '../found-words.ts'
import { newsroomWords } from '../newsroom-words.ts'

const LISTED = 5

interface FoundNewsProps {
  words: string
  pages?: true
}

const ownSearch = (words: string, { inTheNews }: FoundWords) => ({
  to: archiveAddress({ q: words }),
  title: inTheNews(words),
})

/** Articles in the site search, after the newsroom page if that matches too. */
export function FoundNews({ words, pages }: FoundNewsProps) {
  const { data, error, inViewRef } = useFoundArticles(words)
  const { language, name } = useSite()
  const text = useWords(foundWords)
  const { news, all } = text
  const { title, lead } = useWords(newsroomWords)
  const newsroom = { to: '/articles', label: news, sections: [{ name: title, text: lead(name) }] }
  const { articles = [], total = 0 } = data ?? {}
  const links = [
    ...(pages ? findPages(words, [newsroom]) : []),
    ...(error && !data ? [ownSearch(words, text)] : []),
    ...articles.slice(0, LISTED).map(({ id, title, date, excerpt, language: ofText }) => ({
      to: `/articles/${id}`,
      title,
      details: longDay(date, language),
      text: excerpt,
      lang: langIn(ofText, language),
    })),
  ]
  if (links.length === 0) return null
  const more = total > LISTED ? { to: archiveAddress({ q: words }), label: all(total) } : undefined
  return <FoundLinks title={news} links={links} more={more} rootRef={inViewRef} />
}

/** Link to the same search in the archive, shown while results are unavailable here. */
export function SearchNews({ words }: { words: string }) {
  const text = useWords(foundWords)
  return <FoundLinks title={text.news} links={[ownSearch(words, text)]} />
}
