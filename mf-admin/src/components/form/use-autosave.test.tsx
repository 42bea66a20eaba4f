// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAutosaved } from './autosave.ts'
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
    useAutosave(form, formKey)
    return form
  })
  for (let typed = 1; typed <= 20; typed += 1) {
    act(() => result.current.setValue('content', 'x'.repeat(typed), { shouldDirty: true }))
    act(() => void vi.advanceTimersByTime(500))
  }
  const [{ values } = { values: {} }] = listAutosaved(formKey)
  expect((values as { content: string }).content.length).toBeGreaterThanOrEqual(16)
})
