import type { LiveSet } from '@anyam/releases/store'
import { expect, it } from 'vitest'
import { leftPaths } from './left-paths.ts'

const change = { by: 'ana', at: new Date(0).toISOString() }
const releaseOf = (owns: string[]) => ({ build: 'a1', entry: 'e', global: 'g', integrity: 'i', owns })

it('knows paths that have moved, are gone, or belong to another remote by now', () => {
  const live: LiveSet = {
    ...{ revision: 1, canaries: {}, pins: {} },
    remotes: { home: releaseOf(['/']), stories: releaseOf(['/stories', '/news/archive']) },
    retired: {
      news: {
        ...{ ...change, build: 'a1', reason: '', owns: ['/news', '/press'] },
        redirects: { '/news/old/*': '/stories/*' },
      },
    },
    handovers: {
      '/stories': { ...change, from: ['home'], to: 'stories', redirects: { '/tales': '/stories' } },
    },
  }
  const left = leftPaths(live)
  expect(left('/news')).toBe('gone')
  expect(left('/press/kit')).toBe('gone')
  expect(left('/news/old/1')).toEqual({ redirect: '/stories/1' })
  expect(left('/tales')).toEqual({ redirect: '/stories' })
  for (const path of ['/', '/stories/1', '/news/archive/2', '/newsletter', '/unknown'])
    expect(left(path), path).toBeUndefined()
})
