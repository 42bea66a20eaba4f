/** The responses to one visit. */
export interface Visit {
  path: string
  status: number
  body: string
}

/** One visit; status 0 without a response. */
export async function visit(url: string, path: string, headers: Record<string, string> = {}): Promise<Visit> {
  try {
    const response = await fetch(url + path, { headers, signal: AbortSignal.timeout(20_000) })
    return { path, status: response.status, body: await response.text() }
  } catch (error) {
    return { path, status: 0, body: String(error) }
  }
}

/**
 * Visits paths in several parallel lanes, each in sequence, for the given milliseconds.
 * @param pathOf returns the path of the nth visit
 */
export async function visitFor(
  ms: number,
  url: string,
  pathOf: (nth: number) => string,
  lanes = 4,
): Promise<Visit[]> {
  const end = Date.now() + ms
  const visits: Visit[] = []
  let nth = 0
  async function lane() {
    while (Date.now() < end) visits.push(await visit(url, pathOf(nth++)))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return visits
}
