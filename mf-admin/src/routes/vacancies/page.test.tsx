// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { serve } from '../../../test/api.ts'
import { sampleVacancy } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/job-vacancies'

beforeEach(logInAsAdmin)

describe('the list of vacancies', () => {
  const counted = sampleVacancy({ applications: 3, newApplications: 2 })

  test('counts the unread applications, and capitalises the status', async () => {
    serve({
      [LIST]: [counted, sampleVacancy({ id: 8, title: 'Producer', type: 'fulltime', status: 'closed' })],
    })
    renderPage(routes, '/admin/job-vacancies', {})
    await screen.findByText('Producer')
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns).toEqual([
      'No',
      'Job Title',
      'Job Type',
      'Location',
      'New Applications',
      'Status',
      'Actions',
    ])
    const rows = screen.getAllByRole('row').slice(1)
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(texts.map((cells) => cells.slice(0, 6))).toEqual([
      ['1', '3D Artist', 'Internship', 'Bandung, Indonesia', '2', 'Open'],
      ['2', 'Producer', 'Full Time', 'Bandung, Indonesia', '0', 'Closed'],
    ])
    const view = screen.getByRole('link', { name: 'View applications for 3D Artist' })
    expect(view.getAttribute('href')).toBe('/admin/job-vacancies/applications/7')
  })

  test('asks before a vacancy is deleted with its applications', async () => {
    serve({ [LIST]: [counted] })
    renderPage(routes, '/admin/job-vacancies', {})
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 3D Artist' }))
    const question = 'Are you sure you want to delete this job vacancy?'
    expect(screen.getByRole('alertdialog', { name: question }).textContent).toContain('its 3 applications')
  })
})

describe('the form of a vacancy', () => {
  test('asks for everything but the location, which is Bandung at first', async () => {
    serve({})
    renderPage(routes, '/admin/job-vacancies/create', {})
    const location = await screen.findByLabelText('Location')
    expect((location as HTMLInputElement).value).toBe('Bandung, Indonesia')
    await userEvent.clear(location)
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    for (const what of ['title', 'type', 'location', 'status', 'description', 'requirement'])
      expect(await screen.findByText(`Job ${what} is required.`)).toBeDefined()
  })

  test('sends every field as the api reads it', async () => {
    const calls = serve({ [LIST]: [], 'POST /api/admin/job-vacancies/create': { message: 'Created.' } })
    renderPage(routes, '/admin/job-vacancies/create', {})
    await userEvent.type(await screen.findByLabelText('Title'), 'Producer')
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Full Time')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Open for application')
    await userEvent.type(screen.getByLabelText('Description'), '<p>Plan.</p>')
    await userEvent.type(screen.getByLabelText('Requirement'), '<p>Calm.</p>')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Created.')).toBeDefined()
    expect(calls.find(({ path }) => path === '/api/admin/job-vacancies/create')?.body).toEqual({
      title: 'Producer',
      closesOn: null,
      salaryMin: null,
      salaryMax: null,
      type: 'fulltime',
      location: 'Bandung, Indonesia',
      status: 'open',
      description: '<p>Plan.</p>',
      requirement: '<p>Calm.</p>',
      'title@id': '',
      'description@id': '',
      'requirement@id': '',
    })
  })
})
