import { type AcademyClass, PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { classSentences } from '../../content/class-sentences.ts'
import { classesKey, classKey } from '../../features/class/api/get-class.ts'
import { course } from '../../features/structured-data/course.ts'

export const classHandle: PageHandle<AcademyClass> = {
  chunk: 'class',
  searchParams: [],
  subject: ({ params, site }) => classKey(params, site.language),
  content: async ({ params: { slug = '' }, site }) =>
    (await import(/* webpackChunkName: "class" */ '../../content/class-content.ts')).loadClass(
      slug,
      site.language,
    ),
  preload: () => [PORTFOLIO_PATH],
  addresses: { list: classesKey(), paths: (classes: AcademyClass[]) => classes.map(({ path }) => path) },
  meta: ({ site }, found) => {
    const words = classSentences.in(site.language)
    if (!found) return { title: words.unknown, description: site.academy }
    const { name } = found
    const description = words.summary(found, site)
    return {
      title: words.title(found, site.address.city),
      breadcrumb: name,
      description,
      jsonLd: [course(site, { ...found, description })],
    }
  },
}
