import { administratorId } from './administrator.ts'

/** A list as it was searched, filtered and sorted. */
export interface SavedView {
  /** The query of its address, without the question mark. */
  search: string
  name: string
}

/** Views of one list at most; beyond it the oldest is dropped. */
const MAX_VIEWS = 8

/** Views are an administrator's own, and stay in this browser; their addresses can be shared. */
const keyOf = (path: string) => `views:${administratorId()}:${path}`

const isView = (stored: unknown): stored is SavedView =>
  typeof stored === 'object' &&
  stored !== null &&
  'search' in stored &&
  typeof stored.search === 'string' &&
  'name' in stored &&
  typeof stored.name === 'string'

/** The saved views of a list; what cannot be read counts as none. */
export function readViews(path: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

/** @returns the views as they are stored now */
export function writeViews(path: string, views: readonly SavedView[]): SavedView[] {
  const newest = views.slice(-MAX_VIEWS)
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(newest))
  } catch {
    // The browser's storage is full: the view is there until the page is left.
  }
  return newest
}
