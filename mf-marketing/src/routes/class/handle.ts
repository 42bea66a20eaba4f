import { type AcademyClass, PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { classesKey, classKey } from '../../features/class/api/get-class.ts'
import { course } from '../../features/structured-data/course.ts'

export const classHandle: PageHandle<AcademyClass> = {
  chunk: 'class',
  searchParams: [],
  subject: ({ params }) => classKey(params),
  preload: () => [PORTFOLIO_PATH],
  addresses: { list: classesKey, paths: (classes: AcademyClass[]) => classes.map(({ path }) => path) },
  meta: ({ site }, found) => {
    if (!found) return { title: 'Class', description: site.academy }
    const { name, kind, summary: description } = found
    return {
      title: `${name}: ${kind} in ${site.address.city}`,
      breadcrumb: name,
      description,
      jsonLd: [course(site, { ...found, description })],
    }
  },
}
