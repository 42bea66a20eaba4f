import type { Found } from '@anyam/host/server/rendering/last-good'
import { applicationPage, categoryPage, vacancyPage } from '@arunika/admin-contracts'
import {
  articleCardList,
  articleDetail,
  articlePage,
  openings,
  vacancy,
  vacancyList,
} from '@arunika/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { adminVacanciesAs, applicationsAs, categoriesAs } from './admin-views.ts'
import { readable } from './own-responses.ts'
import { respondTo } from './responses.ts'
import { readEntries, specifiedAdminVacancy, specifiedCategory } from './specified.ts'
import { SpecifiedApi } from './specified-api.ts'

const ARTICLE = {
  ...{
    id: 1,
    title: 'A',
    content: '<p>A</p>',
    date: '2025-01-15',
    hashtags: '#a',
    featured_image_path: 'a.png',
  },
  categories: [{ id: 1, name: 'C' }],
}
const VACANCY = {
  id: 1,
  type: 'internship',
  title: 'V',
  location: 'B',
  requirement: '<p>R</p>',
  description: '<p>D</p>',
}
const APPLICATION = {
  ...{
    id: 1,
    createdAt: '2025-01-15 00:00:00',
    name: 'N',
    phone: '1',
    email: 'e',
    education: 's1',
    is_read: 0,
  },
  ...{ why_interested: 'a', applicationFiles: [{ file_path: 'a.pdf' }] },
}
const GOOD: Record<string, object> = {
  '/api/articles': [ARTICLE, { ...ARTICLE, id: 2 }],
  '/api/articles/1': { article: ARTICLE, relatedArticles: [ARTICLE] },
  '/api/job-vacancies': [VACANCY, { ...VACANCY, id: 2 }],
  '/api/job-vacancies/1': { type: 'internship', title: 'V' },
  '/api/admin/articles': [ARTICLE],
}
const VIEWS: [address: string, schema: ZodMiniType][] = [
  ['/api/articles?view=cards', articleCardList],
  ['/api/articles?view=page&q=a', articlePage],
  ['/api/articles/1', articleDetail],
  ['/api/job-vacancies', vacancyList],
  ['/api/job-vacancies?view=openings', openings],
  ['/api/job-vacancies/1', vacancy],
]

/** A value with one of its parts replaced, removed or put somewhere else. */
function mutated(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null || steps.length === 0) return by
  const keys = Object.keys(value)
  const key = keys[step % Math.max(1, keys.length)]
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? mutated(part, rest, by) : part))
  const part = mutated((value as Record<string, unknown>)[key], rest, by)
  return { ...value, [key]: part }
}

const steps = fc.array(fc.nat(9), { maxLength: 4 })
const junk = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    '0',
    '12',
    'null',
    '2025-02-30',
    '2025-01-15 00:00:00',
    -1,
    1e99,
    [],
    {},
    [null],
    true,
  ),
  fc.string({ maxLength: 8 }),
  fc.integer(),
)

it('10,000 mutated responses: every view of the public pages keeps its contract', async () => {
  const mutation = fc.tuple(steps, junk)
  const property = fc.asyncProperty(
    fc.tuple(mutation, mutation, mutation, mutation, mutation),
    async (mutations) => {
      const responses = Object.fromEntries(
        Object.entries(GOOD).map(([path, good], index) => [
          path,
          mutated(good, ...(mutations[index] ?? [[], null])),
        ]),
      )
      const ask = async ({ url }: { url: string }): Promise<Found> => ({
        status: 200,
        text: JSON.stringify(responses[new URL(url).pathname]) ?? '',
      })
      const api = new SpecifiedApi({ ask, knows: () => true }, 'http://host', () => {})
      for (const [address, schema] of VIEWS) {
        const { status, text } = await respondTo(api, address)
        // A subject of which no source can be read is not found.
        if (status === 200) schema.parse(JSON.parse(text))
        else expect([address, status]).toEqual([expect.stringMatching(/\/1$/), 404])
      }
    },
  )
  await fc.assert(property, { numRuns: 2_000, seed: 42, endOnFailure: true })
})

it('the same of the back-office’s lists', () => {
  const query = new URLSearchParams({ view: 'page', q: 'a' })
  const good = { ...VACANCY, status: 'open', applicationResponses: [APPLICATION] }
  fc.assert(
    fc.property(steps, junk, (where, by) => {
      const read = readEntries(specifiedAdminVacancy, [mutated(good, where, by), good]).entries
      expect(read.length).toBeGreaterThanOrEqual(1)
      vacancyPage.parse(adminVacanciesAs(read, query))
      for (const one of read) applicationPage.parse(applicationsAs(one, query))
      const raw = { id: 1, name: 'C', articles: [ARTICLE] }
      categoryPage.parse(
        categoriesAs(readEntries(specifiedCategory, [mutated(raw, where, by)]).entries, query),
      )
    }),
    { numRuns: 2_000, seed: 42, endOnFailure: true },
  )
})

it('10,000 mutated responses of the product’s own api keep their contract, and lists their other entries', () => {
  const row = { id: 1, title: 'V', type: 'internship', location: 'B', status: 'open', ...{ applications: 0 } }
  const counts = { page: 1, found: 2, foundAtLeast: false, total: 2, totalAtLeast: false }
  const page = (entry: object) => ({ entries: [entry, { ...row, id: 2, newApplications: 0 }], ...counts })
  const { content: _, ...card } = ARTICLE
  const lists: [ZodMiniType, (entry: unknown) => unknown, object][] = [
    [articleCardList, (entry) => [entry, card], card],
    [articleDetail, (entry) => ({ article: ARTICLE, relatedArticles: [entry, card] }), card],
    [articlePage, (entry) => ({ articles: [entry, card], total: 2, page: 1, pages: 1 }), card],
    [vacancyList, (entry) => [entry, VACANCY], VACANCY],
    [vacancyPage, (entry) => ({ ...page(Object(entry)), next: null, previous: null }), row],
  ]
  fc.assert(
    fc.property(steps, junk, steps, junk, (where, by, anywhere, other) => {
      for (const [schema, listOf, entry] of lists) {
        const { value } = readable(schema, structuredClone(listOf(mutated(entry, where, by))))
        expect(JSON.stringify(schema.parse(value))).toContain('"id":')
        const found = readable(schema, structuredClone(mutated(listOf(entry), anywhere, other))).value
        if (found !== undefined) schema.parse(found)
      }
    }),
    { numRuns: 1_000, seed: 42, endOnFailure: true },
  )
})
