import { type Course, type CourseGroup, pathOf } from './classes.ts'
import { kidClasses, kidWorkshops, miniCourses } from './kid-classes.ts'
import { electiveWorkshops, regularClasses } from './regular-classes.ts'

const groups = [kidClasses, miniCourses, kidWorkshops, regularClasses, electiveWorkshops]

/** The course whose page is at a path, and its group. */
export function courseAt(path: string): { course: Course; group: CourseGroup } | undefined {
  for (const group of groups) {
    const course = group.courses.find((each) => pathOf(group, each) === path)
    if (course) return { course, group }
  }
  return undefined
}
