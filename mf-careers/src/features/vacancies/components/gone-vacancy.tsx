import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Missing } from '@arunika/ui'
import { vacancyPageWords } from '../page-words.ts'

/** Shown for a vacancy that is closed or does not exist. */
export function GoneVacancy({ isClosed }: { isClosed: boolean }) {
  const site = useSite()
  const words = useWords(vacancyPageWords)
  const title = isClosed ? words.closed : words.notHere
  const back = { to: '/career', label: words.seeAll }
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="warm" code={isClosed ? words.closedCode : '404'} title={title} back={back}>
        {isClosed ? words.closedText : words.notHereText}
      </Missing>
    </>
  )
}
