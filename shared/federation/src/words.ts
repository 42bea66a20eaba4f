import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'

type Other = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** The texts of a part of a remote, in each language. */
export interface Words<Catalogue extends object = object> {
  /** In English as long as those of the language are not loaded. */
  in: (language: Language | undefined) => Catalogue
  load: (language: Language) => Promise<void>
}

/** Chunks with the texts that slots have, or several pages; a page has its own in the chunk `<page>-<language>`. */
export const WORDS_CHUNKS = LANGUAGES.map((language) => `words-${language}`)

/**
 * Texts of a part of a remote. The English ones come with the code that shows them, so English pages fetch nothing more; those of
 * another language are a chunk of their own. The English catalogue gives the type, so the compiler finds what is missing.
 * @param others loads the catalogue of each other language
 */
export function defineWords<Catalogue extends object>(
  english: Catalogue,
  others: Record<Other, () => Promise<{ words: Catalogue }>>,
): Words<Catalogue> {
  const loaded: Partial<Record<Language, Catalogue>> = {}
  return {
    in: (language = DEFAULT_LANGUAGE) => loaded[language] ?? english,
    async load(language) {
      if (language === DEFAULT_LANGUAGE || loaded[language]) return
      loaded[language] = (await others[language]()).words
    },
  }
}

/** Loads catalogues in the language of this document; a server has pages of all languages, and loads all of them. */
export function loadWords(all: readonly Words[]): Promise<unknown> {
  const isWanted = (language: Language) =>
    typeof document === 'undefined' || document.documentElement.lang === language
  return Promise.all(
    LANGUAGES.filter(isWanted).flatMap((language) => all.map((words) => words.load(language))),
  )
}
