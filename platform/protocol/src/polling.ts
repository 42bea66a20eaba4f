/** Milliseconds between two requests for a live list. Pages and lists are fresh in caches for the same time. */
export const POLLING_INTERVAL = 10_000
