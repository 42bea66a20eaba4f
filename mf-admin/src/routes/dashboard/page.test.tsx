// @vitest-environment happy-dom
import type { BuildCard, ReleaseState } from '@anyam/protocol'
import type { WhatIsNew } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { sampleArticleRow, sampleVacancy } from '../../../test/samples.ts'
import { logInAs, logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const NEWS = 'GET /api/admin/whats-new'
const at = '2026-11-20T10:05:00.000Z'
const news: WhatIsNew = {
  since: '2026-11-19T10:00:00.000Z',
  applications: { count: 7, newest: [{ id: 9, at, name: 'Putri', vacancyId: 7, vacancy: '3D Artist' }] },
  messages: { count: 0, newest: [] },
  articles: { count: 1, newest: [{ id: 3, at, title: 'Open house' }] },
  trials: { count: 2, newest: [{ id: 4, at, class: 'Roblox', student: 'Kirana' }] },
}
const live: BuildCard = {
  build: 'abcdef123456',
  version: '1.4.0',
  author: 'team-news',
  commit: '',
  createdAt: at,
  verdict: 'passed',
  reasons: [],
}
const releases: ReleaseState = {
  revision: 3,
  remotes: [{ remote: 'mf-news', live, builds: [], health: [] }],
  journal: [],
}
const FIGURES = 'GET /api/admin/figures'
const figures = { articles: 1000, categories: 4, openVacancies: 1, newApplications: 12_345 }
const scheduled = sampleArticleRow({ id: 8, title: 'Lights on', status: 'scheduled', publishAt: at })
const vacancy = sampleVacancy({ applications: 2, newApplications: 1 })

async function open(own: Api = {}) {
  const api: Api = {
    [FIGURES]: figures,
    'GET /api/admin/job-vacancies?view=page&status=open': [vacancy],
    'GET /api/admin/articles?view=page&sort=publish-date&status=scheduled': [scheduled],
    'GET /api/admin/articles?view=page&status=draft': [],
    'GET /releases/state': releases,
    [NEWS]: news,
    ...own,
  }
  serve(api)
  renderPage(routes, '/admin', {})
  await screen.findByText('Hello Admin!')
  return api
}
const card = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(logInAsAdmin)

test('the dashboard greets, and says what has come since the last visit, each a way there', async () => {
  await open()
  expect(screen.getByText('Welcome back to Arunika Website Admin!')).toBeDefined()
  const link = await card('New applications').findByRole('link', { name: /^Putri/ })
  expect(link.getAttribute('href')).toBe('/admin/job-vacancies/applications/7?q=Putri')
  expect(link.textContent).toContain('3D Artist, November 20, 2026 at 17:05')
  expect(card('New applications').getByText('7')).toBeDefined()
  expect(card('New messages').getByText('Nothing new.')).toBeDefined()
  expect(card('New articles').getByRole('link', { name: /^Open house/ })).toBeDefined()
  const booked = card('New trials').getByRole('link', { name: /^Kirana/ })
  expect(booked.getAttribute('href')).toBe('/admin/trials?q=Kirana')
  expect(screen.getByText('November 19, 2026 at 17:00')).toBeDefined()
})

test('on the first visit everything is new', async () => {
  await open({ [NEWS]: { ...news, since: null } })
  expect(await screen.findByText('This is your first visit: everything is new.')).toBeDefined()
})

test('the dashboard shows the open vacancies and the live builds', async () => {
  await open()
  const open3d = await card('Open job vacancies').findByRole('link', { name: /^3D Artist/ })
  expect(open3d.textContent).toContain('Internship, 2 applications, 1 unread')
  const build = await card('Live builds').findByRole('link', { name: /^mf-news/ })
  expect(build.textContent).toContain('1.4.0, build abcdef1 of November 20, 2026')
})

test('the dashboard leads an editor to what is scheduled and to the drafts', async () => {
  await open()
  const next = await card('Scheduled articles').findByRole('link', { name: /^Lights on/ })
  expect(next.getAttribute('href')).toBe('/admin/articles/edit/8')
  expect(next.textContent).toContain('Appears on November 20, 2026 at 17:05')
  expect(await card('Drafts').findByText('There are no drafts.')).toBeDefined()
  const all = card('Drafts').getByRole('link', { name: 'All drafts' })
  expect(all.getAttribute('href')).toBe('/admin/articles?status=draft')
})

test('the lists are shown in figures, and that these cannot be had is said', async () => {
  const api = await open({ [FIGURES]: new Refusal(500, { message: 'Not now.' }) })
  expect(await screen.findByText('The figures could not be loaded')).toBeDefined()
  api[FIGURES] = figures
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  for (const value of ['1,000+', '4', '12,345']) expect(await screen.findByText(value)).toBeDefined()
})

test('a part of the dashboard that cannot be had leaves the others, and can be tried again', async () => {
  const api = await open({ [NEWS]: new Refusal(500, { message: 'Not now.' }) })
  expect(await card('New messages').findByText('Not now.')).toBeDefined()
  expect(await card('Open job vacancies').findByText('3D Artist')).toBeDefined()
  api[NEWS] = news
  await userEvent.click(card('New messages').getByRole('button', { name: 'Try again' }))
  expect(await card('New messages').findByText('Nothing new.')).toBeDefined()
})

test('the dashboard of the front desk has messages and trials only, and asks for nothing else', async () => {
  logInAs('front-desk')
  const calls = serve({
    [NEWS]: { since: null, messages: news.messages, trials: news.trials },
    [FIGURES]: {},
  })
  renderPage(routes, '/admin', {})
  await screen.findByText('Hello Admin!')
  expect(await card('New trials').findByRole('link', { name: /^Kirana/ })).toBeDefined()
  const titles = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(titles).toEqual(['New since your last visit', 'New messages', 'New trials'])
  expect(new Set(calls.map(({ path }) => path))).toEqual(
    new Set(['/api/admin/summary', '/api/admin/whats-new', '/api/admin/figures']),
  )
})
