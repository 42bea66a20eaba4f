/** Where browsers are told which lists changed, as server-sent events. */
export const VERSIONS_PATH = '/api/versions'

/** Parameter of a list's address: a version of the list that the response must be as new as. */
export const VERSION_PARAMETER = 'version'

/** Milliseconds between two messages of the stream at most; an empty one is sent if nothing changed. */
export const HEARTBEAT_INTERVAL = 5_000

/** A message of the stream: versions of all lists, by the part of their addresses below `/api/`. */
export type ListVersions = Readonly<Record<string, string>>
