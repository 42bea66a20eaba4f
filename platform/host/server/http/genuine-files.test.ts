import { utimes, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { signedStore } from '../../test/signed-store.ts'
import { GenuineFiles } from './genuine-files.ts'

it('an altered file of a build is not served, regardless of its date', async () => {
  const { store, manifest, file } = await signedStore()
  const reports: string[] = []
  let refusals = 0
  const genuine = new GenuineFiles(
    store,
    (sentence) => reports.push(sentence),
    () => {
      refusals++
    },
  )
  const served = (name: string) => genuine.has('mf-news', 'a1', name)
  const path = file('web/entry.js')
  expect(await served('entry.js')).toBe(true)
  // Visitors can request any name, which must not raise an alarm.
  expect(await served('entry.js.br')).toBe(false)
  expect([reports, refusals]).toEqual([[], 0])
  await writeFile(file('web/evil.html'), 'evil')
  expect(await served('evil.html')).toBe(false)
  expect(reports.join()).toContain('evil.html is not what its team signed')

  const other = 'x'.repeat(manifest.files['web/entry.js']?.size ?? 0)
  await writeFile(path, other)
  await utimes(path, 0, 0)
  expect(await served('entry.js')).toBe(false)
  expect(reports.join()).toContain('entry.js is not what its team signed')
  // It is reported once, and counted on each request.
  expect(await served('entry.js')).toBe(false)
  expect([reports.length, refusals]).toEqual([2, 3])

  expect(await served('routes.js')).toBe(true)
  await writeFile(file('web/routes.js.br'), brotliCompressSync(other))
  expect(await served('routes.js')).toBe(false)
})
