// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { article, openArticle, SAVE, submit } from '../../../test/open-article.ts'
import { logInAsAdmin } from '../../../test/session.ts'

beforeEach(logInAsAdmin)

const TITLES = 'GET /api/job-vacancies?view=titles'
const vacancies = [
  { id: 7, title: 'Lantern painter' },
  { id: 8, title: 'Lamp lighter' },
]

test('vacancies are found and linked to an article by keyboard, and unlinked again', async () => {
  const { saved } = await openArticle({ [SAVE]: { message: 'Saved.' }, [TITLES]: vacancies })
  const search = screen.getByRole('searchbox', { name: 'Vacancies and classes' })
  await screen.findByRole('checkbox', { name: 'Lamp lighter vacancy' })
  await userEvent.type(search, 'lantern{Enter}')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lantern painter vacancy' }).checked).toBe(
    true,
  )
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(search)
  await userEvent.type(search, 'no such place{Enter}')
  expect(screen.getByText('There is no match.')).toBeDefined()
  await submit()
  await screen.findByText('Saved.')
  expect(saved()[0]?.get('linked_pages')).toBe('/career/7 /career/8')
})

test('what is linked stays, also a vacancy that is closed by now, and no more than five can be', async () => {
  const linkedPages = ['/career/1', '/career/2', '/career/3', '/career/4', '/career/8']
  const { saved } = await openArticle(
    { [SAVE]: { message: 'Saved.' }, [TITLES]: vacancies },
    { ...article, linkedPages },
  )
  const other = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lantern painter vacancy' })
  expect(other.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: '/career/3 not open' }))
  expect(other.disabled).toBe(false)
  await submit()
  await screen.findByText('Saved.')
  expect(saved()[0]?.get('linked_pages')).toBe('/career/1 /career/2 /career/4 /career/8')
})
