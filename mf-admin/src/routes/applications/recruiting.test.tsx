// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Api, type Call, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, sampleApplication, stagesOf } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { deleteNow } from '../../components/feedback/pending-deletions.ts'
import { routes } from '../../expose/routes.tsx'
import { logOut } from '../../lib/log-out.ts'

const MOVE = 'POST /api/admin/applications/to-stage'
const LIST = 'GET /api/admin/job-vacancies/7/applications'
const MOVED = { message: 'Moved.', moved: [9] }
const putri = sampleApplication({ id: 9, name: 'Putri', is_read: 1 })
const rangga = sampleApplication({ id: 10, name: 'Rangga', is_read: 1, status: 'interview' })
const inStage = (one: typeof putri, status: typeof putri.status) => ({
  ...one,
  ...sampleApplication({ id: one.id, name: one.name, is_read: one.is_read, status }),
})
/** Responses for the list and each application in it. */
const listOf = (...all: (typeof putri)[]): Api => ({
  [LIST]: applicationsOf(...all),
  'GET /api/admin/job-vacancies/7/stages': stagesOf(),
  ...Object.fromEntries(all.map((one) => [`GET /api/admin/applications/${one.id}`, one])),
})

async function start(search = '') {
  const { router } = renderPage(routes, `/admin/job-vacancies/applications/7${search}`, {})
  await screen.findByRole('table', { busy: false, hidden: true })
  return router
}
async function open(api: Api, search = '') {
  const calls = serve(api)
  await start(search)
  return calls
}
async function view(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `View the answers of ${name}` }))
  await screen.findByLabelText('New note')
}

const reading = () => within(screen.getByRole('dialog', { name: 'Answers and Documents' }))
const status = (name: string) => reading().getByRole('button', { name })
const isPressed = (name: string) => status(name).getAttribute('aria-pressed') === 'true'
const posted = (calls: readonly Call[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

beforeEach(logInAsAdmin)
// An undo offer of one test must not appear in the next.
afterEach(deleteNow)

test('a new status shows at once and reaches the api', async () => {
  const api: Api = {
    ...listOf(putri),
    // The list changes with the move, not before.
    get [MOVE]() {
      Object.assign(api, listOf(inStage(putri, 'shortlisted')))
      return MOVED
    },
  }
  const calls = await open(api)
  await view('Putri')
  await userEvent.click(status('Shortlisted'))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [9], stage: 2, if_stage: 1 })
  await userEvent.keyboard('{Escape}')
  expect(await screen.findAllByText('Shortlisted')).not.toHaveLength(0)
})

