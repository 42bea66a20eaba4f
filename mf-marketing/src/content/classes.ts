import type { PictureSource } from '@arunika/ui'
import { slugOf } from './slug.ts'

/** Names and pictures of one group of courses. */
export interface Courses {
  /** Path of the page that lists the courses; each course has a page below it. */
  path: string
  courses: readonly { name: string; picture: PictureSource }[]
}

export interface GroupTexts {
  title: string
  text: string
  /** Length and size, as the academy announces them. */
  terms: string
}

/** A group of courses with the same length and class size, with texts. */
export interface CourseGroup extends Courses, GroupTexts {
  courses: readonly (Courses['courses'][number] & { text: string })[]
}

/** Texts of a group, and of its courses by name. */
export interface TextsOfGroup extends GroupTexts {
  courses: Readonly<Record<string, string>>
}

type Groups = Readonly<Record<string, Courses>>

/** Texts of groups in one language. Course names are the same in every language and serve as keys. */
export type TextsOf<All extends Groups> = {
  readonly [Key in keyof All]: GroupTexts & {
    courses: Readonly<Record<All[Key]['courses'][number]['name'], string>>
  }
}

/** Combines groups with their texts. */
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

/** Path of a course page. */
export const pathOf = ({ path }: Courses, { name }: { name: string }) => `${path}/${slugOf(name)}`
