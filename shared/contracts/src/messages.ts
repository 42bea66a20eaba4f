/**
 * Messages between remotes, by name; any remote may post or subscribe, and a message needs no subscribers.
 * Only optional fields may be added to a message, because builds of different age run next to each other.
 */
export interface Messages {
  /** A visitor has sent an application, and the api has stored it. */
  'application:sent': { vacancy: number }
}

export type MessageName = keyof Messages

/** Messages that are also sent to other tabs of the browser. */
export const ACROSS_TABS: readonly MessageName[] = ['application:sent']
