import type { RemoteRelease } from '@arunika/federation'

/** A remote's release with the last known good build in the place of the live one; undefined where there is none. */
export function lastKnownGood({ fallback, owns, resources, nav }: RemoteRelease): RemoteRelease | undefined {
  return fallback && { ...fallback, owns, ...(resources && { resources }), ...(nav && { nav }) }
}

/**
 * A set without builds that a visitor's browser could not run: their last known good ones replace them.
 * @param builds `<remote>@<build>` each
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
