import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

const CONNECTIONS = 20

export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** Gives every request an address of its own, so that nothing that is kept can answer. */
  unique?: boolean
  /** Status that every answer must have. */
  status: number
}

let nth = 0

/** As many requests as a server answers in so many seconds. */
export async function load({ url, headers, unique, status }: Target, seconds: number): Promise<Load> {
  const { pathname, search } = new URL(url)
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `${pathname}${search}?nth=${nth++}`,
  })
  const result = await autocannon({
    url,
    headers: { 'accept-encoding': 'br', ...headers },
    connections: CONNECTIONS,
    duration: seconds,
    ...(unique && { requests: [{ method: 'GET', setupRequest }] }),
  })
  const other = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => Number(code) !== status)
  if (result.errors > 0 || other.length > 0)
    throw new Error(`${url}: ${result.errors} errors, statuses ${JSON.stringify(result.statusCodeStats)}`)
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 }
}
