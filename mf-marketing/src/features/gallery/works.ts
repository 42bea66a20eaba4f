import type { HighlightedPortfolio } from '@arunika/contracts'

/** A student's work in the gallery. */
export interface GalleryWork {
  /** Fragment id in addresses: `work-drawing-cat`. */
  id: string
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
 * Rooms of the gallery: one per course that has works. Courses with the same name share a room.
 * @param origin host that serves the media
 */
export function galleryGroups({ portfolios }: HighlightedPortfolio, origin: string): GalleryGroup[] {
  const rooms = new Map<string, GalleryWork[]>()
  const ids = new Set<string>()
  for (const { course_name: course, portfolios: items } of portfolios) {
    const works = rooms.get(course) ?? []
    for (const { type, path, student } of items) {
      const name = nameOf(path)
      const id = ids.has(name) ? `${name}-${ids.size}` : name
      ids.add(id)
      works.push({
        id,
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

/** `portfolio/drawing-cat.jpg` → `work-drawing-cat` */
const nameOf = (path: string) => `work-${path.replace(/^.*\/|\.\w+$/g, '').replace(/\W+/g, '-')}`
