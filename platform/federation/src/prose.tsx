import { DEFAULT_LANGUAGE, type Language } from '@anyam/protocol/languages'
import type { ComponentType } from 'react'
import { useLanguage } from './use-words.ts'
import { type Loadable, PROSE_ELEMENT, readIn, type Texts } from './words.ts'

/** Embeds the texts of a page's `defineProse` in its server-rendered document, if the page is not in English. */
export function withProse(
  Page: ComponentType & { words?: readonly Loadable[] },
  texts: Texts,
): ComponentType {
  if (!Page.words?.some(({ prose }) => prose)) return Page
  return function ProsePage() {
    const language = useLanguage() ?? DEFAULT_LANGUAGE
    if (language === DEFAULT_LANGUAGE) return <Page />
    // During hydration the browser leaves the document's content in place.
    const __html = typeof document === 'undefined' ? proseOf(Page.words, texts, language) : ''
    return (
      <>
        <Page />
        <script
          id={PROSE_ELEMENT}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs; no text in it can close it
          dangerouslySetInnerHTML={{ __html }}
        />
      </>
    )
  }
}

function proseOf(all: readonly Loadable[] = [], texts: Texts, language: Language): string {
  const read = readIn([texts], language)
  const parts = all.flatMap(({ prose = {} }) => Object.entries(prose))
  const found = Object.fromEntries(parts.map(([name, words]) => [name, read(words)]))
  return JSON.stringify(found).replaceAll('<', '\\u003c')
}
