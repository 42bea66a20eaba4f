import { expect, test } from 'vitest'
import { liveAt } from './live-at.ts'
import type { JournalEntry } from './live-set.ts'

const entry = (
  minute: number,
  action: JournalEntry['action'],
  remote: string,
  build: string,
  more: Partial<JournalEntry> = {},
): JournalEntry => ({
  at: `2026-11-20T14:${String(minute).padStart(2, '0')}:00Z`,
  action,
  remote,
  build,
  ...more,
})

const journal = [
  entry(0, 'publish', 'mf-news', 'n1'),
  entry(1, 'promote', 'mf-news', 'n1', { by: 'sari' }),
  entry(2, 'promote', 'mf-careers', 'c1'),
  entry(3, 'canary', 'mf-news', 'n2', { percent: 20 }),
  entry(4, 'halt', 'mf-news', 'n2'),
  entry(5, 'canary', 'mf-news', 'n3', { percent: 50 }),
  entry(6, 'promote', 'mf-news', 'n3', { by: 'shell' }),
  entry(7, 'rollback', 'mf-news', 'n1', { by: 'dewi' }),
  entry(8, 'handover', 'mf-careers', 'c1', { path: '/jobs', from: 'mf-news' }),
  entry(9, 'retire', 'mf-careers', 'c1'),
]
const at = (minute: number) =>
  liveAt(journal, new Date(`2026-11-20T14:${String(minute).padStart(2, '0')}:30Z`)).map(
    ({ remote, build, canary }) =>
      `${remote} ${build}${canary ? ` and ${canary.percent} % ${canary.build}` : ''}`,
  )

test.each([
  [0, []],
  [1, ['mf-news n1']],
  [3, ['mf-careers c1', 'mf-news n1 and 20 % n2']],
  [4, ['mf-careers c1', 'mf-news n1']],
  [6, ['mf-careers c1', 'mf-news n3']],
  [7, ['mf-careers c1', 'mf-news n1']],
  [9, ['mf-news n1']],
])('the live builds after minute %d are those of the journal', (minute, live) => {
  expect(at(minute)).toEqual(live)
})

test('a build is live since it was promoted, not since it took a path over', () => {
  const careers = liveAt(journal, new Date('2026-11-20T14:08:30Z')).find(
    ({ remote }) => remote === 'mf-careers',
  )
  expect(careers?.since).toBe('2026-11-20T14:02:00Z')
})
