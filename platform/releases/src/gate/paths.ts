import { ownerOf } from '@anyam/federation'
import type { Candidate, Gate } from './candidate.ts'

/** The build owns its paths and no others. */
export const paths: Gate = (candidate) => [
  ...malformed(candidate),
  ...taken(candidate),
  ...unowned(candidate),
]

export const IS_PATH = /^\/([\w-]+(\/[\w-]+)*)?$/

const malformed = ({ manifest }: Candidate) =>
  manifest.owns.flatMap((path) => (IS_PATH.test(path) ? [] : `It owns ${path}, which is no path.`))

/** Paths of other remotes that this remote would take if it were live. */
function taken({ manifest, others, routesOfOthers }: Candidate): string[] {
  const owned = { ...others, [manifest.remote]: manifest }
  return Object.entries(others).flatMap(([other, { owns }]) => {
    const theirs = [...new Set([...owns, ...(routesOfOthers[other] ?? [])])]
    return theirs.flatMap((path) => {
      const isShared = manifest.owns.includes(path) && owns.includes(path)
      const isLost = ownerOf(others, path) === other && ownerOf(owned, path) === manifest.remote
      return isShared || isLost ? `It claims ${path}, which belongs to ${other}.` : []
    })
  })
}

/** Its own routes and resources that would not be requested from it if it were live. */
function unowned({ manifest, others }: Candidate): string[] {
  const owned = { ...others, [manifest.remote]: manifest }
  const isOwnPath = (path: string) => ownerOf(owned, path) === manifest.remote
  const resources = Object.entries(manifest.resources ?? {})
  const entries = (manifest.nav ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])])
  return [
    ...entries.flatMap(({ label, to }) =>
      isOwnPath(new URL(to, 'http://site').pathname)
        ? []
        : `Its menu entry ${label} leads to ${to}, which is outside the paths that it owns.`,
    ),
    ...manifest.routes.flatMap((path) =>
      isOwnPath(path) ? [] : `Its route ${path} is outside the paths that it owns.`,
    ),
    ...resources.flatMap(([path]) =>
      isOwnPath(path) ? [] : `Its resource ${path} is outside the paths that it owns.`,
    ),
    ...resources.flatMap(([path, target]) =>
      target.startsWith('/api/') ? [] : `Its resource ${path} leads to ${target}, which is not below /api/.`,
    ),
  ]
}
