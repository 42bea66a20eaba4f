import { CodedError } from '@anyam/server/errors'
import * as oidc from 'openid-client'
import type { ProviderSettings } from '../../settings.ts'

const DEADLINE_SECONDS = 5
const SCOPE = 'openid email'

/** Values that the browser must return to complete the login it started. */
export interface Flow {
  state: string
  nonce: string
  /** PKCE code verifier. */
  verifier: string
}

/** A person's identity at the provider. */
export interface Identity {
  issuer: string
  subject: string
  /** Undefined unless the provider has verified it. */
  email: string | undefined
}

/** @param redirectUri URL to which the provider redirects browsers */
export function createProvider({ issuer, clientId, clientSecret }: ProviderSettings, redirectUri: string) {
  let known: Promise<oidc.Configuration> | undefined

  /** The provider's metadata; undefined after a failed attempt, so that the next call retries. */
  function configuration(): Promise<oidc.Configuration> {
    known ??= discover().catch((cause: unknown) => {
      known = undefined
      throw away(cause)
    })
    return known
  }

  async function discover() {
    const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    // Every provider must accept this method of authentication (RFC 6749, 2.3.1).
    const found = await oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      oidc.ClientSecretBasic(clientSecret),
      {
        execute: [...insecure, oidc.enableNonRepudiationChecks],
        timeout: DEADLINE_SECONDS,
      },
    )
    return found
  }

  return {
    /** @throws CodedError unavailable */
    async begin(): Promise<{ address: string; flow: Flow }> {
      const verifier = oidc.randomPKCECodeVerifier()
      const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier }
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, flow }
    },

    /** @throws CodedError sign_in_failed or unavailable */
    async finish(query: string, { state, nonce, verifier }: Flow): Promise<Identity> {
      const config = await configuration()
      const returned = new URL(redirectUri)
      returned.search = query
      try {
        const tokens = await oidc.authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new CodedError('sign_in_failed')
        const { email, email_verified: isVerified } =
          claims.email === undefined
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: isVerified === true && typeof email === 'string' ? email : undefined,
        }
      } catch (error) {
        throw refusal(error)
      }
    },
  }
}

const away = (cause: unknown) =>
  new CodedError('unavailable', {
    message: 'The sign-in provider cannot be reached at the moment. Please try again, or use your password.',
    cause,
  })

function refusal(error: unknown): CodedError {
  if (error instanceof CodedError) return error
  const isOfProvider = error instanceof oidc.ResponseBodyError && error.status >= 500
  const { code, cause } = Object(error) as { code?: string; cause?: unknown }
  const isSilent = code === 'OAUTH_TIMEOUT' || error instanceof TypeError || cause instanceof TypeError
  return isOfProvider || isSilent ? away(error) : new CodedError('sign_in_failed', { cause: error })
}
