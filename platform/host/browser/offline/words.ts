/** Texts about stored pages in a language. */
export interface OfflineWords {
  /** Locale for dates. */
  locale: string
  /** Precedes the title of a stored page. */
  badge: string
  offline: string
  silent: string
  /** @param when HTML */
  pageAsOf: (when: string) => string
  asOf: string
  retry: string
  list: string
  missing: string
  where: string
  saved: string
  last: string
  remove: string
  /** Reasons why an article was not saved. */
  refused: { noRoom: string; full: (most: number) => string; notNow: string }
}
