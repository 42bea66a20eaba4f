// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { projectNames, projectPath } from '../../content/project-names.ts'
import { routes } from '../../expose/routes.tsx'

beforeAll(() => import('./page.tsx'))

test.each(Object.values(projectNames))(
  '$title leads to its own site at the learning-management host',
  async (project) => {
    renderPage(routes, projectPath(project), {})
    const link = await screen.findByRole('link', { name: `Visit ${project.title}` })
    const slug = projectPath(project).split('/').at(-1)
    expect(link.getAttribute('href')).toBe(`https://learning.test/titles/${slug}`)
  },
)

test.each([
  '/technology/game-development/rimba/',
  '/Technology/game-development/Rimba',
  '/technology/game-development/%72imba',
])('the page is there at every address that the router takes for its: %s', async (path) => {
  renderPage(routes, path, {})
  await screen.findByRole('link', { name: 'Visit Rimba' })
})

test('an Indonesian page leads to it in Indonesian, and says that it is Indonesian', async () => {
  renderPage(routes, projectPath(projectNames.rimba), {}, 'id')
  const link = await screen.findByRole('link', { name: 'Kunjungi Rimba' })
  expect(link.getAttribute('href')).toBe('https://learning.test/titles/rimba?language=id')
  const languages = [...document.querySelectorAll('meta[itemprop=inLanguage]')]
  expect(languages.map((meta) => meta.getAttribute('content'))).toEqual(['id', 'id'])
})
