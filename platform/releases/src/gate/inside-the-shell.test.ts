import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KIT_VERSIONS } from '@anyam/federation'
import { patience } from '@anyam/test-support/patience'
import { SemVer } from 'semver'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, container, route } from '../../test/candidate.ts'
import { ensureBuilt } from '../build.ts'
import { budget } from './budget.ts'
import { shape } from './shape.ts'
import { shared } from './shared.ts'

// Uses real containers in the real render build of the shell.
beforeAll(() => ensureBuilt(join(import.meta.dirname, '../../../example/shell')))

describe('the gate of shared modules', () => {
  it('lets a build through that needs what the shell offers', async () => {
    expect(await shared(await candidate())).toEqual([])
  })

  it('refuses a module that the shell does not offer, and a version that it does not have', async () => {
    const build = await candidate({ manifest: { shared: { react: '^20.0.0', jquery: '^3.0.0' } } })
    expect(await shared(build)).toEqual([
      expect.stringMatching(/^It needs react \^20\.0\.0 from the shell, which offers 19\.\d+\.\d+\.$/),
      'It needs jquery ^3.0.0 from the shell, which does not offer jquery.',
    ])
  })
})

describe('the gate of the kit that a build of another repository was made with', () => {
  const [newest = ''] = KIT_VERSIONS
  const { major, minor } = new SemVer(newest)

  it('lets a build through whose kit the shell supports, or that says nothing of one', async () => {
    const supported = KIT_VERSIONS.map((version) => `^${version}`)
    for (const kit of [undefined, `^${major}.0.0`, ...supported])
      expect(await shared(await candidate({ manifest: { ...(kit && { kit }) } }))).toEqual([])
  })

  it('refuses a newer kit, another major, and what is no range', async () => {
    for (const kit of [`^${major}.${minor + 1}.0`, `^${major + 1}.0.0`, 'newest'])
      expect(await shared(await candidate({ manifest: { kit } }))).toEqual([
        `It needs remote-kit ${kit}; the live shell supports versions up to ${KIT_VERSIONS.join(' and ')}.`,
      ])
  })
})

describe('the gate of the shape', () => {
  const exposing = async (exposed: string) => shape(await candidate({ entry: container(exposed) }))

  it('lets routes through that are as the contract has them', async () => {
    expect(await shape(await candidate())).toEqual([])
  })

  it('refuses another contract than the shell supports', async () => {
    expect(await shape(await candidate({ manifest: { contract: 2 } }))).toEqual([
      'It was made for contract 2; the live shell supports contract 1.',
    ])
  })

  it.each([
    ['no routes', '{ pages: [] }', 'Its routes cannot be loaded: Error: mf-events b1 exposes no routes'],
    ['an empty list of routes', '{ routes: [] }', 'It exposes no route.'],
    [
      'a route without handle and page',
      `{ routes: [{ path: 'events' }] }`,
      /^Its route events has another shape: id .*, path .*, handle .*, lazy is no function\.$/,
    ],
    [
      'a page without component',
      `{ routes: [${route('/events', 'lazy: async () => ({ default: () => null })')}] }`,
      'The page of its route /events has another shape: Component is no component.',
    ],
    [
      'a chunk that it does not have',
      `{ routes: [${route('/events', `handle: { chunk: 'other', meta: (_, { title }) => title }`)}] }`,
      'Its route /events names the chunk other, which its build does not have.',
    ],
    [
      'a title that cannot be had without data',
      `{ routes: [${route('/events', `handle: { chunk: 'page', meta: (_, { title }) => title }`)}] }`,
      /^The meta of its route \/events cannot be had: TypeError/,
    ],
    [
      'a route that its manifest does not name',
      `{ routes: [${route('/events')}, ${route('/secret')}] }`,
      'It exposes the route /secret, which its manifest does not name.',
    ],
  ])('refuses a build that exposes %s', async (_, exposed, reason) => {
    const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason)
    expect((await exposing(exposed))[0]).toEqual(expected)
  })

  it.each([
    ['throws', `throw new Error('broken')`, /^Its routes cannot be loaded: Error: broken/],
    ['ends the process', 'process.exit()', /^It ends the process that loads it/],
    [
      'fills the memory',
      'for (const all = []; ; ) all.push(new Array(1e6).fill(0))',
      // If the machine allocates memory slowly, the limit of processor time is reached first.
      /or needs more than 256 MB|processor time: it may loop/,
    ],
    ['never ends', 'for (;;) {}', /^Its routes are not there after \d+ s of processor time: it may loop\.$/],
    [
      'waits for what never comes',
      'exports.init = async () => {}; exports.get = () => new Promise(() => {}); setInterval(() => {}, 1000)',
      'Its routes wait for something that never comes.',
    ],
  ])(
    'outlives and refuses a build that %s as soon as it is loaded',
    async (_, entry, reason) => {
      expect(await shape(await candidate({ entry }))).toEqual([expect.stringMatching(reason)])
    },
    patience(120_000),
  )

  it('does not refuse a build for a machine that gives it no processor time for a while', async () => {
    // The process stops for longer than an earlier time limit of the gate, and continues.
    const stop = `require('node:child_process').spawn('sh', ['-c', 'sleep 6; kill -CONT ' + process.pid])
      process.kill(process.pid, 'SIGSTOP')`
    const build = await candidate({ entry: `${stop}\n${container(`{ routes: [${route('/events')}] }`)}` })
    expect(await shape(build)).toEqual([])
  })

  it('says nothing of a build when the shell itself cannot be loaded', async () => {
    const build = await candidate({ renderer: join(import.meta.dirname, 'no-such-shell.cjs') })
    await expect(shape(build)).rejects.toThrow(
      /^The render build of the shell cannot be loaded: .*no-such-shell/,
    )
  })
})

describe('the gate of sizes', () => {
  it('refuses what is beyond the budget, with the figure, and counts what is sent', async () => {
    const build = await candidate()
    await writeFile(join(build.dir, 'web/entry.js'), 'x'.repeat(2500))
    build.budget = { entry: 3, firstPage: 3, largestPage: 3 }
    expect(await budget(build)).toEqual([])
    build.budget = { entry: 2, firstPage: 3, largestPage: 2.4 }
    expect(await budget(build)).toEqual([
      'Its entry has 2.50 kB; its budget is 2 kB.',
      'Its largest page, /events, has 2.50 kB; its budget is 2.4 kB.',
    ])
    await writeFile(join(build.dir, 'web/entry.js.br'), 'packed')
    expect(await budget(build)).toEqual([])
  })

  it('refuses a remote that names no budget', async () => {
    const build = await candidate()
    build.budget = undefined
    expect(await budget(build)).toEqual(['mf-events names no size budget: package.json, federation.budget.'])
  })
})
