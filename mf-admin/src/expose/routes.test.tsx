// @vitest-environment happy-dom
import type { Role } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '../../test/api.ts'
import { logInAs } from '../../test/session.ts'
import { routes } from './routes.tsx'

const MAIN = ['Dashboard', 'Manage Articles', 'Manage Categories', 'Manage Job Vacancies']

const MENUS: Readonly<Record<Role, Record<string, string[]>>> = {
  administrator: {
    Main: MAIN,
    Recruiting: ['Applicants', 'Announcements', 'Mail Templates'],
    Library: ['Media', 'Class Terms', 'Trash'],
    Correspondence: ['Messages', 'Trials', 'Outbox'],
    Website: ['Site', 'Releases', 'Site History'],
    Administration: ['Audit Log', 'People'],
  },
  editor: { Main: MAIN.slice(0, 3), Library: ['Media', 'Class Terms', 'Trash'] },
  author: { Main: MAIN.slice(0, 2) },
  recruiter: {
    Main: ['Dashboard', 'Manage Job Vacancies'],
    Recruiting: ['Applicants', 'Announcements', 'Mail Templates'],
    Library: ['Trash'],
  },
  'hiring-manager': { Main: ['Dashboard', 'Manage Job Vacancies'] },
  'front-desk': {
    Main: ['Dashboard'],
    Library: ['Class Terms', 'Trash'],
    Correspondence: ['Messages', 'Trials'],
  },
  releaser: { Main: ['Dashboard'], Website: ['Releases'] },
}

test.each(Object.entries(MENUS))('the menu of the %s leads where they may go', async (role, groups) => {
  serve({})
  logInAs(role as Role)
  renderPage(routes, '/admin', {})
  const menu = within(await screen.findByRole('navigation', { name: 'Admin' }))
  for (const [name, titles] of Object.entries(groups))
    expect(
      within(menu.getByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(titles)
  expect(menu.getAllByRole('list')).toHaveLength(Object.keys(groups).length)
})

const loaded = vi.fn()
vi.mock('../routes/applications/page.tsx', () => {
  loaded()
  return { default: () => <p>An applicant</p> }
})

test.each(['editor', 'front-desk'] as const)(
  'a screen that the %s may not open says so, and its code is not loaded',
  async (role) => {
    const calls = serve({})
    logInAs(role)
    renderPage(routes, '/admin/job-vacancies/applications/1', {})
    expect(await screen.findByText('Your roles do not include this screen')).toBeDefined()
    expect(loaded).not.toHaveBeenCalled()
    expect(calls.map(({ path }) => path)).toEqual(['/api/admin/summary'])
  },
)

test('the same screen is loaded for an account with access', async () => {
  serve({})
  logInAs('recruiter')
  renderPage(routes, '/admin/job-vacancies/applications/1', {})
  expect(await screen.findByText('An applicant')).toBeDefined()
})

test('every screen can be had where nothing is stored, as the gate does before a release', async () => {
  vi.stubGlobal('localStorage', undefined)
  for (const { path, lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error(`${path} has no page`)
    expect(await lazy(), path).toHaveProperty('Component')
  }
  vi.unstubAllGlobals()
})
