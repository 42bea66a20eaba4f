import { type Courses, pathOf } from './classes.ts'
import { kidCourses } from './kid-courses.ts'
import { regularCourses } from './regular-courses.ts'

const groups: readonly Courses[] = [kidCourses, regularCourses].flatMap((all) => Object.values<Courses>(all))

/** Returns the course whose page has this path, with its group. */
export function courseAt(path: string): { course: Courses['courses'][number]; group: Courses } | undefined {
  for (const group of groups) {
    const course = group.courses.find((each) => pathOf(group, each) === path)
    if (course) return { course, group }
  }
  return undefined
}
