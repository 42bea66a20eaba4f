/**
 * Messages between remotes, by name. Any remote may post one or subscribe to it; one without subscribers is no
 * error. A message only grows by optional fields, because builds of different age run next to each other.
 */
export interface Messages {
  /** A visitor has sent an application, and the api has it. */
  'application:sent': { vacancy: number }
}

export type MessageName = keyof Messages

/** Messages that other tabs of the browser get too. */
export const ACROSS_TABS: readonly MessageName[] = ['application:sent']
