import type { RemoteRelease } from '@anyam/federation'

/** A remote's release with the last known good build in place of the live one; undefined if there is none. */
export function lastKnownGood({ fallback, owns, resources, nav }: RemoteRelease): RemoteRelease | undefined {
  return fallback && { ...fallback, owns, ...(resources && { resources }), ...(nav && { nav }) }
}

/**
 * Replaces builds that a visitor's browser could not run with their last known good ones.
 * @param builds each as `<remote>@<build>`
 */
export function avoiding<S extends { remotes: Record<string, RemoteRelease> }>(
  set: S,
  builds: readonly string[] = [],
): S {
  const remotes = Object.entries(set.remotes).map(([remote, release]) => {
    const fallbackBuild = builds.includes(`${remote}@${release.build}`) ? lastKnownGood(release) : undefined
    return [remote, fallbackBuild ?? release] as const
  })
  return builds.length > 0 ? { ...set, remotes: Object.fromEntries(remotes) } : set
}
