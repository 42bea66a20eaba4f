import { useSite } from '@arunika/federation/use-site'
import { Missing } from '@arunika/ui'

const back = { to: '/career', label: 'See all positions' }

/** Shown for a vacancy that is closed or does not exist. */
export function GoneVacancy({ isClosed }: { isClosed: boolean }) {
  const site = useSite()
  const title = isClosed ? 'This position is closed' : 'This position is not here'
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="warm" code={isClosed ? 'Closed' : '404'} title={title} back={back}>
        {isClosed
          ? 'We no longer take applications for it. Thank you for your interest, and please have a look at what is open.'
          : 'It may have been taken down, or the link is not quite right. Please have a look at what is open.'}
      </Missing>
    </>
  )
}
