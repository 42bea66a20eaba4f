import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { TextsOfGroup } from './classes.ts'
import { slugOf } from './slug.ts'

/** Texts of a class page in addition to the api's facts. */
interface ClassContent {
  text: string
  /** Alt text of its picture; in English the picture has its own. */
  alt?: string | undefined
  /** Title of its group. */
  title: string
  terms: string
}

interface Texts {
  texts: Readonly<Record<string, TextsOfGroup>>
  /** Alt texts by class name. */
  alts?: Readonly<Record<string, string>>
}

const sources: Record<Language, () => Promise<Texts>> = {
  en: () => import(/* webpackChunkName: "class-texts" */ './class-texts.ts'),
  id: () => import(/* webpackChunkName: "class-texts-id" */ './class-texts.id.ts'),
}

/**
 * Loads the text of a class. The texts of all classes share one chunk, because a document embeds its own text and only
 * further navigation needs the chunk.
 * @returns null for a class that the api lists and this build has no text for
 */
export async function loadClass(
  slug: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ClassContent | null> {
  const { texts, alts } = await sources[language]()
  for (const { title, terms, courses } of Object.values(texts))
    for (const [name, text] of Object.entries(courses))
      if (slugOf(name) === slug) return { text, title, terms, alt: alts?.[name] }
  return null
}
