import type { PictureSource } from '@arunika/ui'

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

/** `Arts & Craft` → `arts-craft`, as in the addresses of the api. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Path of a course's own page. */
export const pathOf = ({ path }: CourseGroup, { name }: Course) => `${path}/${slugOf(name)}`

/** `6-12` → `6–12`, `13-` → `13 and above` */
export const agesOf = (ages: string) =>
  ages.endsWith('-') ? `${ages.slice(0, -1)} and above` : ages.replace('-', '–')
