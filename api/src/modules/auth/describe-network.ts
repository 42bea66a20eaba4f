import { isIPv4 } from 'node:net'
import { networkOf } from '../../lib/attempts.ts'

const LOOPBACK = /^(127\.|0:0:0:0::\/64$)/

/**
 * The network of a request, which its owner can recognise, instead of the address: `203.0.113.0/24` or
 * `2001:db8:1::/48`.
 */
export function describeNetwork(address: string): string {
  const network = networkOf(address)
  if (LOOPBACK.test(network)) return 'this machine'
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24')
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
