import type { NavEntry, PageMeta } from '@anyam/federation'
import { inLanguage } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'

const isOn = (path: string, to: string) => path === to || path.startsWith(`${to}/`)

/**
 * schema.org BreadcrumbList of a page: the home page, the menu entries that lead to it, and the page itself.
 * The names come from the remotes' manifests; a page without an entry provides its own.
 * @param path canonical, without the language
 * @returns undefined for a page that no entry leads to
 */
export function breadcrumbs(
  { name, publicUrl, language }: Pick<Site, 'name' | 'publicUrl' | 'language'>,
  nav: readonly NavEntry[] = [],
  path: string,
  breadcrumb: PageMeta['breadcrumb'],
): object | undefined {
  const [pathname = ''] = path.split('?')
  const trail = nav
    .filter(({ area }) => area !== 'back-office')
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .filter(({ to }) => to !== '/' && isOn(pathname, to))
    .sort((one, other) => one.to.length - other.to.length)
    .map(({ label, to }) => [label, to] as const)
  if (trail.length === 0) return undefined
  const own = breadcrumb && trail.at(-1)?.[1] !== path ? [[breadcrumb, path] as const] : []
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[name, '/'] as const, ...trail, ...own].map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + inLanguage(to, language),
    })),
  }
}
