/** The shell's service worker answers here, and nobody else: `shell/src/offline`. */
const SAVED_PATH = '/offline/saved'

export interface SavedState {
  saved: boolean
  /** Why it could not be saved. */
  message?: string
}

/**
 * Whether the article at a path of the site is saved for reading offline.
 * @param method PUT saves it, DELETE removes it
 */
export async function savedArticle(path: string, method: 'GET' | 'PUT' | 'DELETE'): Promise<SavedState> {
  const response = await fetch(`${SAVED_PATH}?path=${encodeURIComponent(path)}`, { method })
  return response.json()
}
