import { CodedError } from '@anyam/server/errors'
import { SESSION_COOKIES, sessionCookieName } from '@anyam/server/http'
import { mayEnter, RENEWS_TOKENS } from '@arunika/admin-contracts'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { rulesOf } from '../modules/auth/calls.ts'
import type { AuthService } from '../modules/auth/service.ts'
import {
  isProofOld,
  RENEWED_TOKEN_LIFETIME,
  SESSION_LIFETIME,
  type Session,
} from '../modules/auth/sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that only lets requests with a valid token pass. */
    requireBearer: onRequestAsyncHookHandler
    /** Hook that prevents pages of other sites from logging a visitor into their account. */
    refuseFormsOfOtherSites: onRequestAsyncHookHandler
    /** Hook for the one call that carries no token by contract. */
    requireCookieOrBearer: onRequestAsyncHookHandler
    /** Hook for the renewal of a token, which also lets an expired one pass. */
    requireRenewable: onRequestAsyncHookHandler
    /** The token of a login. */
    issueToken(session: Session, request: FastifyRequest): string
    /** @param sessionLeft seconds until the session ends */
    renewToken(session: Session, sessionLeft: number): string
    /** The session cookie's value; undefined if the request has none. */
    sessionCookieOf(request: FastifyRequest): string | undefined
    setSessionCookie(reply: FastifyReply, value: string): void
    clearSessionCookie(reply: FastifyReply): void
  }
  interface FastifyRequest {
    /** Set once a hook has accepted the request. */
    session: Session | null
  }
}

export interface AuthenticationOptions {
  auth: AuthService
  secret: Buffer
  /** Origin of the public site, e.g. `https://arunika.example`. */
  publicOrigin: string
}

/** The session of a request that a hook has accepted. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new CodedError('unauthenticated')
  return request.session
}

/** A signature has several spellings, because the last character of base64url contains unused bits. */
const isCanonical = (signature: string) =>
  Buffer.from(signature, 'base64url').toString('base64url') === signature

const ISSUER = 'arunika-api'
const AUDIENCE = 'arunika-admin'

async function authentication(app: import('fastify').FastifyInstance, options: AuthenticationOptions) {
  const { auth, secret, publicOrigin } = options
  const secure = publicOrigin.startsWith('https:')
  const cookieName = sessionCookieName(publicOrigin)
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const

  await app.register(cookie)
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'iss', 'aud', 'jti', 'sub'],
      checkTyp: 'JWT',
      maxAge: `${SESSION_LIFETIME}s`,
      cache: false,
    },
  })

  /** The token's session, if the token is ours and unexpired and the session still exists. */
  async function bearerSession(request: FastifyRequest, options = {}): Promise<Session | undefined> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined || !isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined
    let claims: { jti?: unknown }
    try {
      claims = app.jwt.verify(token, options)
    } catch {
      return undefined
    }
    return typeof claims.jti === 'string' ? auth.sessions.find(claims.jti, request.ip) : undefined
  }

  /** Browsers set these headers themselves; pages of other sites cannot. Undefined for programs that send neither. */
  function isSameOrigin(request: FastifyRequest): boolean | undefined {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin'
    const { origin } = request.headers
    if (origin === undefined) return undefined
    return origin === publicOrigin || origin === `${request.protocol}://${request.host}`
  }

  /** Under either name, because a gate opens the back-office of a site with TLS on shells without it. */
  async function hasCookieOf({ id }: Session, { cookies, ip }: FastifyRequest): Promise<boolean> {
    const values = Object.values(SESSION_COOKIES).flatMap((name) => cookies[name] ?? [])
    const found = await Promise.all(values.map((value) => auth.sessions.findByCookie(value, ip)))
    return found.some((session) => session?.id === id)
  }

  async function pass(request: FastifyRequest, session: Session | undefined) {
    if (!session) throw new CodedError('unauthenticated')
    request.session = session
    const { area, needsProof, needsCookie, isForPending } = rulesOf(request.routeOptions)
    if (session.isPending && !isForPending) throw new CodedError('second_factor_needed')
    if (!mayEnter(session, area)) throw new CodedError('forbidden')
    if (needsCookie && !(await hasCookieOf(session, request))) throw new CodedError('cookie_needed')
    const asksForProof = needsProof === 'always' || (needsProof === 'by factor' && session.hasSecondFactor)
    if (asksForProof && isProofOld(session)) throw new CodedError('step_up_needed')
  }

  app.decorateRequest('session', null)
  app.decorate('requireBearer', async (request) => pass(request, await bearerSession(request)))
  app.decorate('refuseFormsOfOtherSites', async (request) => {
    // Browsers send JSON to another origin only after a preflight, which the api refuses.
    const isJson = request.headers['content-type']?.startsWith('application/json')
    if (!isJson && isSameOrigin(request) === false) throw new CodedError('cross_site')
  })
  app.decorate('requireCookieOrBearer', async (request) => {
    const value = app.sessionCookieOf(request)
    if (request.headers.authorization !== undefined || value === undefined) {
      return pass(request, await bearerSession(request))
    }
    if (!isSameOrigin(request)) throw new CodedError('cross_site')
    return pass(request, await auth.sessions.findByCookie(value, request.ip))
  })
  // The rights are for screens, which hide forbidden actions. Calls check the rights in the database.
  function tokenFor({ id, administratorId, roles, remotes }: Session, seconds: number, more = {}): string {
    const claims = { jti: id, sub: String(administratorId), roles, remotes, ...more }
    return app.jwt.sign(claims, { expiresIn: `${seconds}s` })
  }
  const renewableToken = (session: Session, seconds: number) =>
    tokenFor(session, seconds, { renewable: true })
  app.decorate('requireRenewable', async (request) =>
    pass(request, await bearerSession(request, { ignoreExpiration: true })),
  )
  app.decorate('issueToken', (session: Session, { headers }: FastifyRequest) =>
    RENEWS_TOKENS in headers
      ? renewableToken(session, RENEWED_TOKEN_LIFETIME)
      : tokenFor(session, SESSION_LIFETIME),
  )
  app.decorate('renewToken', (session: Session, sessionLeft: number) =>
    renewableToken(session, Math.min(RENEWED_TOKEN_LIFETIME, sessionLeft)),
  )
  app.decorate('sessionCookieOf', ({ cookies }: FastifyRequest) => cookies[cookieName])
  app.decorate('setSessionCookie', (reply: FastifyReply, value: string) => {
    reply.setCookie(cookieName, value, { ...cookieOptions, maxAge: SESSION_LIFETIME })
  })
  app.decorate('clearSessionCookie', (reply: FastifyReply) => {
    reply.clearCookie(cookieName, cookieOptions)
  })
}

export default fp(authentication, { name: 'authentication' })
