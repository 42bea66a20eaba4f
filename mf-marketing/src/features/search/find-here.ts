import { menuOf, type NavEntry } from '@anyam/federation'
import type { AcademyClass } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site } from '@arunika/contracts/site'
import { type FoundLink, findPages, holdsWords, type SearchedPage } from '@arunika/ui'
import type { ClassSentences } from '../../content/class-sentences.ts'
import { type ProjectKey, projectNames, projectPath } from '../../content/project-names.ts'
import { sectionsOf } from './page-sections.ts'
import type { SearchTexts } from './texts.ts'
import { isFoundElsewhere } from './words.ts'

/** Maximum number of pages in the results. */
const LISTED = 8

/** Results from this remote's own texts. */
export interface FoundHere {
  pages: readonly FoundLink[]
  projects: readonly FoundLink[]
}

const sources: Record<Language, () => Promise<{ texts: SearchTexts }>> = {
  en: () => import(/* webpackChunkName: "search-texts" */ './texts.ts'),
  id: () => import(/* webpackChunkName: "search-texts-id" */ './texts.id.ts'),
}

/**
 * Finds pages and projects. The texts are in one chunk per language: a document embeds its results, and only a further
 * search needs the chunk.
 * @param nav menus of all remotes
 */
export async function findHere(words: string, site: Site, nav: readonly NavEntry[]): Promise<FoundHere> {
  const { texts } = await sources[site.language ?? DEFAULT_LANGUAGE]()
  return {
    pages: findPages(words, pagesOf(nav, texts, site)).slice(0, LISTED),
    projects: findProjects(words, texts),
  }
}

/** Pages in the menus. A page without sections matches only by its label. */
function pagesOf(nav: readonly NavEntry[], texts: SearchTexts, site: Site): SearchedPage[] {
  const sections = sectionsOf(texts, site)
  const entries = (['site', 'classes', 'legal'] as const).flatMap((area) => menuOf(nav, area))
  return entries
    .flatMap(({ to, label, children = [] }) => [
      { to, label },
      ...children.map((child) => ({ to: child.to, label: child.label, parent: label })),
    ])
    .filter(({ to }) => !isFoundElsewhere(to))
    .map((page) => ({ ...page, sections: sections[page.to] ?? [] }))
}

function findProjects(words: string, { projects }: SearchTexts): FoundLink[] {
  return (Object.keys(projectNames) as ProjectKey[])
    .map((key) => ({ ...projectNames[key], ...projects[key] }))
    .filter(({ title, kind, description }) => holdsWords(words, title, kind, description))
    .map((project) => ({
      to: projectPath(project),
      title: project.title,
      details: project.kind,
      text: project.description,
    }))
}

export const findClasses = (
  words: string,
  classes: readonly AcademyClass[] = [],
  { kinds, summary }: Pick<ClassSentences, 'kinds' | 'summary'>,
  site: Site,
): FoundLink[] =>
  classes
    .map((found) => ({ found, details: kinds[found.kind], text: summary(found, site) }))
    .filter(({ found: { name, teacher }, details, text }) => holdsWords(words, name, details, text, teacher))
    .map(({ found: { path, name }, details, text }) => ({ to: path, title: name, details, text }))
