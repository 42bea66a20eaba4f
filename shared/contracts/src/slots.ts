/**
 * Slots by name, with the props that a page passes as JSON. Only optional props may be added to a contract;
 * an incompatible change needs a new name.
 */
export interface SlotContracts {
  /** The newest articles. */
  'latest-news': { count: number }
  /** The number of open positions by type, with the newest of each. */
  'open-positions': object
  /** A vacancy mentioned in a text; empty once it is closed. */
  'vacancy-teaser': { id: number }
  /** Classes of the academy mentioned in a text, by the paths of their pages. */
  'class-teaser': { path: string; further?: readonly string[] }
  /** The newest articles about the page at this path; empty if there are none. */
  'linked-news': { path: string }
  /**
   * The first articles that match a search; empty if there are none. `pages` also includes matching pages of
   * the remote, which the search itself does not list.
   */
  'found-news': { words: string; pages?: true }
  /** As `found-news`, for open positions. */
  'found-positions': { words: string; pages?: true }
}

export type SlotName = keyof SlotContracts
