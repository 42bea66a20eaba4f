import type { PageDeclaration } from '@anyam/federation'
import { type AcademyClass, OPEN_DAY_PATH } from '@arunika/contracts'
import { classesKey, classKey } from '../../features/class/api/get-class.ts'
import { openDayHead } from './head.ts'

export const openDayHandle: PageDeclaration<AcademyClass> = {
  chunk: 'open-day',
  searchParams: [],
  subject: ({ params, site }) => classKey({ programme: 'visit', ...params }, site.language),
  addresses: {
    list: classesKey(),
    // An api without pages of classes has no open days.
    paths: (classes: AcademyClass[]) => (classes.length > 0 ? [OPEN_DAY_PATH] : []),
  },
  meta({ site: { academy, address }, read }) {
    const { name, title, description } = read(openDayHead)
    return {
      title: title(academy, address.city),
      breadcrumb: name,
      description: description(academy, address.city),
    }
  },
}
