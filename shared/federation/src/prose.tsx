import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import type { ComponentType } from 'react'
import { useLanguage } from './use-words.ts'
import { type Loadable, PROSE_ELEMENT } from './words.ts'

/** A page whose server-rendered document brings the texts that its `defineProse` names, if it is not in English. */
export function withProse(Page: ComponentType & { words?: readonly Loadable[] }): ComponentType {
  const prose = Page.words?.filter((words) => words.texts) ?? []
  if (prose.length === 0) return Page
  return function ProsePage() {
    const language = useLanguage() ?? DEFAULT_LANGUAGE
    // A browser leaves what the document has.
    const texts =
      typeof document === 'undefined'
        ? JSON.stringify(Object.assign({}, ...prose.map((words) => words.texts?.(language))))
        : ''
    return (
      <>
        <Page />
        {language !== DEFAULT_LANGUAGE && (
          <script
            id={PROSE_ELEMENT}
            type="application/json"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs; no text in it can close it
            dangerouslySetInnerHTML={{ __html: texts.replaceAll('<', '\\u003c') }}
          />
        )}
      </>
    )
  }
}
