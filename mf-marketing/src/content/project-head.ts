import { defineWords } from '@anyam/federation'
import { isGame, type ProjectName } from './project-names.ts'

const english = {
  title: (project: ProjectName, city: string) =>
    `${project.title}: ${isGame(project) ? 'a game' : 'an animation'} made in ${city}`,
  description: (title: string) =>
    `${title} in a film, in facts and from line to paint: for whom, by whom and how it was made.`,
}

export type ProjectHead = typeof english

/** Page metadata of a project for tabs and search engines. */
export const projectHead = defineWords(english)
