import { CodedError } from '@anyam/server/errors'
import {
  type AcademyClass,
  academyClass,
  academyClassList,
  classParams,
  errorResponse,
  languageQuery,
} from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { Api, Context } from '../../context.ts'
import { type CachedResponse, prepareResponse } from '../../lib/response-cache.ts'
import { sendCached } from '../../lib/send-cached.ts'
import { siteOf } from '../../settings.ts'
import { loadOpenTerms, type OpenTerms, termsOnWire, trialsOnWire } from '../terms/open-terms.ts'
import { bookable, type ClassFacts, classes } from './classes.ts'
import { inWords, syllabusOf } from './texts.ts'

const tags = ['Classes']

/**
 * Routes for visitors. Each response is made again, because its trials depend on the time and on each booking, but
 * equal responses are encoded once.
 */
export function classRoutes(api: Api, { reads, settings }: Pick<Context, 'reads' | 'settings'>) {
  const site = siteOf(settings)
  const prepared = new Map<string, { text: string; response: CachedResponse }>()
  let last: OpenTerms = { terms: [], booked: new Map() }

  /** While the database is away, the classes are shown with the terms that were last read. */
  async function openTerms(now: Date, classPath?: string): Promise<OpenTerms> {
    try {
      const open = await reads.read((db) => loadOpenTerms(db, now, classPath))
      if (classPath === undefined) last = open
      return open
    } catch {
      return last
    }
  }

  function prepare(key: string, shown: AcademyClass | AcademyClass[]): CachedResponse {
    const text = JSON.stringify(shown)
    const known = prepared.get(key)
    if (known?.text === text) return known.response
    const response = prepareResponse(key, text)
    prepared.set(key, { text, response })
    return response
  }

  const shownIn = (facts: ClassFacts, language: Language, open: OpenTerms): AcademyClass => ({
    ...inWords(facts, site, language),
    ...termsOnWire(open, facts.path, language),
  })

  api.get(
    '/api/classes',
    {
      schema: {
        tags,
        summary: 'All classes of the academy, with their terms',
        querystring: languageQuery,
        response: { 200: academyClassList, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { language = DEFAULT_LANGUAGE } = request.query
      const open = await openTerms(new Date())
      const shown = classes.map((facts) => shownIn(facts, language, open))
      return sendCached(request, reply, prepare(`classes@${language}`, shown))
    },
  )

  api.get(
    '/api/classes/:programme/:slug',
    {
      schema: {
        tags,
        summary: 'One class of the academy, with its terms and the next trials',
        params: classParams,
        querystring: languageQuery,
        response: { 200: academyClass, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { programme, slug } = request.params
      const { language = DEFAULT_LANGUAGE } = request.query
      const path = `/academy/${programme}/${slug}`
      const facts = bookable.find((each) => each.path === path)
      if (!facts) throw new CodedError('class_not_found')
      const now = new Date()
      const open = await openTerms(now, path)
      const shown = {
        ...shownIn(facts, language, open),
        ...syllabusOf(facts, language),
        ...trialsOnWire(open, path, language, now),
      }
      return sendCached(request, reply, prepare(`${path}@${language}`, shown))
    },
  )
}
