import type { DocumentProps } from '@anyam/host/browser/app/site-parts'
import { LaunchScript, StateAndScripts, StyleSheets } from '@anyam/host/browser/document'
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
        <LaunchScript rendered={rendered} />
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
        <StyleSheets state={state} rendered={rendered} />
      </head>
      <body>
        <WordsContext value={state.words as ShellWords}>{children}</WordsContext>
        {state.devOverride && <DevOverrideBanner>{state.devOverride}</DevOverrideBanner>}
        <StateAndScripts state={state} rendered={rendered} />
      </body>
    </html>
  )
}
