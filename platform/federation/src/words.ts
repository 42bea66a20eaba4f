import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@anyam/protocol/languages'

type Other = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** Texts of a part of a remote. The page or slot that shows them provides those in languages other than English. */
export interface Words<Catalogue extends object = object> {
  readonly english: Catalogue
}

/** Texts of code that a browser loads on demand. */
export interface LateWords<Catalogue extends object = object> extends Words<Catalogue> {
  /** English until the texts of the language are loaded; always English on a server. */
  in: (language: Language | undefined) => Catalogue
  load: (language: Language | undefined) => Promise<Catalogue>
}

/** The texts that a page or slot provides in each language. */
export type Texts = Partial<Record<Language, ReadonlyMap<Words, object>>>

/** Texts in the language of the page. */
export type Read = <Catalogue extends object>(words: Words<Catalogue>) => Catalogue

/**
 * Reads only texts that the page provides, so that server and browser show the same, whatever either has
 * shown before. Texts that the page does not provide are English.
 */
export const readIn =
  (all: readonly Texts[], language: Language = DEFAULT_LANGUAGE): Read =>
  <Catalogue extends object>(words: Words<Catalogue>) => {
    const found = all.map((texts) => texts[language]?.get(words)).find(Boolean)
    if (process.env.NODE_ENV !== 'production' && !found && language !== DEFAULT_LANGUAGE)
      console.warn(`${NOT_BROUGHT} ${JSON.stringify(words.english)}`)
    return (found ?? words.english) as Catalogue
  }

/** Start of the warning in development and tests. */
export const NOT_BROUGHT = 'The page shows words that none of its catalogues brings:'

/** A catalogue of texts that is loaded in the language of the document before a page or slot is shown. */
export interface Loadable {
  load(language: Language): Promise<readonly [Words, object][]>
  /** Parts whose texts the page's document contains as data. */
  prose?: Parts
}

/** Chunks with texts that belong to no page or slot; the document preloads them with every page of the remote. */
export const WORDS_CHUNKS = /* @__PURE__ */ LANGUAGES.map((language) => `words-${language}`)

/**
 * Texts of a part of a remote: the English ones are in its code, those of other languages in the catalogue of
 * each page that shows it, so English pages fetch nothing more. The English texts define the type, so the
 * compiler finds missing translations.
 */
export const defineWords = <Catalogue extends object>(english: Catalogue): Words<Catalogue> => ({ english })

/**
 * Texts of lazily loaded code, which are loaded together with it.
 * @param others loads the texts of each other language
 */
export function defineLateWords<Catalogue extends object>(
  english: Catalogue,
  others: Record<Other, () => Promise<{ words: Catalogue }>>,
): LateWords<Catalogue> {
  const loaded: Partial<Record<Language, Catalogue>> = {}
  return {
    english,
    in: (language = DEFAULT_LANGUAGE) => loaded[language] ?? english,
    async load(language = DEFAULT_LANGUAGE) {
      if (language === DEFAULT_LANGUAGE) return english
      const texts = loaded[language] ?? (await others[language]()).words
      // A server renders many pages, and none may show texts that another has loaded.
      if (typeof document === 'object') loaded[language] = texts
      return texts
    },
  }
}

type Parts = Readonly<Record<string, Words>>
type TextsOf<All extends Parts> = {
  [Name in keyof All]: All[Name] extends Words<infer Catalogue> ? Catalogue : never
}

/**
 * The texts of all parts of a page or slot, in one chunk per language: `<chunk of the page>-<language>`,
 * which the document preloads.
 * @param others loads the texts of each other language, under the names of the parts
 */
export const defineCatalogue = <All extends Parts>(
  parts: All,
  others: Record<Other, () => Promise<TextsOf<All>>>,
): Loadable => ({
  async load(language) {
    if (language === DEFAULT_LANGUAGE) return []
    const texts: Readonly<Record<string, object>> = await others[language]()
    return Object.entries(parts).map(([name, words]) => [words, texts[name] ?? words.english])
  },
})

/** Id of the element with the texts for `defineProse`. */
export const PROSE_ELEMENT = 'prose'

/** The type itself if it is pure data; never for a function. */
type DataOf<Texts> = Texts extends (...args: never[]) => unknown
  ? never
  : Texts extends object
    ? { [Key in keyof Texts]: DataOf<Texts[Key]> }
    : Texts

type DataParts<All extends Parts> = {
  [Name in keyof All]: TextsOf<All>[Name] extends DataOf<TextsOf<All>[Name]> ? All[Name] : never
}

/**
 * As `defineCatalogue`, for texts that are pure data. The page's document contains them next to the markup
 * with the same texts, which compresses well; the chunk is fetched only on navigation within the app.
 */
export const defineProse = <All extends Parts>(
  parts: All & DataParts<All>,
  others: Record<Other, () => Promise<TextsOf<All>>>,
): Loadable => ({
  ...defineCatalogue(parts, { id: async () => broughtTexts(parts) ?? others.id() }),
  prose: parts,
})

function broughtTexts<All extends Parts>(parts: All): TextsOf<All> | undefined {
  const text = typeof document === 'object' && document.getElementById(PROSE_ELEMENT)?.textContent
  const brought = text ? (JSON.parse(text) as TextsOf<All>) : undefined
  return brought && Object.keys(parts).every((name) => name in brought) ? brought : undefined
}

/** Loads catalogues in the language of this document. A server has pages in all languages, so it loads all of them. */
export async function loadWords(all: readonly Loadable[] = []): Promise<Texts> {
  const wanted = LANGUAGES.filter(
    (language) => typeof document === 'undefined' || document.documentElement.lang === language,
  )
  const texts = wanted.map(async (language) => {
    const loaded = await Promise.all(all.map((catalogue) => catalogue.load(language)))
    return [language, new Map(loaded.flat())]
  })
  return Object.fromEntries(await Promise.all(texts))
}
