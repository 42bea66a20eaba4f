import {
  factorAdded,
  loginResponse,
  newPasskey,
  passkeyLogin,
  passkeyParams,
  proof,
  proofOptions,
  secondFactor,
  totpConfirmation,
  totpOffer,
  webAuthnMessage,
} from '@arunika/admin-contracts'
import { errorResponse, messageResponse } from '@arunika/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { visitorOf } from '../auth/routes.ts'
import type { Session } from '../auth/sessions.ts'
import type { SecondFactorService } from './service.ts'

const admin = { tags: ['Admin: account'], security: [{ bearer: [] }] }
const tags = ['Session']
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsAdded = { 200: factorAdded, '4xx': errorResponse }

/** Routes for logins with a second factor or with a passkey only. */
export function secondFactorLoginRoutes(api: Api, factors: SecondFactorService) {
  function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, cookie }: { session: Session; cookie: string },
  ) {
    api.setSessionCookie(reply, cookie)
    reply.header('cache-control', 'no-store')
    return { message: 'Welcome back!', token: api.issueToken(session, request) }
  }

  api.get(
    '/api/login/second-factor',
    {
      onRequest: api.requireBearer,
      schema: {
        tags,
        summary: 'Ways to take the second step of a login; the token is that of the first',
        security: [{ bearer: [] }],
        response: { 200: proofOptions, '4xx': errorResponse },
      },
    },
    (request) => factors.proofOptions(sessionOf(request)),
  )

  api.post(
    '/api/login/second-factor',
    {
      config: { limitedPost: 'login' },
      onRequest: api.requireBearer,
      schema: {
        tags,
        summary: 'The second step of a login; it returns the token for all other calls',
        security: [{ bearer: [] }],
        body: proof,
        response: { 200: loginResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) =>
      begin(request, reply, await factors.finishLogin(sessionOf(request), request.body, visitorOf(request))),
  )

  api.post(
    '/api/login/passkey/options',
    {
      config: { limitedPost: 'login' },
      schema: {
        tags,
        summary: 'Options for a login by passkey',
        response: { 200: webAuthnMessage, '4xx': errorResponse },
      },
    },
    async () => ({ ...(await factors.loginOptions()) }),
  )

  api.post(
    '/api/login/passkey',
    {
      config: { limitedPost: 'login' },
      schema: {
        tags,
        summary: 'Log in by a passkey alone',
        body: passkeyLogin,
        response: { 200: loginResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) =>
      begin(request, reply, await factors.logInByPasskey(request.body.passkey, visitorOf(request))),
  )
}

/** Routes for your account's second factor, and for authenticating with it. */
export function secondFactorRoutes(api: Api, factors: SecondFactorService) {
  api.get(
    '/api/admin/account/second-factor',
    {
      schema: {
        ...admin,
        summary: 'The second factor of your account',
        response: { 200: secondFactor, '4xx': errorResponse },
      },
    },
    (request) => factors.status(sessionOf(request)),
  )

  api.post(
    '/api/admin/account/totp/offer',
    {
      schema: {
        ...admin,
        summary: 'Create a secret for an authenticator app; a code confirms it',
        response: { 200: totpOffer, '4xx': errorResponse },
      },
    },
    (request) => factors.offerTotp(sessionOf(request)),
  )

  api.post(
    '/api/admin/account/totp',
    {
      schema: {
        ...admin,
        summary: 'Add an authenticator app',
        body: totpConfirmation,
        response: respondsAdded,
      },
    },
    (request) => factors.addTotp(sessionOf(request), request.body),
  )

  api.delete(
    '/api/admin/account/totp',
    { schema: { ...admin, summary: 'Remove the authenticator app', response: respondsMessage } },
    async (request) => {
      await factors.removeTotp(sessionOf(request))
      return { message: 'The authenticator app has been removed.' }
    },
  )

  api.post(
    '/api/admin/account/recovery-codes',
    {
      schema: {
        ...admin,
        summary: 'Create new recovery codes; the old ones stop working',
        response: respondsAdded,
      },
    },
    async (request) => ({
      message: 'These are your new recovery codes.',
      recoveryCodes: await factors.renewCodes(sessionOf(request)),
    }),
  )

  api.post(
    '/api/admin/account/passkeys/options',
    {
      schema: {
        ...admin,
        summary: 'Options for the creation of a passkey',
        response: { 200: webAuthnMessage, '4xx': errorResponse },
      },
    },
    async (request) => ({ ...(await factors.passkeyOptions(sessionOf(request))) }),
  )

  api.post(
    '/api/admin/account/passkeys',
    { schema: { ...admin, summary: 'Add a passkey', body: newPasskey, response: respondsAdded } },
    (request) => factors.addPasskey(sessionOf(request), request.body.name, request.body.passkey),
  )

  api.delete(
    '/api/admin/account/passkeys/:id',
    { schema: { ...admin, summary: 'Remove a passkey', params: passkeyParams, response: respondsMessage } },
    async (request) => {
      await factors.removePasskey(sessionOf(request), request.params.id)
      return { message: 'The passkey has been removed.' }
    },
  )

  api.get(
    '/api/admin/account/proof',
    {
      schema: {
        ...admin,
        summary: 'Ways to authenticate again before something that cannot be undone',
        response: { 200: proofOptions, '4xx': errorResponse },
      },
    },
    (request) => factors.proofOptions(sessionOf(request)),
  )

  api.post(
    '/api/admin/account/proof',
    {
      schema: {
        ...admin,
        summary: 'Authenticate again; valid for ten minutes',
        body: proof,
        response: respondsMessage,
      },
    },
    async (request) => {
      await factors.prove(sessionOf(request), request.body)
      return { message: 'Thank you.' }
    },
  )
}
