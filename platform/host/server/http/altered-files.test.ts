import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { signedStore } from '../../test/signed-store.ts'
import { liveManifestRoute } from '../releases/live-manifest.ts'
import { createShellMetrics } from '../telemetry/shell-metrics.ts'
import { GenuineFiles } from './genuine-files.ts'
import { licences } from './licences.ts'

const PUBLIC_URL = 'http://site.test'

/** A shell that serves the files for other hosts and the licence notices. */
async function shell() {
  const { store, alarms, file } = await signedStore({ 'web/licences.txt': 'react 19\nLicence: MIT' })
  const app = Fastify()
  onTestFinished(() => app.close())
  const metrics = createShellMetrics(
    { own: {} },
    () => [],
    () => ({
      caches: [],
      canaries: {},
      streams: 0,
      isLiveSetRefused: store.trust?.guard.isRefusing === true,
    }),
  )
  const genuine = new GenuineFiles(
    store,
    (sentence) => alarms.push(sentence),
    () => metrics.refusedFiles.inc(),
  )
  const live = () => store.releaseSet()
  liveManifestRoute(app, { genuine, live, publicUrl: PUBLIC_URL })
  licences(app, { introduction: 'Licences', shellDir: 'no-such-folder', genuine, live })
  return { get: (url: string) => app.inject({ url }), alarms, file, store, figures: () => metrics.text() }
}

describe('Promise 32: whatever is written into the store without a key', () => {
  it.each([
    ['another manifest for other hosts', 'mf-manifest.json', 'entry.js', '/remotes/mf-news/mf-manifest.json'],
    ['other licences', 'licences.txt', 'react 19', '/licences'],
  ])('%s: it is not sent, and raises the alarm', async (_title, name, word, url) => {
    const { get, alarms, file, figures } = await shell()
    expect((await get(url)).body).toContain(word)
    expect(await figures()).toContain('refused_files_total{service="shell"} 0')

    const path = file(`web/${name}`)
    await writeFile(path, (await readFile(path, 'utf8')).replace(word, 'evil'))
    expect((await get(url)).body).not.toContain('evil')
    expect(alarms).toEqual([`${path} is not what its team signed. It is not served.`])
    expect(await figures()).toContain('refused_files_total{service="shell"} 1')
  })

  it('another live set: the last good one goes on, and the alarm ends with it', async () => {
    const { alarms, store, figures } = await shell()
    const file = join(store.dir, 'live.json')
    const good = await readFile(file, 'utf8')
    const served = async (text: string) => {
      await writeFile(file, text)
      return Object.keys(store.live().remotes)
    }
    expect(await served(good)).toEqual(['mf-news'])
    for (const altered of ['{"remotes":{}}', good.replace('mf-news', 'mf-evil')]) {
      expect(await served(altered)).toEqual(['mf-news'])
      expect(await figures()).toContain('live_set_refused{service="shell"} 1')
    }
    expect(await served(good)).toEqual(['mf-news'])
    expect(await figures()).toContain('live_set_refused{service="shell"} 0')
    expect(alarms.at(-1)).toBe('The live set of the store is valid again.')
  })
})
