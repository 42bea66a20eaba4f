import type { ClassGroups } from './class-groups.ts'
import { alts } from './class-pictures.id.ts'
import { type CourseGroup, withTexts } from './classes.ts'
import { texts as kidTexts } from './kid-classes.id.ts'
import { kidGroups } from './kid-classes.ts'
import { texts as regularTexts } from './regular-classes.id.ts'
import { regularGroups } from './regular-classes.ts'

const altOf: Readonly<Record<string, string>> = alts

export const words: ClassGroups = {
  groups: [withTexts(kidGroups, kidTexts), withTexts(regularGroups, regularTexts)]
    .flatMap((all) => Object.values<CourseGroup>(all))
    .map((group) => ({
      ...group,
      courses: group.courses.map(({ picture, ...course }) => ({
        ...course,
        picture: { ...picture, alt: altOf[course.name] ?? picture.alt },
      })),
    })),
}
