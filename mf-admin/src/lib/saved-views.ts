import { administratorId } from './administrator.ts'

/** A saved search, filter and sort order of a list. */
export interface SavedView {
  /** Query string without the question mark. */
  search: string
  name: string
}

/** Maximum views per list; the oldest is dropped beyond it. */
const MAX_VIEWS = 8

/** Views belong to one administrator and stay in this browser; their addresses can be shared. */
const keyOf = (path: string) => `views:${administratorId()}:${path}`

const isView = (stored: unknown): stored is SavedView =>
  typeof stored === 'object' &&
  stored !== null &&
  'search' in stored &&
  typeof stored.search === 'string' &&
  'name' in stored &&
  typeof stored.name === 'string'

/** The saved views of a list; unreadable data counts as none. */
export function readViews(path: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

/** @returns the views as stored now */
export function writeViews(path: string, views: readonly SavedView[]): SavedView[] {
  const newest = views.slice(-MAX_VIEWS)
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(newest))
  } catch {
    // The browser's storage is full, so the view lasts only until the page is left.
  }
  return newest
}
