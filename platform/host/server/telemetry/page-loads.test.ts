import type { Count } from '@anyam/releases/evidence'
import { beforeEach, expect, it } from 'vitest'
import { PageLoads } from './page-loads.ts'

const page = { remote: 'mf-news', build: 'b1', cell: '7', isDocument: true }
const counts = new Map<Count, number>()
const samples: [string, number][] = []
const kinds: string[] = []
let loads: PageLoads

const counted = () => Object.fromEntries([...counts].filter(([, count]) => count !== 0))

beforeEach(() => {
  counts.clear()
  samples.length = 0
  kinds.length = 0
  loads = new PageLoads({
    count: (_, name, by) => counts.set(name, (counts.get(name) ?? 0) + by),
    failure: (_, kind) => kinds.push(kind),
    sample: (_, name, value) => samples.push([name, value]),
  })
})

it('a page load counts once, however often it reports', () => {
  expect(loads.start('1', page, 0)).toBe(true)
  expect(loads.start('1', page, 0)).toBe(false)
  for (let nth = 0; nth < 100; nth += 1) loads.report('1', 'alive 500')
  expect(counted()).toEqual({ started: 1, launched: 1, alive: 1 })
  expect(samples).toEqual([['alive', 500]])
})

it('what fails after it was alive has failed, and stays so', () => {
  loads.start('1', page, 0)
  loads.report('1', 'alive 500')
  loads.report('1', 'failed error')
  loads.report('1', 'alive 600')
  loads.report('1', 'failed render')
  expect(counted()).toEqual({ started: 1, launched: 1, failed: 1 })
  expect(kinds).toEqual(['error'])
})

it('silence is a failure after eight seconds, until the page is heard of after all', () => {
  for (const id of ['1', '2', '3', '4']) loads.start(id, page, 0)
  loads.report('2', 'left')
  loads.report('3', 'slow')
  loads.report('4', 'alive 1')
  loads.sweep(7_999)
  expect(counts.get('silent')).toBeUndefined()
  loads.sweep(8_000)
  expect(counted()).toEqual({ started: 4, launched: 4, silent: 1, left: 1, slow: 1, alive: 1 })
  loads.report('1', 'alive 14000')
  expect(counted()).toEqual({ started: 4, launched: 4, left: 1, slow: 1, alive: 2 })
})

it('nothing counts of page loads that were not begun here', () => {
  expect(loads.report('9', 'failed load')).toBe(false)
  expect(counted()).toEqual({})
})

it('counts once of a page whether what visitors did had an effect, and how much it used', () => {
  loads.start('1', page, 0)
  loads.start('2', page, 0)
  for (const [id, value] of [
    ['1', 1],
    ['1', 0],
    ['2', 0],
  ])
    loads.report(String(id), `vital astray ${value}`)
  loads.report('1', 'vital unsent 1')
  loads.report('1', 'vital refused 0')
  expect(counted()).toMatchObject({ followed: 2, astray: 1, submitted: 1, unsent: 1, called: 1 })
  expect(counted().refused).toBeUndefined()
  for (const message of ['requests 12', 'requests 99', 'work 800', 'heap 30', 'followed 1', 'heap -1'])
    loads.report('1', `vital ${message}`)
  expect(samples).toEqual([
    ['requests', 12],
    ['work', 800],
    ['heap', 30],
  ])
})
