import { apiAddressIn, type Site } from '@arunika/contracts/site'
import type { Film, PictureSource } from '@arunika/ui'
import { withAlt } from './pictured.ts'
import { type ProjectKey, type ProjectName, projectNames } from './project-names.ts'
import { slugOf } from './slug.ts'

/** What a work of the studio is, in the language of the page. */
export interface ProjectText {
  /** In a word or two. */
  kind: string
  description: string
  /** Facts in figures: partner, dates, seasons. */
  facts: readonly { label: string; value: string }[]
  /** What its two pictures show; in English they bring it. */
  alts?: readonly [string, string]
}

export interface ProjectPart {
  /** Its type of schema.org. */
  schemaType: 'VideoGame' | 'TVSeries' | 'Movie'
  pictures: readonly [PictureSource, PictureSource]
  film: Film
}

export type ProjectParts<Key extends ProjectKey> = Readonly<Record<Key, ProjectPart>>

/** A work of the studio as its portfolio shows it. */
export interface Project extends ProjectName, ProjectPart, ProjectText {
  key: ProjectKey
}

/** The two pictures of a project with their texts in the language of the page. */
export const picturesOf = (
  { pictures: [first, second] }: ProjectPart,
  alts: ProjectText['alts'],
): ProjectPart['pictures'] => [withAlt(first, alts?.[0]), withAlt(second, alts?.[1])]

/** Projects in the order of their parts, with their names and texts. */
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

/** Address of a work's own site: on the learning-management host, whose sample serves a page for each. */
export const ownSiteOf = ({ title }: ProjectName, { lmsUrl, language }: Site) =>
  apiAddressIn(`${lmsUrl}/titles/${slugOf(title)}`, language)
