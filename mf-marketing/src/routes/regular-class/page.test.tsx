// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../expose/routes.tsx'

test('“See internships” leads to the internships among the vacancies', async () => {
  renderPage(routes, '/academy/regular-class', {})
  const link = await screen.findByRole('link', { name: 'See internships' })
  expect(link.getAttribute('href')).toBe('/career?type=internship#job-vacancy')
})
