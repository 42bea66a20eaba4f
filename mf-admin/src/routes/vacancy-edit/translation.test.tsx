// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, type Call, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const SAVE = 'POST /api/admin/job-vacancies/7'
const translation = { title: 'Seniman 3D', description: '<p>Modelkan.</p>', requirement: '<p>Sabar.</p>' }
const vacancy = {
  id: 7,
  title: '3D Artist',
  type: 'internship',
  location: 'Bandung, Indonesia',
  status: 'open',
  description: '<p>Model.</p>',
  requirement: '<p>Patience.</p>',
  closesOn: null,
  salaryMin: null,
  salaryMax: null,
  updatedAt: '2026-11-20T10:05:00.000Z',
}
const translated = { ...vacancy, translations: { id: translation } }

const isSave = ({ method, path }: Call) =>
  method === 'POST' && path.startsWith('/api/admin/job-vacancies/') && !path.endsWith('/edits')

async function open(own: Api, shown: object = vacancy, at = '/admin/job-vacancies/edit/7') {
  const calls = serve({
    'GET /api/admin/job-vacancies/7?view=form': shown,
    'GET /api/admin/job-vacancies': [],
    ...own,
  })
  renderPage(routes, at, {})
  await screen.findByLabelText('Title')
  // happy-dom loses the initial value of a select.
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Internship')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Open for application')
  const saved = () => calls.filter(isSave).map(({ body }) => body)
  return { saved }
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(logInAsAdmin)

test('a vacancy is translated side by side, and the translation is sent with it', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } })
  expect(screen.queryByLabelText('Description in Indonesian')).toBeNull()
  await press('English and Indonesian')
  for (const label of ['Title', 'Description', 'Requirement']) {
    expect(input(label).lang).toBe('en')
    expect(input(`${label} in Indonesian`).lang).toBe('id')
  }
  await userEvent.type(input('Title in Indonesian'), translation.title)
  await userEvent.type(input('Description in Indonesian'), translation.description)
  await userEvent.type(input('Requirement in Indonesian'), translation.requirement)
  await press('Submit')
  await screen.findByText('Saved.')
  expect(saved()[0]).toMatchObject({
    title: '3D Artist',
    'title@id': translation.title,
    'description@id': translation.description,
    'requirement@id': translation.requirement,
  })
})

test('a removed translation of a vacancy is sent as empty', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } }, translated)
  expect(input('Description in Indonesian').value).toBe(translation.description)
  await press('Remove the translation')
  await press('Remove')
  await press('Submit')
  await screen.findByText('Saved.')
  expect(saved()[0]).toMatchObject({ 'title@id': '', 'description@id': '', 'requirement@id': '' })
})

test('a translation of a vacancy that lacks a text is refused at that field', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } }, translated)
  await userEvent.clear(input('Requirement in Indonesian'))
  await press('English')
  await press('Submit')
  const message = await screen.findByText('Job requirement is required.')
  expect(input('Requirement in Indonesian').getAttribute('aria-describedby')).toBe(message.id)
  expect(input('Requirement').getAttribute('aria-describedby')).toBeNull()
  expect(saved()).toHaveLength(0)
})

test('what English and Indonesian texts lack is named at once, and the focus goes to the first', async () => {
  const { saved } = await open({ [SAVE]: { message: 'Saved.' } }, translated)
  await userEvent.clear(input('Title'))
  await userEvent.clear(input('Requirement in Indonesian'))
  await press('Submit')
  const messages = [await screen.findByText('Job title is required.')]
  messages.push(await screen.findByText('Job requirement is required.'))
  expect(
    ['Title', 'Requirement in Indonesian'].map((label) => input(label).getAttribute('aria-describedby')),
  ).toEqual(messages.map(({ id }) => id))
  expect(document.activeElement).toBe(input('Title'))
  expect(saved()).toHaveLength(0)
})

test('a copied vacancy brings its translation', async () => {
  const { saved } = await open(
    { 'POST /api/admin/job-vacancies/create': { message: 'Created.' } },
    translated,
    '/admin/job-vacancies/create?copy=7',
  )
  expect(input('Title in Indonesian').value).toBe(translation.title)
  await press('Submit')
  await screen.findByText('Created.')
  expect(saved()[0]).toMatchObject({ title: '3D Artist (copy)', 'description@id': translation.description })
})

test('what another administrator has translated meanwhile is seen before it is replaced', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const refused = { [SAVE]: new Refusal(409, { message: 'Nothing was overwritten.', changed }) }
  await open(refused)
  serve({ ...refused, 'GET /api/admin/job-vacancies/7?view=form': translated })
  await press('Submit')
  await screen.findByRole('dialog', { name: 'Two versions of this job vacancy' })
  const theirs = await screen.findByRole('region', { name: 'Description in Indonesian' })
  expect(theirs.textContent).toContain('Modelkan.')
})
