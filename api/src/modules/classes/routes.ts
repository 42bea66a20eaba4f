import {
  type AcademyClass,
  academyClass,
  academyClassList,
  classParams,
  errorResponse,
} from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import { CodedError } from '@arunika/server/errors'
import type { Api, Context } from '../../context.ts'
import { prepareResponse } from '../../lib/response-cache.ts'
import { sendCached } from '../../lib/send-cached.ts'
import { siteOf } from '../../settings.ts'
import { type ClassFacts, classes } from './classes.ts'

const tags = ['Classes']

function withSummary(facts: ClassFacts, { academy, address }: Site): AcademyClass {
  const { name, ages, days, teacher } = facts
  const whom = ages.endsWith('-') ? `from ${ages.slice(0, -1)}` : `for ages ${ages}`
  return {
    ...facts,
    summary: `${name} ${whom} at ${academy} in ${address.city}, with ${teacher}. ${days}.`,
  }
}

/** What visitors read: prepared once, because classes change only with a new api. */
export function classRoutes(api: Api, { settings }: Pick<Context, 'settings'>) {
  const site = siteOf(settings)
  const shown = classes.map((each) => withSummary(each, site))
  const all = prepareResponse('classes', JSON.stringify(shown))
  const byPath = new Map(
    shown.map((each) => [each.path, prepareResponse(each.path, JSON.stringify(each))] as const),
  )

  api.get(
    '/api/classes',
    {
      schema: {
        tags,
        summary: 'All classes of the academy',
        response: { 200: academyClassList, '4xx': errorResponse },
      },
    },
    (request, reply) => sendCached(request, reply, all),
  )

  api.get(
    '/api/classes/:programme/:slug',
    {
      schema: {
        tags,
        summary: 'One class of the academy',
        params: classParams,
        response: { 200: academyClass, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { programme, slug } = request.params
      const found = byPath.get(`/academy/${programme}/${slug}`)
      if (!found) throw new CodedError('class_not_found')
      return sendCached(request, reply, found)
    },
  )
}
