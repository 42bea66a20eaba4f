// @vitest-environment happy-dom
import type { ImportReport, ImportRow } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAs } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'
import { reportText } from '../../features/imports/report-text.ts'

const LIST = 'GET /api/admin/imports'
const ROW: ImportRow = {
  id: 7,
  fileName: 'diary.xml',
  actor: 'sari@example.com',
  createdAt: '2026-11-20T10:05:00.000Z',
  state: 'finished',
  articles: 2,
  published: 0,
  draft: 1,
  skipped: 1,
}
const REPORT: ImportReport = {
  ...ROW,
  remarks: ['New categories: Behind the Scenes.'],
  entries: [
    {
      title: 'The loom',
      outcome: 'draft',
      articleId: 12,
      remarks: ['Removed: 1 table.', 'Pictures taken: loom.'],
    },
    {
      title: 'About us',
      outcome: 'skipped',
      articleId: null,
      remarks: ['It is a page of the old site and no article.'],
    },
  ],
}

beforeEach(() => logInAs('editor'))

test('a file is sent with its choices, its progress is shown, and then what became of each article', async () => {
  const api: Api = { [LIST]: [], 'POST /api/admin/imports': { id: 7 }, 'GET /api/admin/imports/7': REPORT }
  const calls = serve(api)
  renderPage(routes, '/admin/articles/import', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  expect(screen.getByText('Please choose a file.')).toBeDefined()
  await userEvent.upload(screen.getByLabelText('File'), new File(['<rss/>'], 'diary.xml'), {
    applyAccept: false,
  })
  await userEvent.click(screen.getByRole('checkbox', { name: /Publish what was published/ }))
  api[LIST] = [{ ...ROW, state: 'running', draft: 1, skipped: 0 }]
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('1 of 2 articles are done. You may leave this screen.')).toBeDefined()
  const { body } = calls.find(({ method }) => method === 'POST') ?? {}
  expect([(body as FormData).get('publish'), ((body as FormData).get('file') as File).name]).toEqual([
    '1',
    'diary.xml',
  ])
  api[LIST] = [ROW]
  const report = within(await screen.findByRole('list', { name: 'Articles' }, { timeout: 10_000 }))
  expect(report.getByRole('link', { name: 'The loom' }).getAttribute('href')).toBe('/admin/articles/edit/12')
  expect(report.getByText('It is a page of the old site and no article.')).toBeDefined()
  expect(screen.getByText('New categories: Behind the Scenes.')).toBeDefined()
})

test('a refused file is named with its error', async () => {
  const message = 'The file is no well-formed XML: line 12, column 3: unexpected close tag.'
  serve({ [LIST]: [], 'POST /api/admin/imports': new Refusal(422, { errors: { file: [message] } }) })
  renderPage(routes, '/admin/articles/import', {})
  await userEvent.upload(await screen.findByLabelText('File'), new File(['<'], 'diary.xml'), {
    applyAccept: false,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('an interrupted import says how it is continued', async () => {
  serve({ [LIST]: [{ ...ROW, state: 'interrupted', articles: 9 }], 'GET /api/admin/imports/7': REPORT })
  renderPage(routes, '/admin/articles/import?id=7', {})
  expect(await screen.findByText(/interrupted after 2 of 9 articles\. Import the file again/)).toBeDefined()
})

test('the report is also a text', () => {
  expect(reportText(REPORT)).toBe(`Import of diary.xml
November 20, 2026 at 17:05, by sari@example.com
1 draft, 1 skipped
New categories: Behind the Scenes.

Draft: The loom
  - Removed: 1 table.
  - Pictures taken: loom.

Skipped: About us
  - It is a page of the old site and no article.
`)
})

test('an author has no import', async () => {
  logInAs('author')
  serve({})
  renderPage(routes, '/admin/articles/import', {})
  expect(await screen.findByText('Your roles do not include this screen')).toBeDefined()
})
