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
  text: string
  /** Length and size, as the academy announces them. */
  terms: string
  courses: readonly Course[]
}
