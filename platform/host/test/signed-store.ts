import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registryKey } from '@anyam/releases/key-files'
import { openStore } from '@anyam/releases/open-store'
import { prepareTrust } from '@anyam/releases/prepare-trust'
import { onTestFinished } from 'vitest'
import { checkoutOf, storeSignedBuild } from '../../releases/test/builds.ts'

/** A store that requires signatures, with a live build of mf-news. It is removed after the test. */
export async function signedStore(more?: Record<string, string>) {
  const dir = await mkdtemp(join(tmpdir(), 'signed-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const checkout = await checkoutOf(join(dir, 'checkout'), ['mf-news'])
  const settings = { dataDir: join(dir, 'data'), releasesS3: undefined }
  await prepareTrust(settings, checkout)
  const registry = await openStore(settings, { key: await registryKey(settings.dataDir) })
  const build = { remote: 'mf-news', build: 'a1', ...(more && { more }) }
  const manifest = await storeSignedBuild(registry, settings.dataDir, build)
  await registry.promote('mf-news', 'a1')
  const alarms: string[] = []
  return {
    settings,
    manifest,
    /** Sentences that shells reported about missing signatures. */
    alarms,
    /** The store as a shell opens it. */
    store: await openStore(settings, { report: (sentence) => alarms.push(sentence) }),
    file: (name: string) => join(registry.buildDir('mf-news', 'a1'), name),
  }
}
