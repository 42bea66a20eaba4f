import { userInfo } from 'node:os'

/** Name of the person who runs the command, for the journal. */
export function operator(): string {
  if (process.env.RELEASE_AUTHOR) return process.env.RELEASE_AUTHOR
  try {
    return userInfo().username
  } catch {
    // A container's user is a number without a name.
    return 'unknown'
  }
}
