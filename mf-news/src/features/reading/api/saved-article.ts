/** Only the shell's service worker responds here: `shell/src/offline`. */
const SAVED_PATH = '/offline/saved'

export interface SavedState {
  saved: boolean
  /** Reason why the article could not be saved. */
  message?: string
}

/**
 * Reads or changes the offline copy of the article at a path.
 * @param method PUT saves it, DELETE removes it
 */
export async function savedArticle(path: string, method: 'GET' | 'PUT' | 'DELETE'): Promise<SavedState> {
  const response = await fetch(`${SAVED_PATH}?path=${encodeURIComponent(path)}`, { method })
  return response.json()
}
