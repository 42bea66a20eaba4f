import type { HighlightedPortfolio } from '@arunika/contracts'

/** A student's work as the gallery hangs it. */
export interface GalleryWork {
  key: string
  kind: 'image' | 'video'
  url: string
  course: string
  student: string
}

export interface GalleryGroup {
  course: string
  works: GalleryWork[]
}

/**
 * The gallery's rooms: one for each course that has works, courses of the same name together.
 * @param origin host that serves the media
 */
export function galleryGroups({ portfolios }: HighlightedPortfolio, origin: string): GalleryGroup[] {
  const rooms = new Map<string, GalleryWork[]>()
  for (const { course_name: course, portfolios: items } of portfolios) {
    const works = rooms.get(course) ?? []
    for (const { type, path, student } of items) {
      works.push({
        key: `${path} ${works.length}`,
        kind: type === 'image' ? 'image' : 'video',
        url: `${origin}/storage/${path}`,
        course,
        student: student.full_name,
      })
    }
    if (works.length > 0) rooms.set(course, works)
  }
  return [...rooms].map(([course, works]) => ({ course, works }))
}
