import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Missing } from '@arunika/ui'
import { readingWords } from '../words.ts'

/** Shown for an article that does not exist. */
export function MissingArticle() {
  const site = useSite()
  const words = useWords(readingWords)
  const back = { to: '/articles', label: words.back }
  return (
    <>
      <title>{`${words.notFound} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="ink" code="404" title={words.notHere} back={back}>
        {words.notHereText}
      </Missing>
    </>
  )
}
