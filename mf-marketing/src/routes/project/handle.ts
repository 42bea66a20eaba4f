import type { PageHandle } from '@arunika/federation'
import { isGame, type ProjectName, projectNames, projectPath } from '../../content/project-names.ts'

const handleOf = (project: ProjectName): PageHandle => ({
  chunk: 'project',
  searchParams: [],
  meta: ({ site }) => ({
    title: `${project.title}: ${isGame(project) ? 'a game' : 'an animation'} made in ${site.address.city}`,
    breadcrumb: project.title,
    description: `${project.title} in a film, in facts and from wireframe to final: for whom, by whom and how it was made.`,
  }),
  card: async ({ site }) => {
    const { projectCard } = await import(
      /* webpackChunkName: "social-cards" */ '../../content/social-cards.ts'
    )
    return projectCard(site, projectPath(project))
  },
})

/** A route for each project rather than one with a parameter: the site knows no other address below a service. */
export const projectPages = Object.values(projectNames).map((project) => ({
  path: projectPath(project),
  handle: handleOf(project),
}))
