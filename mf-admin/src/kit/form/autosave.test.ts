// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { autosave, forgetAutosaved, readAutosaved } from './autosave.ts'

beforeEach(() => localStorage.clear())

test('what was typed is there again, without files, until it is forgotten', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  autosave('/admin/a', { title: 'Open house', featured_image: new File(['x'], 'a.png') }, now)
  expect(readAutosaved('/admin/a')).toEqual({ at: now.toISOString(), values: { title: 'Open house' } })
  expect(readAutosaved('/admin/b')).toBeUndefined()
  forgetAutosaved('/admin/a')
  expect(readAutosaved('/admin/a')).toBeUndefined()
})

test('what cannot be read counts as nothing', () => {
  for (const text of ['{', 'null', '[]', '{"at":1,"values":{}}', '{"at":"x"}']) {
    localStorage.setItem('autosave:/admin/a', text)
    expect(readAutosaved('/admin/a')).toBeUndefined()
  }
})
