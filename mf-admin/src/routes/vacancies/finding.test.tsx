// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, pageOf, Refusal, serve } from '../../../test/api.ts'
import { sampleVacancy } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/job-vacancies'
const all = [
  sampleVacancy({ id: 1, title: 'Writer', status: 'open' }),
  sampleVacancy({ id: 2, title: 'Animator', status: 'closed' }),
  sampleVacancy({ id: 3, title: 'Café host', status: 'open' }),
]

async function open(api: Api, search = '') {
  const calls = serve(api)
  const { router } = renderPage(routes, `/admin/job-vacancies${search}`, {})
  await screen.findByRole('table', { busy: false })
  return { calls, address: () => router.state.location.search }
}
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

beforeEach(logInAsAdmin)

test('a search is in the address and the api performs it', async () => {
  const { address } = await open({ [LIST]: all, [`${LIST}?view=page&q=cafe`]: [all[2]] })
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search job vacancies' }))
  await userEvent.paste('cafe')
  await waitFor(() => expect(titles()).toEqual(['Café host']))
  expect(address()).toBe('?q=cafe')
})

test('a shared address requests the same', async () => {
  const { calls } = await open({ [LIST]: all }, '?status=open&sort=-job-title')
  expect(calls.map(({ path }) => path)).toContain(
    '/api/admin/job-vacancies?view=page&sort=-job-title&status=open',
  )
  const head = screen.getByRole('columnheader', { name: 'Job Title' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

test('column titles sort the rows: up, down, default', async () => {
  const up = [all[1], all[2], all[0]]
  await open({
    [LIST]: all,
    [`${LIST}?view=page&sort=job-title`]: up,
    [`${LIST}?view=page&sort=-job-title`]: up.toReversed(),
  })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Job Title' }))
  await press()
  await waitFor(() => expect(titles()).toEqual(['Animator', 'Café host', 'Writer']))
  await press()
  await waitFor(() => expect(titles()).toEqual(['Writer', 'Café host', 'Animator']))
  await press()
  await waitFor(() => expect(titles()).toEqual(['Writer', 'Animator', 'Café host']))
})

test('a search without result leads back to everything', async () => {
  await open({ [LIST]: all, [`${LIST}?view=page&q=nobody`]: { ...pageOf([]), total: 3 } }, '?q=nobody')
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('an empty list says so and leads on', async () => {
  await open({ [LIST]: [] })
  expect(screen.getByText('- No data available -')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Publish the first job vacancy' })).toBeDefined()
})

test('a long list comes in pages, numbered through', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    sampleVacancy({ id: index + 1, title: `Job ${index}` }),
  )
  const { address } = await open({ [LIST]: many })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Page 2 of 3')).toBeDefined()
  expect(address()).toBe('?page=2')
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('21')
})

test('a page that is not there any more gives way to the last one', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    sampleVacancy({ id: index + 1, title: `Job ${index}` }),
  )
  const { address } = await open({ [LIST]: many }, '?page=3')
  await waitFor(() => expect(titles()).toEqual(['Job 20']))
  expect(address()).toBe('?page=2')
})

test('beyond the pages that have numbers the cursors of the api lead on and back', async () => {
  const far = { ...pageOf(all, 1), found: 1000, foundAtLeast: true, next: 'n50', previous: 'p50' }
  const { calls, address } = await open(
    {
      [`${LIST}?view=page&page=50`]: { ...far, page: 50 },
      [`${LIST}?view=page&page=51&after=n50`]: { ...far, page: 51, next: 'n51', previous: 'p51' },
    },
    '?page=50',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Page 51')).toBeDefined()
  expect(address()).toBe('?page=51&after=n50')
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('Page 50')).toBeDefined()
  await waitFor(() => expect(calls.at(-1)?.path).toContain('view=page&page=50'))
})

test('everything that fits is selected across pages, and deleted after one question', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    sampleVacancy({ id: index + 1, title: `Job ${index}` }),
  )
  await open({
    [LIST]: many,
    [`${LIST}?view=page&after=next`]: { ...pageOf(many, 2), next: null },
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const deletion = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete selected' })
  fireEvent.click(screen.getByRole('button', { name: 'Select all 21' }))
  expect(deletion.disabled, 'until all are known').toBe(true)
  expect(await screen.findByText('21 selected')).toBeDefined()
  await waitFor(() => expect(deletion.disabled).toBe(false))
  await userEvent.click(deletion)
  const question = 'Are you sure you want to delete these 21 job vacancies?'
  expect(screen.getByRole('alertdialog', { name: question })).toBeDefined()
})

test('several are deleted after one question; a second try goes on where the first one failed', async () => {
  const api: Api = {
    [LIST]: all,
    'DELETE /api/admin/job-vacancies/1': { message: 'Gone.' },
    'DELETE /api/admin/job-vacancies/3': new Refusal(500, { message: 'Not now.' }),
  }
  const { calls } = await open(api)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Writer' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Café host' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }))
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete these 2 job vacancies?',
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('1 of 2 are deleted. Not now.')
  api['DELETE /api/admin/job-vacancies/3'] = { message: 'Gone.' }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 job vacancies have been deleted.')).toBeDefined()
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(3))
})
