// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { autosave, autosaveKey, type FormKey, forgetAutosaved, listAutosaved } from './autosave.ts'

const formKey: FormKey = { administrator: '1', path: '/admin/a' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute))

beforeEach(() => localStorage.clear())

test('what was typed is there again, without files, until it is forgotten', () => {
  autosave(formKey, 'x', { title: 'Open house', featured_image: new File(['x'], 'a.png') }, at(0))
  expect(listAutosaved(formKey)).toEqual([
    { id: 'x', at: at(0).toISOString(), values: { title: 'Open house' } },
  ])
  forgetAutosaved(formKey, 'x')
  expect(listAutosaved(formKey)).toEqual([])
})

test('two tabs with the same form do not overwrite each other, and the newest text comes first', () => {
  autosave(formKey, 'x', { title: 'One' }, at(0))
  autosave(formKey, 'y', { title: 'Other' }, at(1))
  expect(listAutosaved(formKey).map(({ values }) => values)).toEqual([{ title: 'Other' }, { title: 'One' }])
})

test('another form, and another administrator on the same device, are offered nothing of it', () => {
  autosave(formKey, 'x', { title: 'Mine' })
  expect(listAutosaved({ ...formKey, path: '/admin/b' })).toEqual([])
  expect(listAutosaved({ ...formKey, administrator: '2' })).toEqual([])
})

test('of a form that was left again and again only the newest texts stay', () => {
  for (let minute = 0; minute < 8; minute += 1) autosave(formKey, `${minute}`, { minute }, at(minute))
  expect(listAutosaved(formKey).map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3'])
})

test('what cannot be read counts as nothing', () => {
  for (const text of ['{', 'null', '[]', '{"at":1,"values":{}}', '{"at":"x"}']) {
    localStorage.setItem(autosaveKey(formKey, 'x'), text)
    expect(listAutosaved(formKey)).toEqual([])
  }
})
