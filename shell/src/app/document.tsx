import type { ReactNode } from 'react'
import type { PageState } from './page-state.ts'
import { STATE_ELEMENT } from './page-state.ts'

interface DocumentProps {
  state: PageState
  children: ReactNode
}

/** The whole HTML document; rendered on the server and hydrated as it is. */
export function Document({ state, children }: DocumentProps) {
  const { assets } = state
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d1533" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
        {assets.styles.map(({ href, integrity, id }) => (
          <link
            key={href}
            rel="stylesheet"
            href={href}
            integrity={integrity}
            crossOrigin="anonymous"
            data-rspack={id}
          />
        ))}
        {assets.scripts.map(({ href, integrity }) => (
          <link
            key={href}
            rel="preload"
            as="script"
            href={href}
            integrity={integrity}
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        <script src={assets.main.href} integrity={assets.main.integrity} crossOrigin="anonymous" defer />
      </head>
      <body>
        {children}
        {/* A data block, never run: `<` is escaped so that no text can close it. */}
        <script
          id={STATE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
        />
      </body>
    </html>
  )
}
