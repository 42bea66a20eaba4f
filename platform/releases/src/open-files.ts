import type { BuildManifest } from '@anyam/federation'

/** Entries, and files for other hosts, tools and licences; they contain no page. */
const OF_NO_PAGE = /^((entry|standalone)\.\w+\.js|mf-manifest\.json|@mf-types\.\w+\.(zip|ts)|licences\.txt)$/

/**
 * Files below `web/` that are public if only some of a build's chunks are.
 * @param named those chunks: `federation.withoutSession` in the remote's package.json
 * @throws Error if the build has no such chunk
 */
export function openFiles(
  named: readonly string[],
  { remote, chunks, files }: Pick<BuildManifest, 'remote' | 'chunks' | 'files'>,
): string[] {
  const missing = named.find((chunk) => !chunks[chunk])
  if (missing) throw new Error(`${remote} has no chunk ${missing}, which federation.withoutSession names.`)
  const ofNoPage = Object.keys(files)
    .map((file) => file.replace(/^web\//, ''))
    .filter((file) => OF_NO_PAGE.test(file))
  return [...new Set([...ofNoPage, ...['routes', ...named].flatMap((chunk) => chunks[chunk] ?? [])])].sort()
}
