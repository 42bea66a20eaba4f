// Kept out of the schema module, so that a command that only checks a name does not load zod.

/** Maximum length of a remote's name, in characters. */
export const LONGEST_REMOTE_NAME = 60

/** Pattern of a remote's name, for use in a longer pattern. */
export const REMOTE_NAME_PATTERN = `[\\w-]{1,${LONGEST_REMOTE_NAME}}`

export const REMOTE_NAME = new RegExp(`^${REMOTE_NAME_PATTERN}$`)

/** Key of the visitor's colour scheme in `localStorage`; a host's launcher reads it before the first paint. */
export const SCHEME_KEY = 'scheme'

/** Pattern of a SHA-384 in hexadecimal. */
export const DIGEST = /^[0-9a-f]{96}$/

/** Pattern of a build's id. */
export const BUILD_ID = /^\w{1,60}$/
