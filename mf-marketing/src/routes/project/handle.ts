import type { PageDeclaration } from '@anyam/federation'
import { projectHead } from '../../content/project-head.ts'
import { type ProjectKey, type ProjectName, projectNames, projectPath } from '../../content/project-names.ts'

const handleOf = (key: ProjectKey, project: ProjectName): PageDeclaration => ({
  chunk: 'project',
  searchParams: [],
  content: async ({ site }) =>
    (await import(/* webpackChunkName: "project" */ '../../content/project-content.ts')).loadProject(
      key,
      site.language,
    ),
  meta: ({ site, read }) => {
    const { title, description } = read(projectHead)
    return {
      title: title(project, site.address.city),
      breadcrumb: project.title,
      description: description(project.title),
    }
  },
  card: async ({ site }) => {
    const { projectCard } = await import(
      /* webpackChunkName: "for-servers" */ '../../content/social-cards.ts'
    )
    return projectCard(site, project)
  },
})

/** One route per project instead of a parameterised route, because no other address below a service exists. */
export const projectPages = (Object.keys(projectNames) as ProjectKey[]).map((key) => ({
  path: projectPath(projectNames[key]),
  handle: handleOf(key, projectNames[key]),
}))
