import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { registryKey } from '@arunika/releases/key-files'
import { openStore } from '@arunika/releases/open-store'
import { prepareTrust } from '@arunika/releases/prepare-trust'
import { expect, it, onTestFinished } from 'vitest'
import { checkoutOf, storeSignedBuild } from '../../../releases/test/builds.ts'
import { GenuineFiles } from './genuine-files.ts'

it('an altered file of a build is not served, regardless of its date', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'genuine-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const checkout = await checkoutOf(join(dir, 'checkout'), ['mf-news'])
  const settings = { dataDir: join(dir, 'data'), releasesS3: undefined }
  await prepareTrust(settings, checkout)
  const store = await openStore(settings, { key: await registryKey(settings.dataDir) })
  const manifest = await storeSignedBuild(store, settings.dataDir, { remote: 'mf-news', build: 'a1' })

  const reports: string[] = []
  const genuine = new GenuineFiles(store, (sentence) => reports.push(sentence))
  const served = (file: string) => genuine.has('mf-news', 'a1', file)
  const path = join(store.buildDir('mf-news', 'a1'), 'web/entry.js')
  expect(await served('entry.js')).toBe(true)
  expect(await served('evil.html')).toBe(false)

  const other = 'x'.repeat(manifest.files['web/entry.js']?.size ?? 0)
  await writeFile(path, other)
  await utimes(path, 0, 0)
  expect(await served('entry.js')).toBe(false)
  expect(reports.join()).toContain('entry.js is not what its team signed')

  expect(await served('routes.js')).toBe(true)
  await writeFile(join(path, '../routes.js.br'), brotliCompressSync(other))
  expect(await served('routes.js')).toBe(false)
})
