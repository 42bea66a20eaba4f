// @vitest-environment happy-dom
import type { EditState } from '@arunika/admin-contracts'
import { expect, test } from 'vitest'
import { mergeHtml } from '../merging/merge-html.ts'
import {
  changesOf,
  mergeState as mergeEdits,
  mergeSaved,
  newestOf,
  type Synced,
  withArrived,
} from './shared-edits.ts'

const synced: Synced = { values: { title: 'Doors', content: 'x' }, versions: {}, savedAt: '1' }
const state = (own: Partial<EditState> = {}): EditState => ({
  fields: {},
  savedAt: '1',
  editors: [],
  refused: [],
  ...own,
})
const merging = { isRichText: (name: string) => name === 'content', merge: mergeHtml }
const mergeState = (...args: [Synced, Synced['values'], ReturnType<typeof changesOf>, EditState]) =>
  mergeEdits(...args, merging)
const dewi = (value: string, at = '5') => ({ value, by: 'dewi', at })

test('only local changes are sent, each with the version that it replaces', () => {
  const known = { ...synced, versions: { title: '4' } }
  expect(changesOf(known, { title: 'Gates', content: 'x' }, {})).toEqual({
    title: { value: 'Gates', known: '4' },
  })
  expect(changesOf(known, { title: 'Gates', content: 'x' }, { title: { theirs: 'Y', by: 'dewi' } })).toEqual(
    {},
  )
})

test('changes of different fields merge', () => {
  const mine = { title: 'Gates', content: 'x' }
  const sent = changesOf(synced, mine, {})
  const merged = mergeState(
    synced,
    mine,
    sent,
    state({ fields: { title: dewi('Gates'), content: dewi('y') } }),
  )
  expect(merged).toMatchObject({ taken: { content: 'y' }, collisions: {} })
  expect(changesOf(merged.synced, { title: 'Gates', content: 'y' }, {})).toEqual({})
  expect(newestOf(merged.synced)).toBe('5')
})

test('of a field that both have changed nothing is overwritten unseen', () => {
  const mine = { title: 'Gates', content: 'x' }
  const sent = changesOf(synced, mine, {})
  const refused = mergeState(
    synced,
    mine,
    sent,
    state({ fields: { title: dewi('Windows') }, refused: ['title'] }),
  )
  expect(refused).toMatchObject({ taken: {}, collisions: { title: { theirs: 'Windows', by: 'dewi' } } })
  // After the decision, the local text replaces the version that was seen.
  expect(changesOf(refused.synced, mine, {})).toEqual({ title: { value: 'Gates', known: '5' } })

  const typedSince = mergeState(synced, mine, {}, state({ fields: { title: dewi('Windows') } }))
  expect(typedSince.collisions).toEqual({ title: { theirs: 'Windows', by: 'dewi' } })
})

test('a save of another editor is merged where nothing was edited', () => {
  const mine = { title: 'Gates', content: 'x' }
  const merged = mergeSaved(
    synced,
    mine,
    { title: 'Doors', content: 'saved' },
    state({ savedAt: '9' }),
    merging,
  )
  expect(merged).toMatchObject({ taken: { content: 'saved' }, collisions: {}, synced: { savedAt: '9' } })
  const both = mergeSaved(synced, mine, { title: 'Windows', content: 'x' }, state({ savedAt: '9' }), merging)
  expect(both.collisions).toEqual({ title: { theirs: 'Windows', by: '' } })
})

test('a text that both have changed is merged by paragraph, and sent as the next version', () => {
  const text = (first: string, second: string) => `<p>Doors ${first}.</p><p>Lights ${second}.</p>`
  const open = { ...synced, values: { content: text('open', 'on') } }
  const mine = { content: text('open late', 'on') }
  const refused = { fields: { content: dewi(text('open', 'on at dusk')) }, refused: ['content'] }
  const merged = mergeState(open, mine, changesOf(open, mine, {}), state(refused))
  const both = { content: text('open late', 'on at dusk') }
  expect(merged).toMatchObject({ taken: both, collisions: {}, paragraphs: [] })
  expect(changesOf(merged.synced, both, {})).toEqual({ content: { value: both.content, known: '5' } })

  const twice = { fields: { content: dewi(text('open early', 'on')) }, refused: ['content'] }
  const conflicting = mergeState(open, mine, changesOf(open, mine, {}), state(twice))
  expect(conflicting.paragraphs).toEqual([
    { name: 'content', by: 'dewi', theirs: '<p>Doors open early.</p>', mine: '<p>Doors open late.</p>' },
  ])
})

test("a change whose response was lost is not taken for another editor's", () => {
  const sent = changesOf(synced, { title: 'Gates', content: 'x' }, {})
  const typedSince = { title: 'Gates of iron', content: 'x' }
  const next = state({ fields: { title: dewi('Gates') }, refused: ['title'] })
  const merged = mergeState(withArrived(synced, [sent], next), typedSince, {}, next)
  expect(merged).toMatchObject({ taken: {}, collisions: {} })
  expect(changesOf(merged.synced, typedSince, {})).toEqual({ title: { value: 'Gates of iron', known: '5' } })
})
