/** Server-sent events that tell browsers which lists have changed. */
export const VERSIONS_PATH = '/api/versions'

/** Query parameter of a list: the response must be at least as new as this version. */
export const VERSION_PARAMETER = 'version'

/** Maximum milliseconds between two messages of the stream; an empty one is sent if nothing changed. */
export const HEARTBEAT_INTERVAL = 5_000

/** A message of the stream: versions of all lists, by their path below `/api/`. */
export type ListVersions = Readonly<Record<string, string>>
