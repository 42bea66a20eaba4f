import { lookup } from 'node:dns/promises'

type Lookup = (name: string) => Promise<{ address: string }>

/**
 * Chromium arguments that resolve the hosts of these addresses as this machine does. By default Chromium
 * resolves every name below `localhost` to its own machine; in a container such a name may belong to another
 * container.
 */
export async function hostRules(
  addresses: readonly string[],
  find: Lookup = (name) => lookup(name, { family: 4 }),
): Promise<string[]> {
  const names = new Set(addresses.map((address) => new URL(address).hostname))
  const rules: string[] = []
  for (const name of [...names].filter((one) => one.endsWith('.localhost'))) {
    // An unknown name resolves to this machine, as in Chromium.
    const { address } = await find(name).catch(() => ({ address: '127.0.0.1' }))
    if (!address.startsWith('127.')) rules.push(`MAP ${name} ${address}`)
  }
  return rules.length > 0 ? [`--host-resolver-rules=${rules.join(',')}`] : []
}
