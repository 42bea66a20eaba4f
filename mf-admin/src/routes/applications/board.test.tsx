// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, type Call, Refusal, serve } from '../../../test/api.ts'
import { applicationsOf, STAGES, sampleApplication, stagesOf } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { deleteNow } from '../../components/feedback/pending-deletions.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/job-vacancies/7/applications'
const MOVE = 'POST /api/admin/applications/to-stage'
const SAVE = 'POST /api/admin/job-vacancies/7/stages'
const putri = sampleApplication({ id: 9, name: 'Putri', is_read: 1 })
const rangga = sampleApplication({ id: 10, name: 'Rangga', is_read: 1 })
const ofStage = (stage: number) => `${LIST}?view=page&stage=${stage}`

const board: Api = {
  [LIST]: applicationsOf(),
  [ofStage(1)]: applicationsOf(putri, rangga),
  'GET /api/admin/job-vacancies/7/stages': {
    stages: stagesOf().stages.map((stage) => ({ ...stage, applications: stage.id === 1 ? 2 : 0 })),
  },
  'GET /api/admin/applications/9': putri,
}

async function open(api: Api, search = '?show=board') {
  const calls = serve(api)
  renderPage(routes, `/admin/job-vacancies/applications/7${search}`, {})
  await screen.findByRole('button', { name: 'Stages' })
  return calls
}
const posted = (calls: readonly Call[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

beforeEach(logInAsAdmin)
afterEach(deleteNow)

test('the board has a column for each stage, and a card is moved by its menu or by keys', async () => {
  const calls = await open({ ...board, [MOVE]: { message: 'Moved.', moved: [9] } })
  expect(await screen.findByRole('region', { name: 'New, 2' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Rejected, 0' })).toBeDefined()
  await userEvent.selectOptions(await screen.findByLabelText('Stage of Putri'), 'Interview')
  expect(await screen.findByText('Putri moved to Interview.')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rangga'))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() =>
    expect(posted(calls)).toEqual([
      { ids: [9], stage: 3, if_stage: 1 },
      { ids: [10], stage: 2, if_stage: 1 },
    ]),
  )
})

test('a card that a colleague has moved meanwhile stays, and the board says who moved it', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  await open({ ...board, [MOVE]: new Refusal(409, { message: 'It is Offered by now.', changed }) })
  await userEvent.selectOptions(await screen.findByLabelText('Stage of Putri'), 'Interview')
  const alert = await screen.findByText(/^Putri was not moved\. It is Offered by now\. It was dewi@/)
  expect(alert.getAttribute('role')).toBe('alert')
})

test('an application is rated by a key, and the same key takes the rating back', async () => {
  const api: Api = { ...board, 'POST /api/admin/applications/9/rating': { message: 'Saved.' } }
  const calls = await open(api, '?show=board&open=9')
  const dialog = within(await screen.findByRole('dialog', { name: 'Answers and Documents' }))
  await dialog.findByRole('group', { name: 'Your rating' })
  const ratings = [{ author: 'admin@arunika.example', value: 4, own: true }]
  api['GET /api/admin/applications/9'] = { ...putri, ratings }
  await userEvent.keyboard('4')
  expect(await dialog.findByText('Average 4.0: admin@arunika.example 4')).toBeDefined()
  await userEvent.keyboard('4')
  await waitFor(() => expect(posted(calls)).toEqual([{ value: 4 }, { value: null }]))
})

test('a stage is added, and one with applications is removed once it is chosen where these go', async () => {
  const two = { id: 6, name: 'Portfolio', status: 'new' as const, applications: 3 }
  const stages = [...stagesOf().stages, two]
  const calls = await open({
    ...board,
    'GET /api/admin/job-vacancies/7/stages': { stages },
    [SAVE]: { stages },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Stages' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stages' }))
  expect((await dialog.findByRole('button', { name: 'Remove Offered' })).hasAttribute('disabled')).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Portfolio' }))
  await userEvent.selectOptions(dialog.getByLabelText(/^Its 3 applications go to/), 'New')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a stage' }))
  await userEvent.type(dialog.getByLabelText('Name of stage 6'), 'Trial day')
  await userEvent.click(dialog.getByRole('button', { name: 'Move Trial day up' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save stages' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const known = STAGES.map(({ id, name }) => ({ id, name }))
  expect(posted(calls)).toEqual([
    {
      known: [...known, { id: 6, name: 'Portfolio' }],
      stages: [...STAGES.slice(0, 4), { name: 'Trial day', status: 'interview' }, STAGES[4]],
      moves: [{ from: 6, to: 1 }],
    },
  ])
})

test('stages that a colleague has changed meanwhile can be loaded, and nothing is overwritten before', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const api: Api = { ...board, [SAVE]: new Refusal(409, { message: 'They have changed.', changed }) }
  await open(api)
  await userEvent.click(screen.getByRole('button', { name: 'Stages' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stages' }))
  await userEvent.type(await dialog.findByLabelText('Name of stage 1'), '!')
  await userEvent.click(dialog.getByRole('button', { name: 'Save stages' }))
  expect(await dialog.findByText(/^Not saved\. They have changed\. It was dewi@/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Name of stage 1').value).toBe('New!')
  await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Name of stage 1').value).toBe('New'))
})

test('the numbers say how long applications stay in a stage, and where applicants came from', async () => {
  await open({
    ...board,
    'GET /api/admin/job-vacancies/7/numbers': {
      stages: stagesOf().stages.map((stage) => ({
        ...stage,
        medianSeconds: stage.id === 1 ? 216_000 : null,
      })),
      sources: [
        { source: null, applications: 3 },
        { source: 'jobs.example', applications: 1 },
      ],
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Numbers' }))
  expect(await screen.findByRole('row', { name: 'New 0 2.5 days' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'Not known 3' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'jobs.example 1' })).toBeDefined()
})
