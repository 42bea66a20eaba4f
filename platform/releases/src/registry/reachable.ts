import { type Settings, withSecretFiles } from '@anyam/server/env'
import { exchangedToken, hasIdentity } from './ci-identity.ts'
import { RegistryClient } from './client.ts'
import { readOperatorAccess } from './operator-file.ts'

const DEADLINE_MS = 2_000

/**
 * The registry that commands use: either that of REGISTRY_URL with RELEASE_TOKEN, the identity of a CI job or
 * REGISTRY_OPERATOR_TOKEN, or that of this data folder. Undefined if no registry runs; commands then change
 * the store directly.
 * @param by for the journal
 * @throws Error if REGISTRY_URL is set without a token
 */
export async function reachableRegistry(
  { dataDir, registryUrl, registryOperatorToken }: Settings,
  by: string,
): Promise<RegistryClient | undefined> {
  const access = await readOperatorAccess(dataDir)
  if (registryUrl) return registryAt(registryUrl, by, registryOperatorToken ?? access?.token)
  if (!access) return undefined
  const response = await fetch(`${access.url}/health/live`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => undefined)
  return response?.ok ? new RegistryClient({ ...access, by }) : undefined
}

/**
 * Client of a site's registry, with RELEASE_TOKEN or the identity of a CI job.
 * @param otherToken used if there is neither
 * @throws Error without any token
 */
export function registryAt(url: string, by: string, otherToken?: string): RegistryClient {
  const env = withSecretFiles(process.env, ['RELEASE_TOKEN', 'RELEASE_ID_TOKEN'])
  const ofJob = hasIdentity(env) ? exchangedToken(url, env) : undefined
  const token = env.RELEASE_TOKEN ?? ofJob ?? otherToken
  if (token) return new RegistryClient({ url, token, by })
  throw new Error(
    'Set RELEASE_TOKEN to a token for the registry, or RELEASE_ID_TOKEN to the identity token of the CI job.',
  )
}
