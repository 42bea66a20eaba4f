// Apart from the schemas, so that a command which only checks a name does not load a validator.

/** Longest name of a remote, in characters. */
export const LONGEST_REMOTE_NAME = 60

/** The name of a remote, as part of a longer pattern. */
export const REMOTE_NAME_PATTERN = `[\\w-]{1,${LONGEST_REMOTE_NAME}}`

export const REMOTE_NAME = new RegExp(`^${REMOTE_NAME_PATTERN}$`)

/** The id of a build. */
export const BUILD_ID = /^\w{1,60}$/
