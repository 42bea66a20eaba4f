import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { ReleaseStore } from '@anyam/releases/store'
import { expect, it, onTestFinished } from 'vitest'
import { Deltas } from './deltas.ts'

const OLD = Buffer.from(Array.from({ length: 500 }, (_, nth) => `line(${nth * 7919});`).join('\n'))
const NEW = Buffer.from(`${OLD}\nnews()`)
const hash = createHash('sha256').update(OLD).digest()
const known = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${hash.toString('base64')}:` }
const file = { remote: 'mf-news', build: 'b2', file: 'articles.2222.js' }

async function storeWith(files: Record<string, Buffer>) {
  const dir = await mkdtemp(join(tmpdir(), 'deltas-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true })
    await writeFile(join(dir, path), bytes)
  }
  return { dir, deltas: new Deltas(new ReleaseStore(dir)) }
}

const BOTH = { 'mf-news/a1/web/articles.1111.js': OLD, 'mf-news/b2/web/articles.2222.js': NEW }

it('who has an older version of a file is sent what makes the new one of it', async () => {
  const { deltas } = await storeWith(BOTH)
  const body = await deltas.of(file, known)
  expect(body?.subarray(8, 40).equals(hash)).toBe(true)
  expect(body?.length).toBeLessThan(100)
  expect(zstdDecompressSync(body?.subarray(40) ?? '', { dictionary: OLD }).equals(NEW)).toBe(true)
})

it.each([
  ['has another version than the store', BOTH, { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
  ['does not know the encoding', BOTH, { 'accept-encoding': 'gzip, br' }],
  ['sends no hash', BOTH, { 'available-dictionary': '../../etc/passwd' }],
  [
    'has another file of the remote',
    { ...BOTH, 'mf-news/a1/web/articles.1111.js': NEW, 'mf-news/a1/web/page.1.js': OLD },
    {},
  ],
])('who %s is sent the whole file', async (_who, files, headers) => {
  const { deltas } = await storeWith(files)
  expect(await deltas.of(file, { ...known, ...headers })).toBeUndefined()
})

it('a version that can no longer be read is as good as none', async () => {
  const { dir, deltas } = await storeWith({ ...BOTH, 'mf-news/c3/web/articles.3333.js': NEW })
  expect(await deltas.of(file, known)).toBeDefined()
  const old = join(dir, 'mf-news/a1/web/articles.1111.js')
  await rm(old)
  await mkdir(old)
  expect(await deltas.of({ ...file, build: 'c3', file: 'articles.3333.js' }, known)).toBeUndefined()
})
