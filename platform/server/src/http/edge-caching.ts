/** An edge may serve a stale response for a day while the origin fails. Seconds. */
const STALE_IF_ERROR = 86_400

/**
 * Cache-Control of responses that are the same for all visitors; browsers revalidate each time. Shared caches
 * (nginx, a CDN) store the response, revalidate it in the background for the same time again, and serve it
 * for a day while the origin fails.
 * @param seconds for which it is fresh
 */
export const forEdges = (seconds: number): string =>
  `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR}`

/** Cache-Tag by which a CDN purges a response made from these api addresses. */
export function cacheTags(addresses: Iterable<string>): string {
  const tags = new Set<string>()
  for (const address of addresses) {
    const [, list, item] = /\/api\/(articles|job-vacancies|site)(?:\/(\d+))?(?=$|[/?])/.exec(address) ?? []
    if (list) tags.add(list)
    if (list && item) tags.add(`${list}-${item}`)
  }
  return [...tags].join(',')
}
