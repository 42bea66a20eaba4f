import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'

type Other = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** The texts of a part of a remote, in each language. */
export interface Words<Catalogue extends object = object> {
  /** In English as long as those of the language are not loaded. */
  in: (language: Language | undefined) => Catalogue
  load: (language: Language) => Promise<void>
  /** Takes the texts that the catalogue of a page has brought. */
  add(language: Language, texts: Catalogue): void
}

/** What is loaded in the language of the document before a page, or a slot, is shown. */
export interface Loadable extends Pick<Words, 'load'> {
  /** Parts whose texts a document of the page brings as data. */
  prose?: Parts
}

/** Chunks with texts that have no page or slot: the document announces them with every page of the remote. */
export const WORDS_CHUNKS = /* @__PURE__ */ LANGUAGES.map((language) => `words-${language}`)

/**
 * Texts of a part of a remote. The English ones come with the code that shows them, so English pages fetch nothing more; those of
 * another language come with the catalogue of each page that shows the part. The English ones give the type, so the compiler finds
 * what is missing.
 * @param others loads the texts of each other language, if they are in no catalogue
 */
export function defineWords<Catalogue extends object>(
  english: Catalogue,
  others?: Record<Other, () => Promise<{ words: Catalogue }>>,
): Words<Catalogue> {
  const loaded: Partial<Record<Language, Catalogue>> = {}
  return {
    in: (language = DEFAULT_LANGUAGE) => loaded[language] ?? english,
    async load(language) {
      if (language === DEFAULT_LANGUAGE || loaded[language] || !others) return
      loaded[language] = (await others[language]()).words
    },
    add(language, texts) {
      loaded[language] = texts
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
    if (language === DEFAULT_LANGUAGE) return
    const texts: Readonly<Record<string, object>> = await others[language]()
    for (const [name, words] of Object.entries(parts)) words.add(language, texts[name] ?? words.in(language))
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
export function loadWords(all: readonly Loadable[]): Promise<unknown> {
  const isWanted = (language: Language) =>
    typeof document === 'undefined' || document.documentElement.lang === language
  return Promise.all(
    LANGUAGES.filter(isWanted).flatMap((language) => all.map((words) => words.load(language))),
  )
}
