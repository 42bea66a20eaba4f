import { useSite } from '@arunika/federation/use-site'
import { Missing } from '@arunika/ui'

const back = { to: '/articles?page=1', label: 'To the first page' }

/** Shown for a page of the archive that does not exist. */
export function MissingPage() {
  const site = useSite()
  return (
    <>
      <title>{`Page not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="ink" code="404" title="The archive ends before this page" back={back}>
        There are fewer pages of news than this address asks for.
      </Missing>
    </>
  )
}
