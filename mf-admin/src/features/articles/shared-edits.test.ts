import type { EditState } from '@arunika/admin-contracts'
import { expect, test } from 'vitest'
import { changesOf, mergeSaved, mergeState, newestOf, type Synced } from './shared-edits.ts'

const synced: Synced = { values: { title: 'Doors', content: 'x' }, versions: {}, savedAt: '1' }
const state = (own: Partial<EditState> = {}): EditState => ({
  fields: {},
  savedAt: '1',
  editors: [],
  refused: [],
  ...own,
})
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
  const merged = mergeSaved(synced, mine, { title: 'Doors', content: 'saved' }, state({ savedAt: '9' }))
  expect(merged).toMatchObject({ taken: { content: 'saved' }, collisions: {}, synced: { savedAt: '9' } })
  const both = mergeSaved(synced, mine, { title: 'Windows', content: 'x' }, state({ savedAt: '9' }))
  expect(both.collisions).toEqual({ title: { theirs: 'Windows', by: '' } })
})
