import type { PageDeclaration } from '@anyam/federation'
import { type AcademyClass, PORTFOLIO_PATH } from '@arunika/contracts'
import { classSentences } from '../../content/class-sentences.ts'
import { classesKey, classKey } from '../../features/class/api/get-class.ts'

export const classHandle: PageDeclaration<AcademyClass> = {
  chunk: 'class',
  searchParams: [],
  subject: ({ params, site }) => classKey(params, site.language),
  content: async ({ params: { programme = '', slug = '' }, site }) =>
    (await import(/* webpackChunkName: "class" */ '../../content/class-content.ts')).loadClass(
      `/academy/${programme}/${slug}`,
      site.language,
    ),
  preload: () => [PORTFOLIO_PATH],
  addresses: {
    list: classesKey(),
    paths: (classes: AcademyClass[]) => classes.map(({ path }) => path),
    pictures: async (classes: AcademyClass[]) =>
      (await import(/* webpackChunkName: "for-servers" */ '../../content/social-cards.ts')).classPictures(
        classes,
      ),
  },
  meta: ({ site, read }, found) => {
    const words = read(classSentences)
    if (!found) return { title: words.unknown, description: site.academy }
    const { name } = found
    return {
      title: words.title(found, site.address.city),
      breadcrumb: name,
      description: words.summary(found, site),
    }
  },
}
