// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, sampleApplication } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { deleteNow } from '../../components/feedback/pending-deletions.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/job-vacancies/7/applications'
const putri = sampleApplication({ id: 9, name: 'Putri', is_read: 1 })
const rangga = sampleApplication({ id: 10, name: 'Rangga', is_read: 1, status: 'interview' })
/** The list and each application in it. */
const listOf = (...all: (typeof putri)[]): Api => ({
  [LIST]: applicationsOf(...all),
  ...Object.fromEntries(all.map((one) => [`GET /api/admin/applications/${one.id}`, one])),
})

async function open(api: Api, search = '') {
  const calls = serve(api)
  renderPage(routes, `/admin/job-vacancies/applications/7${search}`, {})
  await screen.findByRole('table', { busy: false })
  return calls
}
async function view(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `View the answers of ${name}` }))
  await screen.findByLabelText('Status', { selector: 'dialog *, [role="dialog"] *' })
}

const choice = () => within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Status')

beforeEach(logInAsAdmin)

test('a new status shows at once and reaches the api', async () => {
  const api: Api = { ...listOf(putri), 'POST /api/admin/applications/9/status': {} }
  const calls = await open(api)
  await view('Putri')
  Object.assign(api, listOf({ ...putri, status: 'shortlisted' }))
  await userEvent.selectOptions(choice(), 'Shortlisted')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 'shortlisted',
    if_status: 'new',
  })
  await userEvent.keyboard('{Escape}')
  expect(await screen.findAllByText('Shortlisted')).not.toHaveLength(0)
})

test('a status that another administrator has set meanwhile is replaced only by a named choice', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const path = 'POST /api/admin/applications/9/status'
  const api: Api = {
    ...listOf(putri),
    [path]: new Refusal(409, { message: 'It is Interview by now.', changed }),
  }
  const calls = await open(api)
  await view('Putri')
  const dialog = screen.getByRole('dialog')
  Object.assign(api, listOf({ ...putri, status: 'interview' }))
  await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'rejected')
  const replace = await within(dialog).findByRole('button', { name: 'Replace theirs with Rejected' })
  expect(dialog.textContent).toContain('It was dewi@arunika.example, on 20 November at 18:00.')
  await waitFor(() =>
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Status').value).toBe('interview'),
  )
  api[path] = { message: 'Changed.' }
  await userEvent.click(replace)
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await waitFor(() => expect(sent().at(-1)).toEqual({ status: 'rejected', if_status: 'interview' }))
})

test('a note that was begun is there again after Escape and after going to the next applicant', async () => {
  await open(listOf(putri, rangga))
  await view('Putri')
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('New note')
  await screen.findByLabelText('New note')
  await userEvent.type(note(), 'Half a sen')
  await userEvent.click(screen.getByRole('button', { name: 'Next application' }))
  await waitFor(() =>
    expect(screen.getByText('Rangga', { selector: 'dialog *, [role="dialog"] *' })).toBeDefined(),
  )
  await waitFor(() => expect(note().value).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Previous application' }))
  await waitFor(() => expect(note().value).toBe('Half a sen'))
  await userEvent.keyboard('{Escape}')
  await view('Putri')
  expect(note().value).toBe('Half a sen')
  await userEvent.clear(note())
})

test('a status that could not be saved goes back, and says so', async () => {
  await open({
    ...listOf(putri),
    'POST /api/admin/applications/9/status': new Refusal(500, { message: 'Not now.' }),
  })
  await view('Putri')
  await userEvent.selectOptions(choice(), 'Offered')
  expect(await screen.findByText('Not saved. Not now.')).toBeDefined()
  expect(choice().value).toBe('new')
})

test('a note is added, and stays in its field when that fails', async () => {
  const api: Api = listOf(putri)
  const calls = await open(api)
  await view('Putri')
  await userEvent.type(screen.getByLabelText('New note'), 'Call on Monday.')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Not saved. Not found.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Call on Monday.')

  api['POST /api/admin/applications/9/notes'] = {}
  const note = { id: 1, author: 'a@example.com', text: 'Call on Monday.', createdAt: putri.createdAt }
  Object.assign(api, listOf({ ...putri, notes: [note] }))
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Call on Monday.', { selector: 'p' })).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ text: 'Call on Monday.' })
})

test('deleting a note can be undone where it was deleted, and is final otherwise', async () => {
  const note = { id: 1, author: 'a@example.com', text: 'Call on Monday.', createdAt: putri.createdAt }
  const address = 'DELETE /api/admin/applications/9/notes/1'
  const calls = await open({ ...listOf({ ...putri, notes: [note] }), [address]: {} })
  await view('Putri')
  const remove = () =>
    userEvent.click(screen.getByRole('button', { name: 'Delete the note “Call on Monday.”' }))
  await remove()
  expect(screen.queryByText('Call on Monday.')).toBeNull()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Call on Monday.')).toBeDefined()
  await remove()
  deleteNow()
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1))
})

test('the arrow keys lead through the list as it is shown, but not while typing', async () => {
  await open(listOf(putri, rangga))
  await view('Putri')
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('1 of 2')).toBeDefined()
  await userEvent.keyboard('{ArrowRight}')
  expect(await within(dialog).findByText('Rangga')).toBeDefined()
  await userEvent.keyboard('{ArrowRight}')
  expect(within(dialog).getByText('2 of 2')).toBeDefined()
  await userEvent.type(screen.getByLabelText('New note'), 'a{ArrowLeft}k')
  expect(within(dialog).getByText('2 of 2')).toBeDefined()
})

test('the arrow keys lead on to the next page of the list', async () => {
  const next = { ...applicationsOf(rangga), page: 2, found: 21, previous: 'back' }
  await open({
    ...listOf(putri, rangga),
    [LIST]: { ...applicationsOf(putri), found: 21, next: 'on' },
    [`${LIST}?view=page&page=2&after=on`]: next,
  })
  await view('Putri')
  await userEvent.keyboard('{ArrowRight}')
  expect(await within(screen.getByRole('dialog')).findByText('Rangga')).toBeDefined()
  expect(within(screen.getByRole('dialog')).getByText('21 of 21')).toBeDefined()
})

test('the list can be narrowed to a status', async () => {
  await open({ [`${LIST}?view=page&status=interview`]: applicationsOf(rangga) }, '?status=interview')
  expect(screen.queryByText('Putri')).toBeNull()
  expect(screen.getByText('Rangga')).toBeDefined()
})

test('several documents can be had as one zip, and a picture be seen without leaving', async () => {
  const file = (id: number, name: string) => ({ id, name, size: 9, file_path: `applications/${name}?s=1` })
  await open(listOf({ ...putri, applicationFiles: [file(1, 'cv.pdf'), file(2, 'pots.jpg')] }))
  await view('Putri')
  expect(screen.getByRole('link', { name: 'Download all as a zip' }).getAttribute('href')).toBe(
    '/uploads/applications/9/documents.zip?signature=s',
  )
  await userEvent.click(screen.getByRole('button', { name: 'View here pots.jpg' }))
  expect(screen.getByRole('img', { name: 'pots.jpg' }).getAttribute('src')).toBe(
    '/uploads/applications/pots.jpg?s=1',
  )
})

test('the application can be deleted from where it is read', async () => {
  const api: Api = {
    ...listOf(putri),
    'DELETE /api/admin/job-vacancies/9/applications': { message: 'Gone.' },
  }
  await open(api)
  await view('Putri')
  await userEvent.click(screen.getByRole('button', { name: 'Delete now' }))
  const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this response?' })
  Object.assign(api, listOf())
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Gone.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
