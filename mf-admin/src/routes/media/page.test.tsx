// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { samplePicture } from '../../../test/samples.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/pictures'
const ONE = 'GET /api/admin/pictures/5'

function open(at: string, api: Api) {
  const calls = serve(api)
  return { ...renderPage(routes, at, {}), calls }
}

beforeEach(logInAsAdmin)

test('the library shows each picture with its name, and leads to it', async () => {
  open('/admin/media', { [LIST]: [samplePicture(), samplePicture({ id: 6, name: 'Stage', alt: '' })] })
  const pictures = await screen.findByRole('list', { name: 'Pictures' })
  const [first, second] = within(pictures).getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/admin/media/edit/5')
  expect(first?.textContent).toBe('Shadow puppets1600 × 1000')
  expect(second?.textContent).toContain('No alternative text')
})

test('files are added one after the other, and one that is refused is named', async () => {
  const { calls } = open('/admin/media', {
    [LIST]: [],
    'POST /api/admin/pictures/create': new Refusal(422, {
      message: 'x',
      errors: { upload: ['Only pictures.'] },
    }),
  })
  await screen.findByText('- No data available -')
  const file = (name: string) => new File(['x'], name, { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Files of pictures'), [file('one.png'), file('two.png')])
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('one.png was not added. Only pictures.two.png was not added. Only pictures.')
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('the focus point moves by arrow keys, within the picture, and is saved with name and words', async () => {
  const { calls } = open('/admin/media/edit/5', {
    [ONE]: samplePicture({ focus: { x: 99, y: 40 } }),
    'POST /api/admin/pictures/5': { message: 'The picture has been updated.', id: 5 },
    [LIST]: [samplePicture()],
  })
  const point = await screen.findByRole('button', { name: /^Focus point, 99 % from the left and 40 %/ })
  point.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(point.getAttribute('aria-label')).toBe('Focus point, 100 % from the left and 30 % from the top')
  const crops = within(screen.getByRole('list', { name: 'How the picture is cropped' }))
  expect(crops.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Article',
    'Card',
    'Card on a phone',
    'Message',
  ])
  await userEvent.type(screen.getByLabelText('Name'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('The picture has been updated.')
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Shadow puppets!',
    focus: { x: 100, y: 30 },
    if_updated_at: samplePicture().updatedAt,
  })
})

test('a picture that is used says where, and why it is not deleted', async () => {
  const message = 'This picture is used in the article “Open house”.'
  open('/admin/media/edit/5', {
    [ONE]: samplePicture({
      uses: [{ subject: 'article', id: 3, title: 'Open house', isCover: true, isInText: false }],
    }),
    'DELETE /api/admin/pictures/5': new Refusal(409, { code: 'picture_used', message }),
  })
  const link = await screen.findByRole('link', { name: 'Open house' })
  expect(link.getAttribute('href')).toBe('/admin/articles/edit/3')
  expect(link.closest('li')?.textContent).toBe('Open house (featured image)')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
})

test('another picture takes its place everywhere, after a question', async () => {
  const { calls } = open('/admin/media/edit/5', {
    [ONE]: samplePicture({
      uses: [{ subject: 'article', id: 3, title: 'Open house', isCover: true, isInText: true }],
    }),
    [LIST]: [samplePicture({ id: 6, name: 'Stage' })],
    'POST /api/admin/pictures/5/replace': { message: 'The picture has been replaced in 1 place.' },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Picture that takes its place' }))
  await userEvent.click(await picker.findByRole('button', { name: /^Stage/ }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Show this picture in place of “Shadow puppets” in 1 place?')).toBeDefined()
  await userEvent.click(question.getByRole('button', { name: 'Replace' }))
  await screen.findByText('The picture has been replaced in 1 place.')
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/admin/pictures/5')).toHaveLength(2))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ by: 6 })
})
