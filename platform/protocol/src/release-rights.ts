// Separate from the schema modules, so that the frame of every screen does not load zod.

/** Roles that open Releases. A back-office may have others, which do not concern releases. */
export const RELEASE_ROLES = ['administrator', 'releaser'] as const

/** Rights of a person, as far as they concern releases. */
interface ReleaseRights {
  roles: readonly string[]
  /** Remotes that a releaser may release. */
  remotes: readonly string[]
}

/** True for people who may open Releases. */
export const mayReadReleases = ({ roles }: Pick<ReleaseRights, 'roles'>): boolean =>
  RELEASE_ROLES.some((role) => roles.includes(role))

export const mayRelease = ({ roles, remotes }: ReleaseRights, remote: string): boolean =>
  roles.includes('administrator') || (roles.includes('releaser') && remotes.includes(remote))
