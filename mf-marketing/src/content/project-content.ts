import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { ProjectKey } from './project-names.ts'
import type { ProjectText } from './projects.ts'

/** The making of a project, told on its page. */
export interface Story {
  /** Target audience. */
  audience: string
  team: string
  /** Its success, in figures where there are some. */
  result: string
  /** A client, or someone who uses it. */
  voice: { text: string; by: string }
  /** From the first sketch to the final picture. */
  steps: readonly [Step, Step, Step]
}

interface Step {
  name: string
  text: string
}

/** Texts of a project page. */
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

/**
 * Loads the texts of a project. All projects share one chunk, because a document embeds its own texts and only further
 * navigation needs the chunk.
 */
export async function loadProject(
  key: ProjectKey,
  language: Language = DEFAULT_LANGUAGE,
): Promise<ProjectContent> {
  const { texts, stories } = await sources[language]()
  return { text: texts[key], story: stories[key] }
}
