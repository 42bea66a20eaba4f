import type { Site } from './index.ts'

/** A step on the way from the home page to a page: its name and its path. */
export type Step = readonly [name: string, path: string]

/** schema.org BreadcrumbList; the home page is prepended. */
export const breadcrumbs = (site: Site, steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [[site.name, '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site.publicUrl}${path}`,
  })),
})
