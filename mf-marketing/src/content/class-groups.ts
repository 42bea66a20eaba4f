import { defineWords } from '@arunika/federation'
import { type Course, type CourseGroup, pathOf } from './classes.ts'
import { kidGroups } from './kid-classes.ts'
import { regularGroups } from './regular-classes.ts'

export interface ClassGroups {
  groups: readonly CourseGroup[]
}

const english: ClassGroups = { groups: [kidGroups, regularGroups].flatMap((all) => Object.values(all)) }

/** All groups of the academy, in the language of the page of a class. */
export const groupWords = defineWords(english)

/** The course whose page is at a path, and its group. */
export function courseAt(
  path: string,
  { groups } = english,
): { course: Course; group: CourseGroup } | undefined {
  for (const group of groups) {
    const course = group.courses.find((each) => pathOf(group, each) === path)
    if (course) return { course, group }
  }
  return undefined
}
