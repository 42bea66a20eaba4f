import type { Language } from '@arunika/contracts/site'
import { useRouteLoaderData } from 'react-router-dom'
import { ROOT_ROUTE, type RootData } from './page.ts'
import type { Words } from './words.ts'

/** Language of the page on show. */
export const useLanguage = (): Language | undefined =>
  (useRouteLoaderData(ROOT_ROUTE) as Partial<RootData> | undefined)?.site?.language

/** Texts in the language of the page on show. */
export const useWords = <Catalogue extends object>(words: Words<Catalogue>): Catalogue =>
  words.in(useLanguage())
