// Kept out of the schema module, so that a page that only shows them does not load zod.

/** `lastError` of a mail while a process sends it; it stays if that process is killed. */
export const SENDING = 'SENDING'

/** `lastError` of a mail that announces a decision and that a killed process may have sent. */
export const INTERRUPTED = 'INTERRUPTED'
