import { tokenScope } from '@anyam/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { RegistryContext } from './context.ts'
import { logged } from './guard.ts'
import { IdentityTokens } from './identity-tokens.ts'
import { parse, remoteName } from './requests.ts'
import { publisherFor } from './trusted-publishers.ts'

const TYPE = 'urn:ietf:params:oauth:token-type:'
const FORM = 'application/x-www-form-urlencoded'
const MOST_BYTES = 32 * 1024

/** RFC 8693, 2.1. */
const exchange = z.object({
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:token-exchange'),
  subject_token_type: z.enum([`${TYPE}id_token`, `${TYPE}jwt`]),
  subject_token: z.string().min(1),
  /** The remote; required if the identity may release several. */
  audience: remoteName.optional(),
  scope: z
    .string()
    .transform((scopes) => scopes.split(' '))
    .pipe(z.array(tokenScope).min(1))
    .optional(),
})

/** Exchanges the identity token of a CI job for a token of its remote that expires within an hour. */
export function exchangeRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { tokens, policy, publicUrl } = context
  const identityTokens = new IdentityTokens()
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post('/token', { bodyLimit: MOST_BYTES }, async (request) => {
    const { subject_token, audience: remote, scope } = parse(exchange, request.body)
    const { trustedPublishers } = await policy.read()
    const trusted = trustedPublishers.map(({ audience = publicUrl, ...rest }) => ({ ...rest, audience }))
    const claims = await identityTokens.verify(subject_token, trusted)
    const { issuer, name, minutes, ...publisher } = publisherFor(trusted, claims, { remote, scopes: scope })
    const scopes = scope ?? publisher.scopes
    const by = claims.sub ?? ''
    const wanted = { remote: publisher.remote, name, scopes, by, issuer, minutes }
    const command = `exchange the identity of a job for a token ${publisher.remote} ${name} ${scopes}`
    const actor = by || issuer
    const created = await logged(context, { request, command, actor, isRecord: true }, (entry) =>
      tokens.exchange(wanted, entry),
    )
    return {
      access_token: created.text,
      issued_token_type: `${TYPE}access_token`,
      token_type: 'Bearer',
      expires_in: minutes * 60,
      scope: scopes.join(' '),
      remote: publisher.remote,
    }
  })
}
