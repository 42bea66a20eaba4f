import { apiAddressIn, type Site } from '@arunika/contracts/site'
import type { Film, PictureSource } from '@arunika/ui'
import { withAlt } from './pictured.ts'
import { type ProjectKey, type ProjectName, projectNames } from './project-names.ts'
import { slugOf } from './slug.ts'

/** Texts of a project in the language of the page. */
export interface ProjectText {
  /** Kind of project, in a word or two. */
  kind: string
  description: string
  /** Key facts: partner, dates, seasons. */
  facts: readonly { label: string; value: string }[]
  /** Alt texts of the two pictures; in English each picture has its own. */
  alts?: readonly [string, string]
}

export interface ProjectPart {
  /** Its schema.org type. */
  schemaType: 'VideoGame' | 'TVSeries' | 'Movie'
  pictures: readonly [PictureSource, PictureSource]
  film: Film
}

export type ProjectParts<Key extends ProjectKey> = Readonly<Record<Key, ProjectPart>>

/** A project in the portfolio. */
export interface Project extends ProjectName, ProjectPart, ProjectText {
  key: ProjectKey
}

/** The two pictures of a project, with alt texts in the language of the page. */
export const picturesOf = (
  { pictures: [first, second] }: ProjectPart,
  alts: ProjectText['alts'],
): ProjectPart['pictures'] => [withAlt(first, alts?.[0]), withAlt(second, alts?.[1])]

/** Projects in the order of `parts`, with names and texts. */
export const projectsOf = <Key extends ProjectKey>(
  texts: Readonly<Record<Key, ProjectText>>,
  parts: ProjectParts<Key>,
): Project[] =>
  (Object.keys(parts) as Key[]).map((key) => {
    const { alts, ...text }: ProjectText = texts[key]
    const part: ProjectPart = parts[key]
    const name: ProjectName = projectNames[key]
    return { ...name, ...text, ...part, key, pictures: picturesOf(part, alts) }
  })

/** URL of a project's own site; the sample learning-management host serves a page for each project. */
export const ownSiteOf = ({ title }: ProjectName, { lmsUrl, language }: Site) =>
  apiAddressIn(`${lmsUrl}/titles/${slugOf(title)}`, language)
