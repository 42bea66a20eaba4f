import { once } from 'node:events'
import { connect } from 'node:net'
import type { ApiSettings } from '../../api/src/settings.ts'
import { withClient } from '../backup/tables.ts'
import { bad, good, type Outcome, reasonOf } from './finding.ts'

const DEADLINE_MS = 5_000

/** Checks that not everyone may claim any address, which would defeat the limits per visitor. */
export function trust({ trustProxy }: ApiSettings): Outcome {
  if (/(^|[,\s])[\d.:]+\/0($|[,\s])/.test(trustProxy))
    return bad(
      `TRUST_PROXY ${trustProxy} trusts everyone: visitors choose their own address and escape all limits. Name the proxy.`,
    )
  return good(trustProxy ? `Forwarded headers of ${trustProxy} are trusted.` : 'No proxy is trusted.')
}

/** Checks that a forward proxy accepts connections, and that servers on this machine are reached without it. */
export async function forwardProxy(env: Record<string, string | undefined>): Promise<Outcome | Outcome[]> {
  if (env.NODE_USE_ENV_PROXY !== '1') return []
  const proxies = ['http_proxy', 'https_proxy'].map((name) => env[name] ?? env[name.toUpperCase()])
  const address = proxies.find(Boolean)
  if (!address) return []
  const direct = (env.no_proxy ?? env.NO_PROXY ?? '').split(',').map((host) => host.trim())
  if (!direct.includes('*') && !['127.0.0.1', 'localhost'].every((host) => direct.includes(host)))
    return bad(
      `The servers would reach each other by the proxy ${address}: set NO_PROXY to localhost,127.0.0.1 and the hosts of your network.`,
    )
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) || 80 })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(DEADLINE_MS) })
    return good(`The proxy ${address} accepts connections.`)
  } catch (error) {
    return bad(`The proxy ${address} cannot be reached: ${reasonOf(error)}.`)
  } finally {
    socket.destroy()
  }
}

async function responds(name: string, url: string): Promise<Outcome> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
    await response.body?.cancel()
    if (!response.ok) return bad(`${name}: ${url} responds with ${response.status}.`)
    return good(`${name} responds.`)
  } catch (error) {
    return bad(`${name}: ${url} cannot be reached: ${reasonOf(error)}.`)
  }
}

/** Checks that the configured OpenID provider and registry respond. */
export function servers({ oidc, registryUrl }: ApiSettings): Promise<Outcome[]> {
  const addresses = {
    OIDC_ISSUER: oidc && `${oidc.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
    REGISTRY_URL: registryUrl && `${registryUrl}/health/live`,
  }
  const known = Object.entries(addresses).flatMap(([name, url]) => (url ? [responds(name, url)] : []))
  return Promise.all(known)
}

/** Checks that each further server of the database accepts connections. */
export function databases({ databaseReadUrls, databaseDirectUrls }: ApiSettings): Promise<Outcome[]> {
  const lists = { DATABASE_READ_URL: databaseReadUrls, DATABASE_DIRECT_URL: databaseDirectUrls }
  const all = Object.entries(lists).flatMap(([name, urls]) => urls.map((url) => ({ name, url })))
  return Promise.all(
    all.map(async ({ name, url }) => {
      const { host } = new URL(url)
      return withClient(url, (client) => client.query('select 1')).then(
        () => good(`${name}: ${host} responds.`),
        (error: unknown) => bad(`${name}: ${host} does not let us in: ${reasonOf(error)}.`),
      )
    }),
  )
}
