import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Missing } from '@arunika/ui'
import { archiveWords } from '../words.ts'

/** Shown for a page of the archive that does not exist. */
export function MissingPage() {
  const site = useSite()
  const words = useWords(archiveWords)
  const back = { to: '/articles?page=1', label: words.firstPage }
  return (
    <>
      <title>{`${words.notFound} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="ink" code="404" title={words.ended} back={back}>
        {words.endedText}
      </Missing>
    </>
  )
}
