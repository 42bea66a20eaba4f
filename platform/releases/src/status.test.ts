import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOST_VERSION } from '@anyam/federation'
import { expect, onTestFinished, test } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { status } from './status.ts'
import { ReleaseStore } from './store.ts'

/** A build of the shell that offers this version of React. */
const shell = (build: string, react: string, createdAt: string) => ({
  ...{ remote: 'shell', build, owns: [] },
  manifest: {
    ...{ createdAt, exposes: [], routes: [] },
    host: { version: HOST_VERSION, offers: { react: [react] }, inline: [] },
  },
})

test('the status names the remotes that the next shell would refuse, until they take its versions', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'status-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const store = new ReleaseStore(dir)
  const nextHosts = async () =>
    Object.fromEntries(
      (await status(store)).map((row) => {
        const { remote, nextHost } = row as { remote: string; nextHost?: string }
        return [remote, nextHost]
      }),
    )
  await storeBuild(store, shell('a1', '19.3.1', '2026-01-01'))
  await storeBuild(store, { remote: 'news', build: 'a1', manifest: { shared: { react: '^19.3.0' } } })
  const either = { react: '^19.3.0 || ^20.0.0' }
  await storeBuild(store, { remote: 'home', build: 'a1', manifest: { shared: either } })
  for (const remote of ['shell', 'news', 'home']) await store.promote(remote, 'a1')
  await storeBuild(store, shell('old', '18.0.0', '2025-01-01'))
  expect(await nextHosts()).toEqual({ shell: undefined, news: undefined, home: undefined })

  await storeBuild(store, shell('b2', '20.0.0', '2026-02-01'))
  expect(await nextHosts()).toEqual({
    shell: undefined,
    home: undefined,
    news: 'shell b2 would refuse it until a build of news that takes these versions is live: It needs react ^19.3.0 from the shell, which offers 20.0.0.',
  })
  await storeBuild(store, { remote: 'news', build: 'b2', manifest: { shared: either } })
  await store.promote('news', 'b2')
  expect((await nextHosts()).news).toBeUndefined()
})
