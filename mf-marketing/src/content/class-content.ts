import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { PictureSource } from '@arunika/ui'
import { pathOf, type TextsOfGroup } from './classes.ts'
import { withAlt } from './pictured.ts'
import { slugOf } from './slug.ts'

/** As many as fit in a row. */
const OTHERS = 4

/** A page's path, name and picture. */
export interface PicturedPage {
  to: string
  name: string
  picture: PictureSource
}

/** Texts and pictures of a class page in addition to the api's facts. */
interface ClassContent {
  text: string
  picture: PictureSource
  /** Further classes of its group. */
  others: readonly PicturedPage[]
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
 * Loads the text and the pictures of a class. Those of all classes share a chunk, because a document embeds its own and
 * only further navigation needs the chunk.
 * @param path of its page
 * @returns null for a class that the api lists and this build has no text for
 */
export async function loadClass(
  path: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ClassContent | null> {
  const [{ texts, alts }, { courseAt }] = await Promise.all([
    sources[language](),
    import(/* webpackChunkName: "class-pictures" */ './class-groups.ts'),
  ])
  const found = courseAt(path)
  if (!found) return null
  const { course, group } = found
  const others = group.courses.filter((each) => each !== course).slice(0, OTHERS)
  const slug = slugOf(course.name)
  for (const { title, terms, courses } of Object.values(texts))
    for (const [name, text] of Object.entries(courses))
      if (slugOf(name) === slug)
        return {
          text,
          title,
          terms,
          picture: withAlt(course.picture, alts?.[name]),
          others: others.map((each) => ({ ...each, to: pathOf(group, each) })),
        }
  return null
}
