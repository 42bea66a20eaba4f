import { expect, it } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.0.170'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1', 'fd12::1'],
  ...['ff02::1', '2001::1', '2002:7f00:1::', '2001:db8::1', 'localhost', '', '127.1'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
