import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Few networks share a cell, but there are too few cells to identify a network. */
const CELLS = 128

/** The network of a visitor's address, which is the range that one outsider can control: IPv4 /24, IPv6 /48. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return networkOf(mapped)
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.')
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 3)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** The cell in which a network is counted; networks themselves are never stored. */
export function cellOf(address: string, key: Buffer): string {
  const [byte = 0] = createHmac('sha256', key).update(networkOf(address)).digest()
  return String(byte % CELLS)
}
