/**
 * Slots by name, with the props that a page gives them; props are JSON. A contract only grows by optional props: what an
 * older build could not read gets a new name.
 */
export interface SlotContracts {
  /** The newest articles. */
  'latest-news': { count: number }
  /** How many positions are open, by type, with the newest of each. */
  'open-positions': object
}

export type SlotName = keyof SlotContracts
