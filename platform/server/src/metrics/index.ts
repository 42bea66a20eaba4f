import { randomUUID } from 'node:crypto'
import { BlockList } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { VERSION } from '../version/index.ts'
import { Durations, type ServedRequest } from './durations.ts'

export type { ServedRequest }

/** A server's Prometheus metrics: process, event loop and requests. The server may register others. */
export function createMetrics(service: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'product_info',
    help: 'Version of the product that the server runs',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1)
  const durations = new Durations()
  return {
    registry,
    observeRequest: (response: ServedRequest) => durations.count(response),
    /** All metrics in the text format of Prometheus. */
    text: async () => `${await registry.metrics()}\n${durations.text(service)}`,
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

/** True for a request from inside instead of a visitor: from a private network, and not through a proxy. */
export function isOperator(address: string | undefined, headers: Record<string, unknown>): boolean {
  if (address === undefined || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)
    return false
  const plain = address.replace(/^::ffff:/, '')
  return ownNetworks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}

/** The id of the incoming request if it is valid, otherwise a new one; the same in the logs of all servers. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const requestId = headers['x-request-id']
  return typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID()
}
