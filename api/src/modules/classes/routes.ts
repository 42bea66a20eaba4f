import { CodedError } from '@anyam/server/errors'
import { academyClass, academyClassList, classParams, errorResponse, languageQuery } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { Api, Context } from '../../context.ts'
import { prepareResponse } from '../../lib/response-cache.ts'
import { sendCached } from '../../lib/send-cached.ts'
import { siteOf } from '../../settings.ts'
import { classes } from './classes.ts'
import { inWords } from './texts.ts'

const tags = ['Classes']

/** Routes for visitors. Responses are prepared once, because classes change only with a new api version. */
export function classRoutes(api: Api, { settings }: Pick<Context, 'settings'>) {
  const site = siteOf(settings)
  const prepare = (language: Language) => {
    const shown = classes.map((each) => inWords(each, site, language))
    const byPath = new Map(
      shown.map((each) => [each.path, prepareResponse(`${each.path}@${language}`, JSON.stringify(each))]),
    )
    return { all: prepareResponse(`classes@${language}`, JSON.stringify(shown)), byPath }
  }
  const prepared = { en: prepare('en'), id: prepare('id') } satisfies Record<Language, unknown>

  api.get(
    '/api/classes',
    {
      schema: {
        tags,
        summary: 'All classes of the academy',
        querystring: languageQuery,
        response: { 200: academyClassList, '4xx': errorResponse },
      },
    },
    (request, reply) => sendCached(request, reply, prepared[request.query.language ?? DEFAULT_LANGUAGE].all),
  )

  api.get(
    '/api/classes/:programme/:slug',
    {
      schema: {
        tags,
        summary: 'One class of the academy',
        params: classParams,
        querystring: languageQuery,
        response: { 200: academyClass, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { programme, slug } = request.params
      const { language = DEFAULT_LANGUAGE } = request.query
      const found = prepared[language].byPath.get(`/academy/${programme}/${slug}`)
      if (!found) throw new CodedError('class_not_found')
      return sendCached(request, reply, found)
    },
  )
}
