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

/** Pages that the menus lead to, of all remotes. */
export function findPages(words: string, nav: readonly NavEntry[] | undefined): FoundLink[] {
  const entries = (['site', 'classes', 'legal'] as const).flatMap((area) => menuOf(nav, area))
  const pages = entries.flatMap(({ children = [], ...entry }) => [
    { ...entry, parent: '' },
    ...children.map((child) => ({ ...child, parent: entry.label })),
  ])
  return pages
    .filter(({ label, parent }) => holdsWords(words, label, parent))
    .map(({ to, label, parent }) => ({ to, title: label, ...(parent && { details: parent }) }))
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

export const findProjects = (words: string, { games, films }: ProjectTexts): FoundLink[] =>
  [...gamesIn(games), ...filmsIn(films)]
    .filter(({ title, kind, description }) => holdsWords(words, title, kind, description))
    .map((project) => ({
      to: projectPath(project),
      title: project.title,
      details: project.kind,
      text: project.description,
    }))
