import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import { menuOf, type NavEntry } from '@arunika/federation'
import type { FoundLink } from '@arunika/ui'
import type { ClassSentences } from '../../content/class-sentences.ts'
import { filmsIn } from '../../content/films.ts'
import { gamesIn } from '../../content/games.ts'
import { projectPath } from '../../content/project-names.ts'
import type { ProjectTexts } from '../../content/project-texts.ts'
import { holdsWords } from './holds-words.ts'
import type { PageSection } from './page-sections.ts'

/** The most pages that a search lists. */
const LISTED = 8

/**
 * Pages that the menus lead to, of all remotes: those whose labels hold the words, with their leads, and then those of this
 * remote that show something with the words, with that.
 * @param sections what pages show, by their paths
 */
export function findPages(
  words: string,
  nav: readonly NavEntry[] | undefined,
  sections: Readonly<Record<string, readonly PageSection[]>>,
): FoundLink[] {
  const entries = (['site', 'classes', 'legal'] as const).flatMap((area) => menuOf(nav, area))
  const pages = entries.flatMap(({ children = [], ...entry }) => [
    { ...entry, parent: '' },
    ...children.map((child) => ({ ...child, parent: entry.label })),
  ])
  const found = pages.flatMap(({ to, label, parent }) => {
    const shown = sections[to] ?? []
    const isNamed = holdsWords(words, label, parent)
    const section = isNamed
      ? shown[0]
      : (shown.find(({ name, text }) => holdsWords(words, name, text)) ??
        shown.find(({ name, text }) => holdsWords(words, label, name, text)))
    if (!isNamed && !section) return []
    return [{ isNamed, link: { to, title: label, ...(parent && { details: parent }), ...textOf(section) } }]
  })
  return found
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .slice(0, LISTED)
    .map(({ link }) => link)
}

const textOf = (section: PageSection | undefined) =>
  section && { text: section.name ? `${section.name}: ${section.text}` : section.text }

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

export const findProjects = (words: string, { games, films }: ProjectTexts): FoundLink[] =>
  [...gamesIn(games), ...filmsIn(films)]
    .filter(({ title, kind, description }) => holdsWords(words, title, kind, description))
    .map((project) => ({
      to: projectPath(project),
      title: project.title,
      details: project.kind,
      text: project.description,
    }))
