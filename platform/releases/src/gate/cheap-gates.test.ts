import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { candidate } from '../../test/candidate.ts'
import { files } from './files.ts'
import { hosts } from './hosts.ts'
import { paths } from './paths.ts'
import { UntriedError } from './untried.ts'

describe('the gate of files', () => {
  it('lets a build through that is as it was published', async () => {
    expect(await files(await candidate())).toEqual([])
  })

  it('refuses a build in which a byte was changed, one is too many, or a file is gone', async () => {
    const build = await candidate()
    const entry = join(build.dir, 'web/entry.js')
    await writeFile(entry, '/* wEb */')
    expect(await files(build)).toEqual(['web/entry.js was altered: its hash is another.'])
    await writeFile(entry, '/* web */ ')
    expect(await files(build)).toEqual(['web/entry.js has 10 bytes instead of the 9 that were published.'])
    await rm(entry)
    expect(await files(build)).toEqual(['web/entry.js is missing.'])
  })
})

describe('the gate of paths', () => {
  const others = { 'mf-marketing': ['/', '/academy'], 'mf-news': ['/articles'] }

  it('lets a remote have paths of its own, also below those of another', async () => {
    expect(await paths(await candidate({ others }))).toEqual([])
    const below = { owns: ['/academy/events'], routes: ['/academy/events', '/academy/events/:id'] }
    expect(await paths(await candidate({ others, manifest: below }))).toEqual([])
  })

  it('refuses a path that another remote owns, and one below which it has a page', async () => {
    const same = await candidate({ others, manifest: { owns: ['/events', '/articles'] } })
    expect(await paths(same)).toEqual(['It claims /articles, which belongs to mf-news.'])
    const above = await candidate({ others, manifest: { owns: ['/events', '/academy/kids'] } })
    above.routesOfOthers = { 'mf-marketing': ['/', '/academy', '/academy/kids/:id'] }
    expect(await paths(above)).toEqual(['It claims /academy/kids/:id, which belongs to mf-marketing.'])
  })

  it('refuses routes and resources that it would never be asked for', async () => {
    const routes = await candidate({ others, manifest: { routes: ['/events', '/articles/events'] } })
    expect(await paths(routes)).toEqual(['Its route /articles/events is outside the paths that it owns.'])
    const resources = { '/feed.xml': '/api/events.xml', '/events/feed.xml': 'https://elsewhere.example/' }
    expect(await paths(await candidate({ others, manifest: { resources } }))).toEqual([
      'Its resource /feed.xml is outside the paths that it owns.',
      'Its resource /events/feed.xml leads to https://elsewhere.example/, which is not below /api/.',
    ])
  })

  it.each(['events', '/events/', '/events/../articles', '/events?all'])('refuses to own %s', async (path) => {
    expect(await paths(await candidate({ manifest: { owns: ['/events', path] } }))).toEqual([
      `It owns ${path}, which is no path.`,
    ])
  })
})

it('without the hosts of its data no build can be tried, and the gate says what to set', async () => {
  const away =
    'The api does not respond, so no page can be tried: http://localhost:1/api/events. Start the product, or set API_URL. ' +
    'The host of films does not respond, so no page can be tried: http://localhost:1/films. Start the product, or set FILMS_URL.'
  await expect(async () => hosts(await candidate())).rejects.toThrow(new UntriedError(away))
})
