import type { PageHandle } from '@arunika/federation'
import { projectHead } from '../../content/project-head.ts'
import { type ProjectName, projectNames, projectPath } from '../../content/project-names.ts'

const handleOf = (project: ProjectName): PageHandle => ({
  chunk: 'project',
  searchParams: [],
  meta: ({ site }) => {
    const { title, description } = projectHead.in(site.language)
    return {
      title: title(project, site.address.city),
      breadcrumb: project.title,
      description: description(project.title),
    }
  },
  card: async ({ site }) => {
    const { projectCard } = await import(
      /* webpackChunkName: "social-cards" */ '../../content/social-cards.ts'
    )
    return projectCard(site, project)
  },
})

/** A route for each project rather than one with a parameter: the site knows no other address below a service. */
export const projectPages = Object.values(projectNames).map((project) => ({
  path: projectPath(project),
  handle: handleOf(project),
}))
