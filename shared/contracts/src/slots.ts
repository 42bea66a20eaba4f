/**
 * Slots by name, with the props that a page gives them; props are JSON. A contract only grows by optional props: what an
 * older build could not read gets a new name.
 */
export interface SlotContracts {
  /** The newest articles. */
  'latest-news': { count: number }
  /** How many positions are open, by type, with the newest of each. */
  'open-positions': object
  /** A vacancy that a text speaks of; nothing once it is closed. */
  'vacancy-teaser': { id: number }
  /** Classes of the academy that a text speaks of, by the paths of their pages. */
  'class-teaser': { path: string; further?: readonly string[] }
  /** The newest articles about the page at this path; nothing without any. */
  'linked-news': { path: string }
  /** The first articles that the words of a search find; nothing without any. */
  'found-news': { words: string }
  /** The first open positions that the words of a search find; nothing without any. */
  'found-positions': { words: string }
}

export type SlotName = keyof SlotContracts
