// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { autosave, autosaveKey, type FormPlace, forgetAutosaved, listAutosaved } from './autosave.ts'

const place: FormPlace = { administrator: '1', path: '/admin/a' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute))

beforeEach(() => localStorage.clear())

test('what was typed is there again, without files, until it is forgotten', () => {
  autosave(place, 'x', { title: 'Open house', featured_image: new File(['x'], 'a.png') }, at(0))
  expect(listAutosaved(place)).toEqual([
    { id: 'x', at: at(0).toISOString(), values: { title: 'Open house' } },
  ])
  forgetAutosaved(place, 'x')
  expect(listAutosaved(place)).toEqual([])
})

test('two tabs with the same form do not overwrite each other, and the newest text comes first', () => {
  autosave(place, 'x', { title: 'One' }, at(0))
  autosave(place, 'y', { title: 'Other' }, at(1))
  expect(listAutosaved(place).map(({ values }) => values)).toEqual([{ title: 'Other' }, { title: 'One' }])
})

test('another form, and another administrator on the same device, are offered nothing of it', () => {
  autosave(place, 'x', { title: 'Mine' })
  expect(listAutosaved({ ...place, path: '/admin/b' })).toEqual([])
  expect(listAutosaved({ ...place, administrator: '2' })).toEqual([])
})

test('of a form that was left again and again only the newest texts stay', () => {
  for (let minute = 0; minute < 8; minute += 1) autosave(place, `${minute}`, { minute }, at(minute))
  expect(listAutosaved(place).map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3'])
})

test('what cannot be read counts as nothing', () => {
  for (const text of ['{', 'null', '[]', '{"at":1,"values":{}}', '{"at":"x"}']) {
    localStorage.setItem(autosaveKey(place, 'x'), text)
    expect(listAutosaved(place)).toEqual([])
  }
})
