import type { PageDeclaration } from '@anyam/federation'
import type { Vacancy } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site } from '@arunika/contracts/site'
import { plainText, truncate } from '@arunika/text'
import { loadSanitizer } from '@arunika/ui'
import { loadRefusal } from '../../features/application/load-refusal.ts'
import { vacanciesKey } from '../../features/vacancies/api/get-vacancies.ts'
import { vacancyKey } from '../../features/vacancies/api/get-vacancy.ts'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { linkedNews } from '../../features/vacancies/linked-news.ts'
import { locationIn, placesOf } from '../../features/vacancies/places.ts'
import { hasSalary } from '../../features/vacancies/salary.ts'
import { applicationHead } from './head.ts'

export const applicationHandle: PageDeclaration<Vacancy> = {
  chunk: 'application',
  searchParams: ['sent', 'fault'],
  unrendered: loadSanitizer,
  subject: ({ params, site }) => vacancyKey(params.id, site.language),
  content: async ({ search, site }) => {
    const error = search.get('fault')
    return error === null ? undefined : loadRefusal(error, site.language)
  },
  addresses: {
    list: vacanciesKey(),
    paths: (vacancies: Vacancy[]) => vacancies.map(({ id }) => `/career/${id}`),
    changed: (vacancies: Vacancy[]) => vacancies.map(({ updatedAt }) => updatedAt?.slice(0, 10)),
    languages: (vacancies: Vacancy[]) => vacancies.map(({ languages }) => languages ?? ENGLISH),
  },
  slots: (_, vacancy) => (vacancy ? [linkedNews(vacancy)] : []),
  card: async (context, vacancy) =>
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).vacancyCard(context, vacancy),
  meta: ({ site, read }, vacancy) => {
    const head = read(applicationHead)
    if (!vacancy)
      return { title: head.title, description: head.description(site.name), contentLanguages: ENGLISH }
    const location = locationIn(vacancy.location, site.language)
    const name = [vacancy.title, location].filter(Boolean).join(', ')
    const title = `${read(jobWords).types[vacancy.type]}: ${name}`
    return {
      title,
      breadcrumb: vacancy.title,
      description: truncate([location, plainText(vacancy.description)].filter(Boolean).join('. '), 155),
      contentLanguages: vacancy.languages ?? ENGLISH,
      jsonLd: [jobPosting(vacancy, site)],
    }
  },
}

/** The languages of an untranslated vacancy. */
const ENGLISH: readonly Language[] = [DEFAULT_LANGUAGE]

/** Structured data for job search engines; a closed vacancy has no page and therefore none. */
function jobPosting(vacancy: Vacancy, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.title,
    description: `${vacancy.description}${vacancy.requirement}`,
    ...(vacancy.createdAt && { datePosted: vacancy.createdAt.slice(0, 10) }),
    employmentType: vacancy.type === 'internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: site.publicUrl,
      logo: `${site.publicUrl}/icon-512.png`,
    },
    jobLocation: placesOf(vacancy.location, site.address).map((address) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...address },
    })),
    identifier: { '@type': 'PropertyValue', name: site.name, value: String(vacancy.id) },
    ...(vacancy.closesOn && { validThrough: `${vacancy.closesOn}T23:59:59+07:00` }),
    ...(hasSalary(vacancy) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'IDR',
        value: {
          '@type': 'QuantitativeValue',
          ...(vacancy.salaryMin && { minValue: vacancy.salaryMin }),
          ...(vacancy.salaryMax && { maxValue: vacancy.salaryMax }),
          unitText: 'MONTH',
        },
      },
    }),
    directApply: true,
  }
}
