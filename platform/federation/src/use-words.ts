import type { Language } from '@anyam/protocol/languages'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { ROOT_ROUTE, type RootData } from './page.ts'
import { type LateWords, readIn, type Texts, type Words } from './words.ts'

/** Language of the current page. */
export const useLanguage = (): Language | undefined =>
  (useRouteLoaderData(ROOT_ROUTE) as Partial<RootData> | undefined)?.site?.language

/** Texts provided by the page or slot around a component. */
export const TextsContext = createContext<readonly Texts[]>([])

/** Texts in the language of the current page, if it provides them. */
export function useWords<Catalogue extends object>(
  words: Words<Catalogue> | LateWords<Catalogue>,
): Catalogue {
  const language = useLanguage()
  const texts = useContext(TextsContext)
  return 'in' in words ? words.in(language) : readIn(texts, language)(words)
}
