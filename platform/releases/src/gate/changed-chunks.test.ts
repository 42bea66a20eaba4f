import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changedChunks } from './changed-chunks.ts'

/** A build whose chunks have these names, with the text of its routes. */
async function build(chunks: Record<string, string>, id: string, routes = 'routes()') {
  const dir = await mkdtemp(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await mkdir(join(dir, 'web'))
  await writeFile(join(dir, 'web/entry.js'), `mf_news_${id}`)
  await writeFile(join(dir, 'web/routes.js'), `${routes} ${Object.values(chunks)} sha384-${id}`)
  const named = Object.entries(chunks).map(([name, hash]) => [name, [`${name}.${hash}.js`]])
  const frame = { [`mf_news_${id}`]: ['entry.js'], routes: ['routes.js'] }
  return { dir, manifest: { entry: 'entry.js', chunks: { ...Object.fromEntries(named), ...frame } } }
}

const LIVE = { article: 'aaaaaaaaaa', 'article-id': 'bbbbbbbbbb', list: 'cccccccccc', shared: 'dddddddddd' }
const PAGES = ['article', 'list']
const changed = async (chunks: Record<string, string>, routes?: string) => [
  ...(await changedChunks(
    await build(chunks, '0123456789ab', routes),
    await build(LIVE, 'ba9876543210'),
    PAGES,
  )),
]

describe('the pages that a build has changed', () => {
  it('are none if only its name differs', async () => {
    expect(await changed(LIVE)).toEqual([])
  })

  it('are those with another script or other words', async () => {
    expect(await changed({ ...LIVE, list: 'eeeeeeeeee' })).toEqual(['list'])
    expect(await changed({ ...LIVE, 'article-id': 'eeeeeeeeee' })).toEqual(['article'])
  })

  it('are all if something changes that several may use', async () => {
    expect(await changed({ ...LIVE, shared: 'eeeeeeeeee' })).toEqual(PAGES)
    expect(await changed({ ...LIVE, extra: 'eeeeeeeeee' })).toEqual(PAGES)
    expect(await changed(LIVE, 'otherRoutes()')).toEqual(PAGES)
  })
})
