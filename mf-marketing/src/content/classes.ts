import type { PictureSource } from '@arunika/ui'
import { slugOf } from './slug.ts'

/** Courses of one kind: their names and pictures. */
export interface Courses {
  /** The page that lists them; each has a page below it. */
  path: string
  courses: readonly { name: string; picture: PictureSource }[]
}

export interface GroupTexts {
  title: string
  text: string
  /** Length and size, as the academy announces them. */
  terms: string
}

/** Courses of one kind, which have their length and size in common, with their texts. */
export interface CourseGroup extends Courses, GroupTexts {
  courses: readonly (Courses['courses'][number] & { text: string })[]
}

/** What a group says, with the texts of its courses by their names. */
export interface TextsOfGroup extends GroupTexts {
  courses: Readonly<Record<string, string>>
}

type Groups = Readonly<Record<string, Courses>>

/** What groups say in a language; the courses have one name, by which their texts are found. */
export type TextsOf<All extends Groups> = {
  readonly [Key in keyof All]: GroupTexts & {
    courses: Readonly<Record<All[Key]['courses'][number]['name'], string>>
  }
}

/** Groups with their texts. */
export function withTexts<All extends Groups>(
  groups: All,
  texts: TextsOf<All>,
): Record<keyof All, CourseGroup> {
  const translated = Object.entries(groups).map(([key, group]): [string, CourseGroup] => {
    const { courses, ...own } = texts[key as keyof All]
    const textOf: Readonly<Record<string, string>> = courses
    return [
      key,
      {
        ...group,
        ...own,
        courses: group.courses.map((each) => ({ ...each, text: textOf[each.name] ?? '' })),
      },
    ]
  })
  return Object.fromEntries(translated) as Record<keyof All, CourseGroup>
}

/** Path of a course's own page. */
export const pathOf = ({ path }: Courses, { name }: { name: string }) => `${path}/${slugOf(name)}`
