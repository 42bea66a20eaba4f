import { SCRIPTS_ELEMENT } from '@anyam/host/browser/app/launch'
import type { StyleAsset } from '@anyam/host/browser/app/page-state'
import { STATE_ELEMENT } from '@anyam/host/browser/app/page-state'
import type { DocumentProps } from '@anyam/host/browser/app/site-parts'
import { DEFAULT_LANGUAGE } from '@anyam/protocol/languages'
import type { ShellWords } from '../words/english.ts'
import { WordsContext } from '../words/use-shell-words.ts'
import { DevOverrideBanner } from './dev-override-banner.tsx'

/** The complete HTML document, rendered on the server and hydrated unchanged. */
export function Document({ state, rendered, children }: DocumentProps) {
  const { assets } = state
  // Set by the launcher; preserved when the browser renders the document again.
  const scheme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.scheme
  return (
    <html lang={state.site.language ?? DEFAULT_LANGUAGE} data-scheme={scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {rendered && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rendered.launch }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0d1533" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* On phones the lead picture gets the bandwidth; the font loads once the text is laid out. */}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={assets.font}
          media="(min-width: 48rem)"
          crossOrigin="anonymous"
        />
        {assets.styles.map((style) => (
          <StyleSheet key={style.href} style={style} text={rendered?.styleOf(style.href)} />
        ))}
      </head>
      <body>
        <WordsContext value={state.words as ShellWords}>{children}</WordsContext>
        {state.devOverride && <DevOverrideBanner>{state.devOverride}</DevOverrideBanner>}
        {/* Data block that never runs. `<` is escaped so that no text can close the element. */}
        <script
          id={STATE_ELEMENT}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
        />
        {rendered && (
          <template
            id={SCRIPTS_ELEMENT}
            data-page={rendered.page}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: rendered.scripts }}
          />
        )}
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
      {/* Not fetched; tells the remote's runtime that the style sheet is already loaded. */}
      {id && <link {...link} disabled />}
    </>
  )
}
