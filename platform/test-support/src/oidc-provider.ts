import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

const CI_JOB = { client_id: 'ci-job', client_secret: 'secret-of-the-ci-job' }

/**
 * A real OpenID provider on this machine. Its own pages accept any password; CI jobs get identity tokens for
 * an audience.
 * @param configure more clients, accounts and claims; called on the first request
 */
export async function startOidcProvider(configure: () => Configuration = () => ({})) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = 'key-of-the-tests'
  let ofNextJob: JWTPayload = {}
  let requests = 0
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => {
    requests++
    handle ??= createProvider().callback()
    void handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const jwk = await exportJWK(privateKey)

  function createProvider() {
    const configuration = configure()
    return new Provider(issuer, {
      ...configuration,
      jwks: { keys: [{ ...jwk, kid, use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['cookies-of-the-tests'] },
      clients: [
        ...(configuration.clients ?? []),
        { ...CI_JOB, grant_types: ['client_credentials'], response_types: [], redirect_uris: [] },
      ],
      features: {
        ...configuration.features,
        clientCredentials: { enabled: true },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: (_context, resource) => ({
            scope: '',
            audience: resource,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 300,
          }),
        },
      },
      formats: {
        customizers: {
          jwt(_context, _token, parts) {
            Object.assign(parts.payload, ofNextJob)
          },
        },
      },
    })
  }

  /** An identity token for a CI job, with the claims that identify the job. */
  async function identityToken(audience: string, claims: JWTPayload): Promise<string> {
    ofNextJob = claims
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${CI_JOB.client_id}:${CI_JOB.client_secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource: audience }),
    })
    const { access_token: token } = (await response.json()) as { access_token: string }
    return token
  }

  /**
   * Signs a person in on the provider's own pages, as a browser does.
   * @returns the query with which the provider redirects back
   */
  async function signIn(address: string, login: string): Promise<string> {
    const cookies = new Map<string, string>()
    let url = address
    let body: URLSearchParams | undefined
    for (;;) {
      const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
      const response = await fetch(url, {
        redirect: 'manual',
        headers,
        ...(body && { method: 'POST', body }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/) ?? []
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      body = undefined
      if (location) url = new URL(location, url).href
      else {
        const page = await response.text()
        const [, form] = /action="([^"]+)"/.exec(page) ?? []
        const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
        if (!form || !prompt) throw new Error(`The provider shows no form: ${page.slice(0, 300)}`)
        url = form
        body = new URLSearchParams({ prompt, login, password: 'any' })
      }
      if (!url.startsWith(`${issuer}/`)) return new URL(url).search.slice(1)
    }
  }

  /** Signs a token with any content, with the provider's key or another one. */
  const sign = (payload: JWTPayload, key: CryptoKey = privateKey, header = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key)

  return {
    issuer,
    publicKey,
    identityToken,
    signIn,
    sign,
    requests: () => requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
