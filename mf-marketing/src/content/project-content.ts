import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { ProjectKey } from './project-names.ts'
import type { ProjectText } from './projects.ts'

/** How a project came to be, as its page tells it. */
export interface Story {
  /** For whom it was made. */
  audience: string
  team: string
  /** From the first lines to the last picture. */
  steps: readonly [Step, Step, Step]
}

interface Step {
  name: string
  text: string
}

/** What the page of a project says of it. */
export interface ProjectContent {
  text: ProjectText
  story: Story
}

interface Texts {
  texts: Readonly<Record<ProjectKey, ProjectText>>
  stories: Readonly<Record<ProjectKey, Story>>
}

const sources: Record<Language, () => Promise<Texts>> = {
  en: () => import(/* webpackChunkName: "project-texts" */ './project-stories.ts'),
  id: () => import(/* webpackChunkName: "project-texts-id" */ './project-stories.id.ts'),
}

/** One chunk has the texts of all projects: a document brings those of its own, and only a visitor who goes on needs the others. */
export async function loadProject(
  key: ProjectKey,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ProjectContent> {
  const { texts, stories } = await sources[language]()
  return { text: texts[key], story: stories[key] }
}
