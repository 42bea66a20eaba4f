// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosave, listAutosaved } from './autosave.ts'
import { useAutosave } from './use-autosave.ts'

const formKey = { administrator: '1', path: '/admin/articles/create' }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('somebody who types without a pause of a second loses two seconds of it at most', () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { content: '' } })
    // Subscribes the form to the state that the hook reads.
    void form.formState.isDirty
    useAutosave(form, formKey, false)
    return form
  })
  for (let typed = 1; typed <= 20; typed += 1) {
    act(() => result.current.setValue('content', 'x'.repeat(typed), { shouldDirty: true }))
    act(() => void vi.advanceTimersByTime(500))
  }
  const [{ values } = { values: {} }] = listAutosaved(formKey)
  expect((values as { content: string }).content.length).toBeGreaterThanOrEqual(16)
})

test('stored input that the form shows already is not offered again', async () => {
  vi.useRealTimers()
  autosave(formKey, 'crashed', { content: 'Doors', if_updated_at: 'earlier' })
  const { result, rerender } = renderHook(() => {
    const form = useForm({ defaultValues: { content: '', if_updated_at: 'now' } })
    return { form, ...useAutosave(form, formKey, false) }
  })
  await waitFor(() => expect(result.current.offer?.id).toBe('crashed'))
  act(() => result.current.form.setValue('content', 'Doors', { shouldDirty: true }))
  rerender()
  expect(result.current.offer).toBeUndefined()
})
