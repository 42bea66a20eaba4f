import { CodedError } from '@anyam/server/errors'
import { readAtMost } from '@anyam/server/http'
import { createRemoteJWKSet, customFetch, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { allowInsecureRequests, discoveryRequest, processDiscoveryResponse } from 'oauth4webapi'
import { isSafeIssuer } from './trusted-publishers.ts'

const DEADLINE_MS = 5_000
const MOST_ISSUERS = 20
const MOST_BYTES = 256 * 1024
const HOUR_MS = 3600_000
/** Tolerated difference between the clocks of two machines, in seconds. */
const CLOCK_TOLERANCE_S = 30

/** Only asymmetric algorithms: a party that can verify a token must not be able to create one. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

type Keys = ReturnType<typeof createRemoteJWKSet>

/** Verifies the identity tokens of the listed issuers, and caches the issuers' keys. */
export class IdentityTokens {
  readonly #keys = new LRUCache<string, Keys>({ max: MOST_ISSUERS, ttl: HOUR_MS, fetchMethod: keysOf })

  /**
   * @param trusted the only issuers that are contacted, each with the audience of its tokens
   * @throws CodedError with the reason why the token is invalid
   */
  async verify(text: string, trusted: readonly { issuer: string; audience: string }[]): Promise<JWTPayload> {
    const issuer = issuerOf(text)
    const audience = trusted.filter((one) => one.issuer === issuer).map((one) => one.audience)
    if (audience.length === 0)
      throw new CodedError('issuer_unknown', { message: `No trusted publisher has the issuer ${issuer}.` })
    try {
      const keys = await this.#keys.forceFetch(issuer)
      const { payload } = await jwtVerify(text, keys, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_S,
      })
      return payload
    } catch (error) {
      throw refusal(error, issuer)
    }
  }
}

function issuerOf(text: string): string {
  try {
    return decodeJwt(text).iss ?? ''
  } catch {
    throw new CodedError('identity_invalid')
  }
}

async function keysOf(issuer: string): Promise<Keys> {
  const url = new URL(issuer)
  const isLocal = url.protocol === 'http:'
  const response = await discoveryRequest(url, {
    signal: AbortSignal.timeout(DEADLINE_MS),
    [allowInsecureRequests]: isLocal,
  })
  const { jwks_uri: address = '' } = await processDiscoveryResponse(url, await bounded(response))
  if (!isSafeIssuer(address) || (!isLocal && address.startsWith('http:')))
    throw new TypeError(`${issuer} names no safe address of its keys.`)
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: DEADLINE_MS,
    [customFetch]: async (...args) => bounded(await fetch(...args)),
  })
}

/** @throws TypeError if a response is longer than any valid one */
async function bounded(response: Response): Promise<Response> {
  const body = await readAtMost(response, MOST_BYTES)
  if (!body) throw new TypeError('The response is too large.')
  return new Response(body, { status: response.status, headers: response.headers })
}

function refusal(error: unknown, issuer: string): CodedError {
  if (error instanceof errors.JWTExpired) return new CodedError('identity_expired')
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'aud'
      ? new CodedError('audience_wrong')
      : new CodedError('identity_invalid', { message: `The identity token is refused: ${error.message}.` })
  const isOfToken = INVALID.some((kind) => error instanceof kind)
  if (isOfToken) return new CodedError('identity_invalid')
  return new CodedError('issuer_away', {
    message: `${issuer} cannot be reached, or its keys cannot be read. Please try again shortly.`,
    cause: error,
  })
}

const INVALID = [
  errors.JWSInvalid,
  errors.JWTInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]
