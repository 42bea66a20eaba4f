import * as z from 'zod'
import { RegistryClient, RegistryClientError } from './client.ts'

type Env = Readonly<Record<string, string | undefined>>

const DEADLINE_MS = 10_000
/** A token is replaced this long before it expires. */
const MARGIN_MS = 60_000

const identity = z.object({ value: z.string().min(1) })
const exchanged = z.object({ access_token: z.string(), expires_in: z.number() })

/** True in a CI job with an identity token, set directly or available from GitHub Actions. */
export const hasIdentity = ({ RELEASE_ID_TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL }: Env): boolean =>
  Boolean(RELEASE_ID_TOKEN || ACTIONS_ID_TOKEN_REQUEST_URL)

/**
 * Exchanges the identity token of a CI job for tokens of the registry, one per remote.
 * @param url of the registry, which is the audience of the identity token
 */
export function exchangedToken(url: string, env: Env) {
  const held = new Map<string | undefined, { text: string; until: number }>()
  const registry = new RegistryClient({ url, token: '' })
  return async (remote: string | undefined): Promise<string> => {
    const known = held.get(remote)
    if (known && known.until > Date.now()) return known.text
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      subject_token: await identityToken(url, env),
      ...(remote && { audience: remote }),
    })
    const response = await registry.request('/token', { method: 'POST', body })
    const { access_token: text, expires_in: seconds } = exchanged.parse(response)
    held.set(remote, { text, until: Date.now() + seconds * 1_000 - MARGIN_MS })
    return text
  }
}

/** @throws RegistryClientError if GitHub returns none */
async function identityToken(audience: string, env: Env): Promise<string> {
  if (env.RELEASE_ID_TOKEN) return env.RELEASE_ID_TOKEN
  const url = new URL(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? '')
  url.searchParams.set('audience', audience)
  const headers = { authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) }).catch(
    () => undefined,
  )
  const { data } = identity.safeParse(await response?.json().catch(() => undefined))
  if (!response?.ok || !data)
    throw new RegistryClientError(
      'no_identity',
      `GitHub gives this job no identity token (${response?.status ?? 'no response'}). The job needs "permissions: id-token: write".`,
    )
  return data.value
}
