// The slots and messages of this site's remotes. A remote of another repository declares its own there.
declare module '@anyam/protocol/open' {
  interface SlotContracts {
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

  interface Messages {
    /** A visitor has sent an application, and the api has stored it. */
    'application:sent': { vacancy: number }
  }
}

export {}