test('a status that another administrator has set meanwhile is replaced only by a named choice', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const path = MOVE
  const api: Api = {
    ...listOf(putri),
    [path]: new Refusal(409, { message: 'It is Interview by now.', changed }),
  }
  const calls = await open(api)
  await view('Putri')
  const dialog = screen.getByRole('dialog')
  Object.assign(api, listOf(inStage(putri, 'interview')))
  await userEvent.click(status('Rejected'))
  const replace = await within(dialog).findByRole('button', { name: 'Replace theirs with Rejected' })
  expect(dialog.textContent).toContain('It was dewi@arunika.example, on 20 November at 18:00.')
  await waitFor(() => expect(isPressed('Interview')).toBe(true))
  api[path] = MOVED
  await userEvent.click(replace)
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await waitFor(() => expect(sent().at(-1)).toEqual({ ids: [9], stage: 5, if_stage: 3 }))
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

test('a note that was begun is there again after a reload, and gone after logging out', async () => {
  await open(listOf(putri), '?open=9')
  await userEvent.type(await screen.findByLabelText('New note'), 'Half a sen')
  cleanup()
  await open(listOf(putri), '?open=9')
  const note = await screen.findByLabelText<HTMLTextAreaElement>('New note')
  expect(note.value).toBe('Half a sen')
  await userEvent.click(note)
  await userEvent.keyboard('{Escape}')
  expect(reading().getByText('Not added yet. What you write stays in this tab.')).toBeDefined()
  vi.stubGlobal('location', { assign: () => {} })
  logOut()
  expect(Object.keys(sessionStorage)).toEqual([])
  vi.unstubAllGlobals()
})

test('each status has a key, and the last decision can be undone by one, also from the next applicant', async () => {
  const api: Api = {
    ...listOf(putri, rangga),
    [MOVE]: MOVED,
  }
  const calls = await open(api)
  await view('Putri')
  await userEvent.click(reading().getByLabelText('Open the next one after a decision'))
  await userEvent.keyboard('s')
  await reading().findByRole('heading', { name: /^Rangga/ })
  await waitFor(() => expect(isPressed('Interview')).toBe(true))
  await userEvent.keyboard('{o>3/}')
  expect(await reading().findByText('Rangga: Offered.')).toBeDefined()
  expect(reading().queryByText('Putri: Shortlisted.')).toBeNull()
  await userEvent.keyboard('u')
  const path = '/api/admin/applications/to-stage'
  await waitFor(() =>
    expect(posted(calls)).toEqual([
      [path, { ids: [9], stage: 2, if_stage: 1 }],
      [path, { ids: [10], stage: 4, if_stage: 3 }],
      [path, { ids: [10], stage: 3, if_stage: 4 }],
    ]),
  )
  await waitFor(() => expect(reading().queryByText('Rangga: Offered.')).toBeNull())
  localStorage.clear()
})

test('an undo leaves alone what a colleague has changed meanwhile, and says so', async () => {
  const path = MOVE
  const api: Api = { ...listOf(putri), [path]: MOVED }
  await open(api)
  await view('Putri')
  await userEvent.keyboard('r')
  await reading().findByText('Putri: Rejected.')
  api[path] = new Refusal(409, { message: 'It is Interview by now.' })
  await userEvent.keyboard('u')
  expect(await reading().findByText('Not restored. It is Interview by now.')).toBeDefined()
})

test('an applicant who leaves the list by a decision leads on to the next one in it', async () => {
  const narrowed = `${LIST}?view=page&stage=1`
  const dewi = sampleApplication({ id: 11, name: 'Dewi', is_read: 1 })
  const api: Api = {
    ...listOf(putri, dewi),
    [narrowed]: applicationsOf(putri, dewi),
    [MOVE]: MOVED,
  }
  await open(api, '?stage=1')
  await view('Putri')
  api[narrowed] = applicationsOf(dewi)
  await userEvent.keyboard('i')
  expect(await reading().findByText('Not in the list')).toBeDefined()
  await userEvent.keyboard('j')
  expect(await reading().findByRole('heading', { name: /^Dewi/ })).toBeDefined()
})

test('the address leads to an application, which is marked as read, and closing leads to the list', async () => {
  const unread = sampleApplication({ id: 12, name: 'Sari', is_read: 0 })
  const api: Api = {
    ...listOf(putri),
    'GET /api/admin/applications/12': unread,
    'POST /api/admin/job-vacancies/set-read/12': {},
  }
  const calls = await open(api, '?open=12')
  expect(await reading().findByText('Not in the list')).toBeDefined()
  await waitFor(() => expect(posted(calls)).toEqual([['/api/admin/job-vacancies/set-read/12', undefined]]))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Putri')).toBeDefined()
})

test('a status that could not be saved goes back, and says so', async () => {
  await open({
    ...listOf(putri),
    [MOVE]: new Refusal(500, { message: 'Not now.' }),
  })
  await view('Putri')
  await userEvent.click(status('Offered'))
  expect(await screen.findByText('Not saved. Not now.')).toBeDefined()
  expect(isPressed('New')).toBe(true)
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

test('moving many leaves out what a colleague has changed, and can be undone to what each was', async () => {
  const path = MOVE
  const dewi = sampleApplication({ id: 11, name: 'Dewi', is_read: 1 })
  const api: Api = { ...listOf(putri, dewi), [path]: { message: 'Moved.', moved: [9] } }
  const calls = await open(api)
  for (const name of ['Putri', 'Dewi'])
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  await userEvent.selectOptions(screen.getByLabelText('Move the selected applications'), 'Rejected')
  const question = within(screen.getByRole('alertdialog', { name: 'Move 2 applications to Rejected?' }))
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('1 of 2 moved to Rejected. The others are as they were.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await waitFor(() =>
    expect(sent()).toEqual([
      { ids: [9, 11], stage: 5, if_stage: 1 },
      { ids: [9], stage: 1, if_stage: 5 },
    ]),
  )
})

test('the list can be narrowed to a stage', async () => {
  await open({ [`${LIST}?view=page&stage=3`]: applicationsOf(rangga) }, '?stage=3')
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
  serve(api)
  const router = await start()
  await view('Putri')
  await userEvent.click(screen.getByRole('button', { name: 'Delete now' }))
  const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this response?' })
  Object.assign(api, listOf())
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Gone.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the address of an application that is gone says so', async () => {
  serve(listOf())
  await start('?open=9')
  expect(await screen.findByText('This response is no longer there')).toBeDefined()
})
