import { randomUUID } from 'node:crypto'
import { BlockList } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { VERSION } from '../version/index.ts'
import { Durations, type ServedRequest } from './durations.ts'

export type { ServedRequest }

/** A server's metrics for Prometheus: process, event loop and requests; it may add others to the registry. */
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
    /** Everything, in the text format of Prometheus. */
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

/**
 * Whether the request comes from inside rather than from a visitor: from a private network, and not through a
 * proxy.
 */
export function isOperator(address: string | undefined, headers: Record<string, unknown>): boolean {
  if (address === undefined || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)
    return false
  const plain = address.replace(/^::ffff:/, '')
  return ownNetworks.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
}

/** The id that a request came with if it is valid, else a new one: the same in the logs of all servers. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const requestId = headers['x-request-id']
  return typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID()
}
