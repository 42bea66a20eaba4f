import type { CodedError } from '@anyam/server/errors'
import { languageQuery } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site } from '@arunika/contracts/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { mapError } from './map-error.ts'

export const ownParams = z.object({ token: z.string().check(z.maxLength(100)) })

export const languageOf = (request: FastifyRequest) =>
  z.safeParse(languageQuery, request.query).data?.language

interface OwnPages {
  /** Sends the page of a link, with an error. */
  show(
    reply: FastifyReply,
    visit: { token: string; language: Language | undefined; problem: CodedError },
  ): Promise<FastifyReply>
  site(): Promise<Site>
  badLinkPage(site: Site, language: Language): string
  headers: Record<string, string>
}

/**
 * Error handler of pages that people without an account open by a link: explains an error on the page, and a link that
 * does not work on a separate one.
 */
export const explainOn =
  ({ show, site, badLinkPage, headers }: OwnPages) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const coded = mapError(error)
    if (coded.status >= 500) throw error
    const language = languageOf(request)
    const { data } = z.safeParse(ownParams, request.params)
    if (coded.code !== 'invalid_link' && data)
      return show(reply, { token: data.token, language, problem: coded })
    const html = badLinkPage(await site(), language ?? DEFAULT_LANGUAGE)
    return reply.code(coded.status).headers(headers).send(html)
  }
