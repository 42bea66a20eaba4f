import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { expect, it, onTestFinished } from 'vitest'
import { stageBuild, storeBuild } from '../../test/builds.ts'
import { upload } from '../../test/upload.ts'
import { integrityOf } from '../integrity.ts'
import { ReleaseStore } from '../store.ts'

/** One process for each of some eighty steps. */
const TIMEOUT_MS = patience(120_000)

it(
  'a registry that is killed at any step of an upload leaves no half build, and the same upload goes on',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'upload-crash-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const before = new ReleaseStore(join(dir, 'before'))
    await storeBuild(before, { remote: 'news', build: 'a1' })
    await before.promote('news', 'a1')
    let continued = 0
    for (let step = 1; ; step++) {
      const copy = join(dir, `step-${step}`)
      await cp(join(dir, 'before'), copy, { recursive: true })
      const script = join(import.meta.dirname, '../../test/die-at-step.ts')
      const child = spawn(process.execPath, [script, copy, 'upload', `${step}`], { stdio: 'inherit' })
      const [, signal] = await once(child, 'exit')

      const store = new ReleaseStore(copy)
      expect(store.live().remotes.news?.build).toBe('a1')
      const sent = await upload(store, await stageBuild(store, { remote: 'news', build: 'c3' }))
      if (sent > 0 && sent < 4) continued += 1
      const { files } = await store.manifest('news', 'c3')
      for (const [name, { integrity }] of Object.entries(files))
        expect(integrityOf(await readFile(join(store.buildDir('news', 'c3'), name)))).toBe(integrity)
      const published = (await store.journal()).filter(({ build }) => build === 'c3')
      expect(published).toMatchObject([{ action: 'publish' }])
      await rm(copy, { recursive: true })
      if (signal === null) break
    }
    expect(continued).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)
