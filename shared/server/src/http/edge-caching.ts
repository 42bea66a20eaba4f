/** For a day an edge may show what it has where the origin fails. Seconds. */
const STALE_IF_ERROR = 86_400

/**
 * Cache-Control of responses that are the same for all visitors: browsers revalidate it each time, and any shared cache in front (nginx,
 * a CDN) keeps it, renews it in the background for as long again, and shows it for a day while the origin fails.
 * @param seconds for which it is fresh
 */
export const forEdges = (seconds: number): string =>
  `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR}`

/** Cache-Tag of a response that is made from these addresses of the api, with which a CDN purges it. */
export function cacheTags(addresses: Iterable<string>): string {
  const tags = new Set<string>()
  for (const address of addresses) {
    const [, list, item] = /\/api\/(articles|job-vacancies|site)(?:\/(\d+))?(?=$|[/?])/.exec(address) ?? []
    if (list) tags.add(list)
    if (list && item) tags.add(`${list}-${item}`)
  }
  return [...tags].join(',')
}
