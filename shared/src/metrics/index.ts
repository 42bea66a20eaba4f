import { randomUUID } from 'node:crypto'
import { BlockList } from 'node:net'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** An answered request; the route is its pattern, since addresses may hold personal data. */
export interface Answered {
  method: string
  route: string
  status: number
  ms: number
}

/** What a server counts, for Prometheus: process, event loop and requests; it may add its own to the registry. */
export function createMetrics(service: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // Looking up a row by its labels costs more than counting: each is looked up once.
  const rows = new Map<string, ReturnType<typeof duration.labels>>()
  return {
    registry,
    answered({ method, route, status, ms }: Answered) {
      const name = `${method} ${status} ${route}`
      const row = rows.get(name) ?? duration.labels({ method, route, status })
      rows.set(name, row)
      row.observe(ms / 1000)
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

const ownNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4')
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether somebody inside asks, rather than a visitor: from an own network, and not through a proxy. */
export function isOperator(address: string | undefined, headers: Record<string, unknown>): boolean {
  if (address === undefined || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)
    return false
  const plain = address.replace(/^::ffff:/, '')
  return ownNetworks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}

/** The id that a request came with, where it is one, else a new one: the same in the logs of all servers it meets. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
