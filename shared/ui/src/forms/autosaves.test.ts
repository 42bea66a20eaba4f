// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createAutosaves } from './autosaves.ts'

const autosaves = createAutosaves(
  () => localStorage,
  (stored) => ('values' in stored ? { values: Object(stored.values) as object } : undefined),
)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('input is stored without its files, and listed by the beginning of its key', () => {
  autosaves.write('form:a', { values: { title: 'A', picture: new File(['x'], 'a.png') } })
  autosaves.write('other:b', { values: { title: 'B' } })
  localStorage.setItem('form:c', '{"no":"autosave"}')
  localStorage.setItem('form:d', '{')
  expect(autosaves.list('form:')).toEqual([{ key: 'form:a', autosave: { values: { title: 'A' } } }])
})

test('a browser that forbids its storage, or has no room in it, harms no form', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  autosaves.write('form:a', { values: {} })
  autosaves.clear('form:a')
  expect(autosaves.read('form:a')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(autosaves.list('form:')).toEqual([])
})
