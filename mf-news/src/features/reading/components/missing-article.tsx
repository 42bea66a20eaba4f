import { useSite } from '@arunika/federation/use-site'
import { Missing } from '@arunika/ui'

const back = { to: '/articles', label: 'Back to all news' }

/** Shown for an article that does not exist. */
export function MissingArticle() {
  const site = useSite()
  return (
    <>
      <title>{`Article not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Missing ground="ink" code="404" title="This article is not here" back={back}>
        It may have been taken down, or the link is not quite right. All of our other news is still where it
        was.
      </Missing>
    </>
  )
}
