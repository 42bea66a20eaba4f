import './site.css'
import { menuOf } from '@anyam/federation'
import { Link } from '@anyam/federation/link'
import { useRootData } from '@anyam/federation/use-site'
import type { DocumentProps, SiteParts } from '@anyam/host/browser/app/site-parts'
import { LaunchScript, StateAndScripts, StyleSheets } from '@anyam/host/browser/document'
import { Outlet, ScrollRestoration } from 'react-router-dom'

/** The complete HTML document. */
function Document({ state, rendered, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <LaunchScript rendered={rendered} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <StyleSheets state={state} rendered={rendered} />
      </head>
      <body>
        {children}
        <StateAndScripts state={state} rendered={rendered} />
      </body>
    </html>
  )
}

/** The layout around every page, with the menu of all remotes. */
function Root() {
  const { site, nav } = useRootData()
  return (
    <>
      <nav aria-label={site.name}>
        {menuOf(nav).map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )
}

const Unavailable = () => <h1>This page cannot be shown.</h1>

export const parts: SiteParts = {
  ...{ Document, Root, Pending: () => null },
  ...{ PageError: Unavailable, FrameError: Unavailable },
  useLocale: () => 'en_GB',
}
