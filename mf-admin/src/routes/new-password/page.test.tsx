// @vitest-environment happy-dom
import { WEAK_PASSWORD } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Refusal, serve } from '../../../test/api.ts'
import { routes } from '../../expose/routes.tsx'

const REDEEM = 'POST /api/account-links'

test('a password that is easy to guess is said at its field, and the form is sent again with another', async () => {
  const errors = { password: [WEAK_PASSWORD] }
  const weak = new Refusal(422, { message: 'Please choose another password.', code: 'weak_password', errors })
  serve({ [REDEEM]: weak })
  renderPage(routes, '/admin/new-password#a-secret', {})
  const field = await screen.findByLabelText<HTMLInputElement>('New password')
  await userEvent.type(field, '            ')
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByText('Please use more than spaces.')).toBeDefined()

  await userEvent.clear(field)
  await userEvent.type(field, 'password12345')
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByText(/Kata sandi ini mudah ditebak/)).toBeDefined()
  expect(field.value).toBe('password12345')

  const calls = serve({ [REDEEM]: { message: 'Your password has been set.' } })
  await userEvent.clear(field)
  await userEvent.type(field, ' kopi hujan sepeda ')
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await screen.findByText('Your password has been set.')).toBeDefined()
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-secret', password: ' kopi hujan sepeda ' }])
})
