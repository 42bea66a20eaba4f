import type { ReadingContext } from '@anyam/federation'
import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import { classSentences } from '../content/class-sentences.ts'
import { type CourseGroup, withTexts } from '../content/classes.ts'
import { kidTexts } from '../content/kid-classes.ts'
import { kidCourses } from '../content/kid-courses.ts'
import { milestone2 } from '../content/pictures.ts'
import { regularTexts } from '../content/regular-classes.ts'
import { regularCourses } from '../content/regular-courses.ts'
import { homeVariant } from '../features/home-variant/variant.ts'
import { course } from '../features/structured-data/course.ts'
import { courseList } from '../features/structured-data/course-list.ts'
import { openDays } from '../features/structured-data/open-day.ts'
import { organization, school, website } from '../features/structured-data/organization.ts'
import { showreel } from '../features/structured-data/showreel.ts'
import { academyHead } from './academy/head.ts'
import { head as homeHead } from './home/handle.ts'
import { kidHead } from './kid-class/head.ts'
import { openDayHead } from './open-day/head.ts'
import { programmeNames } from './programme-names.ts'
import { regularHead } from './regular-class/head.ts'

const kidCourse = ({ site, read }: Pick<ReadingContext, 'site' | 'read'>, description: string) =>
  course(site, {
    name: read(programmeNames).kid,
    description,
    path: '/academy/kid-class',
    ages: '6-12',
  })

const regularCourse = ({ site, read }: Pick<ReadingContext, 'site' | 'read'>, description: string) =>
  course(site, {
    name: read(programmeNames).regular,
    description,
    path: '/academy/regular-class',
    ages: '13-',
  })

const listsOf = (site: Site, groups: Readonly<Record<string, CourseGroup>>) =>
  // Only the product's own api has pages of classes.
  site.isOnlySpecified ? [] : Object.values(groups).map((group) => courseList(site, group))

/** Structured data by page chunk; `subject` is the subject of the page's handle. */
export const structuredData: Readonly<
  Record<string, (context: ReadingContext, subject: unknown) => readonly object[]>
> = {
  home: ({ site, search, read }) => [
    organization(site, read(homeHead).description(site)),
    website(site),
    // The film variant shows it without sound or controls, as a background.
    ...(homeVariant(search, site) === 'video' ? [] : [showreel(site, read)]),
  ],
  academy(context) {
    const { kid, regular } = context.read(academyHead)
    return [school(context.site), kidCourse(context, kid), regularCourse(context, regular)]
  },
  'kid-class': ({ site, read }) => [
    kidCourse({ site, read }, read(kidHead).description),
    ...listsOf(site, withTexts(kidCourses, read(kidTexts))),
  ],
  'regular-class': ({ site, read }) => [
    regularCourse({ site, read }, read(regularHead).description),
    ...listsOf(site, withTexts(regularCourses, read(regularTexts))),
  ],
  'open-day'({ site, read }, subject) {
    const found = subject as AcademyClass | undefined
    if (!found) return []
    const { title, description } = read(openDayHead)
    const { academy, address } = site
    return openDays(site, found, {
      name: title(academy, address.city),
      description: description(academy, address.city),
      picture: milestone2.src,
    })
  },
  class({ site, read }, subject) {
    const found = subject as AcademyClass | undefined
    if (!found) return []
    return [course(site, { ...found, description: read(classSentences).summary(found, site) })]
  },
}
