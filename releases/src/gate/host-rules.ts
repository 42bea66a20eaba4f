import { lookup } from 'node:dns/promises'

type Lookup = (name: string) => Promise<{ address: string }>

/**
 * Arguments with which Chromium finds the hosts of these addresses where this machine does. Of itself it takes every
 * name below `localhost` for the machine it runs on; in a container such a name may be another container's.
 */
export async function hostRules(
  addresses: readonly string[],
  find: Lookup = (name) => lookup(name, { family: 4 }),
): Promise<string[]> {
  const names = new Set(addresses.map((address) => new URL(address).hostname))
  const rules: string[] = []
  for (const name of [...names].filter((one) => one.endsWith('.localhost'))) {
    // An unknown name is this machine's, as Chromium has it.
    const { address } = await find(name).catch(() => ({ address: '127.0.0.1' }))
    if (!address.startsWith('127.')) rules.push(`MAP ${name} ${address}`)
  }
  return rules.length > 0 ? [`--host-resolver-rules=${rules.join(',')}`] : []
}
