import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { TextsOfGroup } from './classes.ts'
import { slugOf } from './slug.ts'

/** What the page of a class says of it, besides the facts of the api. */
interface ClassContent {
  text: string
  /** What its picture shows; in English the picture brings it. */
  alt?: string | undefined
  /** Of its group. */
  title: string
  terms: string
}

interface Texts {
  texts: Readonly<Record<string, TextsOfGroup>>
  /** By the names of the classes. */
  alts?: Readonly<Record<string, string>>
}

const sources: Record<Language, () => Promise<Texts>> = {
  en: () => import(/* webpackChunkName: "class-texts" */ './class-texts.ts'),
  id: () => import(/* webpackChunkName: "class-texts-id" */ './class-texts.id.ts'),
}

/**
 * One chunk has the texts of all classes: a document brings those of its own, and only a visitor who goes on needs the others.
 * @returns null for a class that the api has and this build does not know
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
