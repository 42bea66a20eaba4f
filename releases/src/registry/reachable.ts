import type { Settings } from '@arunika/server/env'
import { RegistryClient } from './client.ts'
import { readOperatorAccess } from './operator-file.ts'

const DEADLINE_MS = 2_000

/**
 * The registry that commands speak to: the one that REGISTRY_URL names, with RELEASE_TOKEN, or the one of this data
 * folder. Undefined if no registry runs: commands then change the store directly.
 * @param by for the journal
 * @throws Error when a registry is named without a token
 */
export async function reachableRegistry(
  { dataDir, registryUrl }: Settings,
  by: string,
): Promise<RegistryClient | undefined> {
  const token = process.env.RELEASE_TOKEN
  const access = await readOperatorAccess(dataDir)
  if (registryUrl && !token && !access) throw new Error('Set RELEASE_TOKEN to a token for the registry.')
  if (registryUrl) return new RegistryClient({ url: registryUrl, token: token ?? access?.token ?? '', by })
  if (!access) return undefined
  const response = await fetch(`${access.url}/health/live`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => undefined)
  return response?.ok ? new RegistryClient({ ...access, by }) : undefined
}
