// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../expose/routes.tsx'

test('“See internships” leads to the internships among the vacancies', async () => {
  renderPage(routes, '/academy/regular-class', {})
  const link = await screen.findByRole('link', { name: 'See internships' })
  expect(link.getAttribute('href')).toBe('/career?type=internship#job-vacancy')
})

test('names classes without a link, and finds none, if the api has no pages of them', async () => {
  const open = (at: string) => renderPage(routes, at, {}, undefined, { isOnlySpecified: true })
  const { container } = open('/academy/regular-class')
  expect(await screen.findByRole('heading', { name: '3D Modeling' })).toBeDefined()
  expect(container.querySelectorAll('a[href*="-class/"]')).toHaveLength(0)
  const academy = open('/academy').container
  await waitFor(() => expect(academy.querySelector('h1')).not.toBeNull())
  await waitFor(() => expect(academy.querySelector('a[href="/academy/kid-class"]')).not.toBeNull())
  expect(academy.querySelector('#class-finder')).toBeNull()
  const home = open('/').container
  await waitFor(() => expect(home.querySelector('a[href="/academy/kid-class"]')).not.toBeNull())
  expect(home.querySelectorAll('a[href*="-class/"]')).toHaveLength(0)
})
