import type { Gate } from './candidate.ts'
import type { DataHost } from './gate-site.ts'
import { UntriedError } from './untried.ts'

const PATIENCE_MS = 20_000

/** The hosts that provide the data of its pages respond. Without data, no page can be tried. */
export const hosts: Gate = async ({ sandbox: { settings } }) => {
  const away = await Promise.all(settings.hosts.map(awayOf))
  if (away.flat().length > 0) throw new UntriedError(away.flat().join(' '))
  return []
}

async function awayOf({ name, setting, url, path }: DataHost): Promise<string[]> {
  const address = url + path
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  if (response?.ok) return []
  const what = response ? `responds with ${response.status}` : 'does not respond'
  return [`The ${name} ${what}, so no page can be tried: ${address}. Start the product, or set ${setting}.`]
}
