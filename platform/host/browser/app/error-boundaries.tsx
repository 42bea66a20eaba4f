import { useLayoutEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { type Recover, siteParts } from './site-parts.ts'

/** Shows the site's notice if a page is missing, or failed and cannot be loaded in another way. */
export function PageErrorBoundary({ recover }: { recover: Recover | undefined }) {
  const { PageError } = siteParts()
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status >= 404 && error.status <= 410
  return recover && !isMissing ? <Recovering error={error} recover={recover} /> : <PageError />
}

function Recovering({ error, recover }: { error: unknown; recover: Recover }) {
  const { PageError, Pending } = siteParts()
  const [verdict, setVerdict] = useState<unknown>()
  // Runs before the first paint, so that the server's page can stay.
  useLayoutEffect(() => {
    let isCurrent = true
    recover(error).then((isUnderWay) => {
      if (isCurrent && !isUnderWay) setVerdict(error)
    })
    return () => {
      isCurrent = false
    }
  }, [error, recover])
  return verdict === error ? <PageError /> : <Pending />
}

/** Shows the site's notice until another document replaces the failed frame, if one does. */
export function FrameErrorBoundary({ onError }: { onError: () => void }) {
  const { FrameError } = siteParts()
  useLayoutEffect(() => void onError(), [onError])
  return <FrameError />
}
