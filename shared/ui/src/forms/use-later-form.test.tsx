// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createFormControl } from 'react-hook-form'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type FormCode, useLaterForm } from './use-later-form.ts'

type Letter = { name: string }

function Form({ load, send }: { load: () => Promise<FormCode<Letter>>; send: (letter: Letter) => void }) {
  const { handlers, isBusy } = useLaterForm<Letter>({
    names: ['name'],
    load,
    send: async (letter) => {
      send(letter)
      return true
    },
    onUnavailable: () => send({ name: 'nobody' }),
  })
  return (
    <form {...handlers} aria-label="Letter">
      <input name="name" aria-label="Name" />
      <button type="submit">{isBusy ? 'Sending...' : 'Send'}</button>
    </form>
  )
}

function show() {
  const { promise, resolve, reject } = Promise.withResolvers<FormCode<Letter>>()
  const load = vi.fn(() => promise)
  const send = vi.fn()
  const left = vi.fn()
  render(<Form load={load} send={send} />)
  // The browser submits if the event reaches the window without preventDefault.
  const onSubmit = (event: Event) => event.defaultPrevented || left()
  window.addEventListener('submit', onSubmit)
  afterEach(() => window.removeEventListener('submit', onSubmit))
  return { load, send, left, reject, arrive: () => resolve(createFormControl<Letter>()) }
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const type = (value: string) => fireEvent.input(name(), { target: { value } })
const press = (label = 'Send') => fireEvent.click(screen.getByRole('button', { name: label }))

afterEach(cleanup)

describe('a form whose code comes later', () => {
  test('fetches nothing until it is used', () => {
    expect(show().load).not.toHaveBeenCalled()
  })

  test('sent before the code is there, is held, and then sent once with what was typed', async () => {
    const { load, send, left, arrive } = show()
    type('Dewi')
    press()
    press('Sending...')
    expect(left).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
    type('Dewi A')
    arrive()
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    expect(send.mock.calls).toEqual([[{ name: 'Dewi A' }]])
    expect(load).toHaveBeenCalledOnce()
  })

  test('keeps what was typed when the code cannot be loaded, and says so', async () => {
    const { send, reject } = show()
    type('Dewi')
    press()
    reject(new Error('offline'))
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'nobody' }))
    expect(name().value).toBe('Dewi')
    await screen.findByRole('button', { name: 'Send' })
  })

  test('takes each change after its code has come', async () => {
    const { load, send, arrive } = show()
    arrive()
    type('Dewi')
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    type('Sari')
    press()
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Sari' }))
  })
})
