// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, sampleApplication } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/job-vacancies/7/applications'
const READ = 'POST /api/admin/job-vacancies/set-read/9'

const file = (id: number, name: string) => ({
  id,
  name,
  size: 2048,
  file_path: `applications/${name}?signature=s`,
})
const ONE = 'GET /api/admin/applications/9'
const withOne = (own = {}) => ({
  [LIST]: applicationsOf(sampleApplication(own)),
  [ONE]: sampleApplication(own),
})

async function open(api: Api) {
  const calls = serve(api)
  renderPage(routes, '/admin/job-vacancies/applications/7', {})
  await screen.findByText('Putri Handayani')
  return calls
}
const view = () =>
  userEvent.click(screen.getByRole('button', { name: 'View the answers of Putri Handayani' }))

beforeEach(logInAsAdmin)

test('the list is titled by the vacancy and shows who applied', async () => {
  await open(withOne())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Application List for Internship: 3D Artist',
  )
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['No', 'Timestamp', 'Name', 'Phone', 'Email', 'Education', 'Status', 'Actions'])
  expect(screen.getByText('20 Nov 2026, 17:05')).toBeDefined()
  expect(screen.getByText('Strata 1')).toBeDefined()
})

test('a search shows the passage that it has found', async () => {
  await open(withOne({ passage: 'two years of puppets' }))
  expect(screen.getByRole('columnheader', { name: 'Found in' })).toBeDefined()
  expect(screen.getByText('two years of puppets')).toBeDefined()
})

test('a document without words is marked as a scan', async () => {
  const applicationFiles = [file(1, 'cv.pdf'), { ...file(2, 'old.pdf'), isScan: true }]
  await open({ ...withOne({ applicationFiles }), [READ]: {} })
  await view()
  const dialog = await screen.findByRole('dialog', { name: 'Answers and Documents' })
  expect(await within(dialog).findAllByText(/a scan: search cannot read it/)).toHaveLength(1)
})

test('opening an application shows the answers and documents', async () => {
  const applicationFiles = [file(1, 'cv.pdf'), file(2, 'pots.jpg')]
  await open({ ...withOne({ applicationFiles }), [READ]: {} })
  await view()
  const dialog = await screen.findByRole('dialog', { name: 'Answers and Documents' })
  const responses = ['Institut Seni', 'The plants.', 'Twelve props.', 'Drawing.', 'Blender.', 'I ask early.']
  for (const response of responses) expect(await within(dialog).findByText(response)).toBeDefined()
  const isFile = (link: HTMLElement) => link.getAttribute('href')?.startsWith('/uploads/')
  const [pdf, picture] = within(dialog).getAllByRole('link').filter(isFile)
  expect(pdf?.getAttribute('href')).toBe('/uploads/applications/cv.pdf?signature=s')
  expect(pdf?.hasAttribute('download')).toBe(true)
  expect(picture?.getAttribute('target')).toBe('_blank')
  expect(pdf?.querySelector('img')).toBeNull()
  expect(picture?.querySelector('img')?.getAttribute('src')).toBe(
    '/uploads/applications/pots.jpg?signature=s',
  )
})

test('opening it takes the marker away at once, by a call without the token', async () => {
  const api: Api = { ...withOne(), [READ]: new Promise(() => {}) }
  const calls = await open(api)
  expect(screen.getByText('New!')).toBeDefined()
  await view()
  await waitFor(() => expect(screen.queryByText('New!')).toBeNull())
  const marking = calls.find(({ method }) => method === 'POST')
  expect(marking?.path).toBe('/api/admin/job-vacancies/set-read/9')
  expect(marking?.headers.has('authorization')).toBe(false)
})

test('the marker comes back when the call fails', async () => {
  await open({ ...withOne(), [READ]: new Refusal(500) })
  await view()
  await waitFor(() => expect(screen.getByText('New!')).toBeDefined())
})

test('what has been read is not marked again', async () => {
  const calls = await open(withOne({ is_read: 1 }))
  expect(screen.queryByText('New!')).toBeNull()
  await view()
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('a response is deleted by its own id, after a question', async () => {
  const api: Api = {
    ...withOne(),
    'DELETE /api/admin/job-vacancies/9/applications': { message: 'Gone.' },
  }
  await open(api)
  await userEvent.click(screen.getByRole('button', { name: 'Delete the response of Putri Handayani' }))
  const question = 'Are you sure you want to delete this response?'
  const dialog = screen.getByRole('alertdialog', { name: question })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Gone.')).toBeDefined()
})

test('that there is no such vacancy is said', async () => {
  serve({})
  renderPage(routes, '/admin/job-vacancies/applications/7', {})
  expect(await screen.findByText('This job vacancy does not exist')).toBeDefined()
})
