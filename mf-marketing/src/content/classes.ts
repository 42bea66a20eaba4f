import type { PictureSource } from '@arunika/ui'
import { slugOf } from './slug.ts'

/** A course to enrol for. */
export interface Course {
  name: string
  text: string
  picture: PictureSource
}

/** Courses of one kind, which have their length and size in common. */
export interface CourseGroup {
  title: string
  /** The page that lists them; each has a page below it. */
  path: string
  text: string
  /** Length and size, as the academy announces them. */
  terms: string
  courses: readonly Course[]
}

type Groups = Readonly<Record<string, CourseGroup>>

/** What groups say in another language; the courses keep their names, by which their texts are found. */
export type TextsOf<All extends Groups> = {
  readonly [Key in keyof All]: Pick<CourseGroup, 'title' | 'text' | 'terms'> & {
    courses: Readonly<Record<All[Key]['courses'][number]['name'], string>>
  }
}

/** Groups with the texts of another language. */
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
export const pathOf = ({ path }: CourseGroup, { name }: Course) => `${path}/${slugOf(name)}`
