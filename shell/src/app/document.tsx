import type { ReactNode } from 'react'
import { OverrideBanner } from './override-banner.tsx'
import type { PageState, StyleAsset } from './page-state.ts'
import { STATE_ELEMENT } from './page-state.ts'

interface DocumentProps {
  state: PageState
  /**
   * Gives the text of a style sheet that stands in the document itself, which saves a round trip before anything
   * can be painted; without it the document links its style sheets.
   */
  inlined?: (href: string) => string
  children: ReactNode
}

/** The whole HTML document; rendered on the server and hydrated as it is. */
export function Document({ state, inlined, children }: DocumentProps) {
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
        {assets.styles.map((style) => (
          <StyleSheet key={style.href} style={style} text={inlined?.(style.href)} />
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
      </head>
      <body>
        {children}
        {state.override && <OverrideBanner {...state.override} />}
        {/* A data block, never run: `<` is escaped so that no text can close it. */}
        <script
          id={STATE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
        />
        <script
          src={assets.main.href}
          integrity={assets.main.integrity}
          crossOrigin="anonymous"
          fetchPriority="low"
          defer
        />
      </body>
    </html>
  )
}

function StyleSheet({
  style: { href, integrity, id },
  text,
}: {
  style: StyleAsset
  text: string | undefined
}) {
  const link = { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' as const, 'data-rspack': id }
  if (text === undefined) return <link {...link} />
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      {/* Not fetched: it tells the remote's runtime that the style sheet is there. */}
      {id && <link {...link} disabled />}
    </>
  )
}
