import { PageChunkError, RemoteUnavailableError } from '@anyam/host/browser/federation/load-routes'
import { ButtonLink, Notice, VisuallyHidden } from '@arunika/ui'
import { useOnline } from '@arunika/ui/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import type { ShellWords } from '../words/english.ts'
import { useShellWords } from '../words/use-shell-words.ts'
import styles from './page-error.module.css'

/** Displayed inside the layout if a page is missing or failed, or its remote could not be loaded. */
export function PageError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status >= 404 && error.status <= 410) return <NotFound />
  return <Unavailable error={error} />
}

/** Displayed instead of a failed frame, until another document replaces it, if one does. */
export const FrameError = () => <Unavailable error={useRouteError()} />

function NotFound() {
  const words = useShellWords()
  return (
    <div className={styles.page}>
      <title>{words.notFound}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{words.notHere}</h1>
      <p className={styles.text}>{words.moved}</p>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </div>
  )
}

function Unavailable({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const location = useLocation()
  // Navigating to the current page requests the remote and its data again. But the router caches a page's
  // failed code, so that case needs a new document, if one can be loaded.
  const retry = () =>
    error instanceof PageChunkError
      ? fetch(window.location.href, { method: 'HEAD' }).then(
          () => window.location.reload(),
          () => {},
        )
      : navigate(location, { replace: true, preventScrollReset: true })
  const onReturn = useEffectEvent(retry)
  const online = useOnline()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) onReturn()
    wasOnline.current = online
  }, [online])
  const words = useShellWords()
  const { title, text } = describe(error, online, words)
  return (
    <div className={styles.page}>
      <title>{words.missing}</title>
      <meta name="robots" content="noindex" />
      <VisuallyHidden>
        <h1>{words.cannotShow}</h1>
      </VisuallyHidden>
      <Notice title={title} onRetry={retry} retryLabel={words.retry}>
        {text}
      </Notice>
    </div>
  )
}

function describe(error: unknown, online: boolean, words: ShellWords) {
  if (!online) return { title: words.offline, text: words.offlineText }
  return error instanceof RemoteUnavailableError
    ? { title: words.away, text: words.awayText }
    : { title: words.failed, text: words.failedText }
}
