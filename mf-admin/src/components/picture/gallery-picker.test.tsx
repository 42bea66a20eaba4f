// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../../test/api.ts'
import { samplePicture } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { GalleryPicker } from './gallery-picker.tsx'

const rows = Array.from({ length: 4 }, (_, nth) => samplePicture({ id: nth + 1, name: `Stage ${nth + 1}` }))

async function open(count: number) {
  serve({ 'GET /api/admin/pictures': rows })
  const choose = vi.fn()
  const element = <GalleryPicker count={count} onChoose={choose} onClose={() => {}} />
  renderPage([{ path: '/admin/articles/create', element }], '/admin/articles/create', {})
  const dialog = within(await screen.findByRole('dialog'))
  const press = async (name: string | RegExp) => userEvent.click(await dialog.findByRole('button', { name }))
  return { dialog, choose, press }
}

beforeEach(logInAsAdmin)

test('a new gallery has at least two pictures, in the order in which they were chosen', async () => {
  const { dialog, choose, press } = await open(0)
  const insert = await dialog.findByRole('button', { name: 'Insert the gallery' })
  await press(/^Stage 3/)
  expect(insert).toHaveProperty('disabled', true)
  await press(/^Stage 1/)
  await press(/^Stage 2/)
  await press(/^Stage 3/)
  expect(dialog.getByRole('button', { name: /^Stage 3/ }).getAttribute('aria-pressed')).toBe('false')
  expect(dialog.getByText('2 of at most 12 chosen.')).toBeDefined()
  await userEvent.click(insert)
  expect(choose.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([1, 2])
})

test('a gallery gets no more than twelve pictures', async () => {
  const { dialog, choose, press } = await open(10)
  for (const nth of [1, 2, 3]) await press(new RegExp(`^Stage ${nth}`))
  expect(await dialog.findByText('2 of at most 2 chosen.')).toBeDefined()
  await press('Add to the gallery')
  expect(choose.mock.calls[0]?.[0]).toHaveLength(2)
})
