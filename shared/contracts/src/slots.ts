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
  /**
   * The first articles that the words of a search find; nothing without any. `pages`: also pages of the remote that they find, since the
   * search lists none of them itself.
   */
  'found-news': { words: string; pages?: true }
  /** The same of the open positions. */
  'found-positions': { words: string; pages?: true }
}

export type SlotName = keyof SlotContracts
