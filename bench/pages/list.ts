/** A page to measure, and the menu entry that leads from it to a page of another remote. */
export interface BenchPage {
  path: string
  next: string
}

export const PAGES: readonly BenchPage[] = [
  { path: '/', next: '/career' },
  { path: '/articles', next: '/career' },
  { path: '/articles/2', next: '/career' },
  { path: '/career', next: '/articles' },
  { path: '/career/2', next: '/articles' },
  { path: '/academy/kid-class', next: '/articles' },
  { path: '/technology/game-development', next: '/articles' },
]
