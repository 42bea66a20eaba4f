import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'

type Other = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** Texts of a part of a remote. The page, or slot, that shows them brings those of other languages than English. */
export interface Words<Catalogue extends object = object> {
  readonly english: Catalogue
}

/** Texts that come with code which a browser loads when it is needed. */
export interface LateWords<Catalogue extends object = object> extends Words<Catalogue> {
  /** In English as long as those of the language are not loaded; always on a server. */
  in: (language: Language | undefined) => Catalogue
  load: (language: Language | undefined) => Promise<Catalogue>
}

/** The texts that a page, or a slot, brings in each language. */
export type Texts = Partial<Record<Language, ReadonlyMap<Words, object>>>

/** Texts in the language of the page. */
export type Read = <Catalogue extends object>(words: Words<Catalogue>) => Catalogue

/**
 * Reads what a page brings and nothing else, so that server and browser show the same, whatever either has shown before. A text that the
 * page does not bring is English.
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

/** A catalogue of texts that is loaded in the language of the document before a page, or a slot, is shown. */
export interface Loadable {
  load(language: Language): Promise<readonly [Words, object][]>
  /** Parts whose texts a document of the page brings as data. */
  prose?: Parts
}

/** Chunks with texts that have no page or slot: the document announces them with every page of the remote. */
export const WORDS_CHUNKS = /* @__PURE__ */ LANGUAGES.map((language) => `words-${language}`)

/**
 * Texts of a part of a remote. The English ones come with the code that shows them, so English pages fetch nothing more; those of
 * another language come with the catalogue of each page that shows the part. The English ones give the type, so the compiler finds
 * what is missing.
 */
export const defineWords = <Catalogue extends object>(english: Catalogue): Words<Catalogue> => ({ english })

/**
 * Texts of code that a page loads late, which loads them with it.
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
      // A server renders many pages, and none may show what another has loaded.
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
 * The texts of all parts of a page, or of a slot, in one chunk for each language: `<chunk of the page>-<language>`, which the document
 * announces.
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

/** Element of a document with the texts that `defineProse` reads. */
export const PROSE_ELEMENT = 'prose'

/** Itself where it is data alone; a function is none. */
type DataOf<Texts> = Texts extends (...args: never[]) => unknown
  ? never
  : Texts extends object
    ? { [Key in keyof Texts]: DataOf<Texts[Key]> }
    : Texts

type DataParts<All extends Parts> = {
  [Name in keyof All]: TextsOf<All>[Name] extends DataOf<TextsOf<All>[Name]> ? All[Name] : never
}

/**
 * As `defineCatalogue`, of texts that are data alone. The document of the page brings them next to the markup that says the same, which
 * costs it few bytes; the chunk is fetched on the way to the page within the app.
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

/** Loads catalogues in the language of this document; a server has pages of all languages, and loads all of them. */
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
