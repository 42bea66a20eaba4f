import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ATTESTATION } from '@anyam/releases/attestation'
import { registryKey } from '@anyam/releases/key-files'
import { openStore } from '@anyam/releases/open-store'
import { addTeam } from '@anyam/releases/prepare-trust'
import { signerFor } from '@anyam/releases/signer'
import { teamCheckout } from '../../e2e/fixtures/team.ts'
import type { Product } from '../lib/product.ts'

const storeOf = async ({ dataDir }: Product) =>
  openStore({ dataDir, releasesS3: undefined }, { key: await registryKey(dataDir) })
const CHANGE = { before: "WHAT'S NEW!", after: 'FRESH FROM THE STUDIO' }
const by = 'bench'

/** Adds remotes with their own paths until the release set has this many. */
export async function growTo(product: Product, count: number): Promise<void> {
  const store = await storeOf(product)
  const { remotes } = store.live()
  const build = remotes['mf-news']?.build ?? ''
  const manifest = await store.manifest('mf-news', build)
  const { resources: _own, ...plain } = manifest
  // Other hosts cannot load the copies, because this manifest contains the original's name.
  const { 'web/mf-manifest.json': _federation, ...files } = plain.files
  for (let nth = Object.keys(remotes).length; nth < count; nth += 1) {
    const remote = `mf-more-${nth}`
    const folder = await mkdtemp(join(tmpdir(), 'site-bench-build-'))
    await cp(store.buildDir('mf-news', build), folder, { recursive: true })
    const path = `/more-${nth}`
    const more = { ...plain, files, remote, owns: [path], routes: [path] }
    await addTeam(product.dataDir, remote, [path])
    const sign = await signerFor(product.dataDir, remote, folder)
    await writeFile(join(folder, ATTESTATION), sign?.(more) ?? '')
    await store.add(more, folder)
    await store.promote(remote, build, { by })
    await rm(folder, { recursive: true, force: true })
  }
}

/** Cost of consecutive releases. */
export interface ReleasesCost {
  releases: number
  /** Milliseconds from the command to the first page with it, for the first and the last release. */
  first: number
  last: number
  /** Visits during the releases that did not get a page. */
  failed: number
  visits: number
  memoryMB: number
}

/** Publishes a change of the news team, then alternates between both builds while visitors load pages. */
export async function measureReleases(product: Product, levels: readonly number[]): Promise<ReleasesCost[]> {
  const store = await storeOf(product)
  const before = store.live().remotes['mf-news']?.build ?? ''
  const team = await teamCheckout('mf-news', product.dataDir)
  await team.reword(CHANGE.before, CHANGE.after)
  await team.release('publish', 'mf-news')
  const after = (await store.builds('mf-news')).find((build) => build !== before) ?? ''
  await team.remove()
  const costs: ReleasesCost[] = []
  for (const releases of levels) costs.push(await release(product, releases, [after, before]))
  return costs
}

async function release(product: Product, releases: number, builds: readonly string[]): Promise<ReleasesCost> {
  const store = await storeOf(product)
  const visitors = visit(product.url)
  const times: number[] = []
  for (let nth = 0; nth < releases; nth += 1) {
    const build = builds[nth % builds.length] ?? ''
    const { entry } = await store.manifest('mf-news', build)
    const began = performance.now()
    await store.promote('mf-news', build, { by })
    while (!(await (await fetch(`${product.url}/articles`)).text()).includes(`/${entry}`))
      await new Promise((resolve) => setTimeout(resolve, 20))
    times.push(performance.now() - began)
  }
  const { failed, visits } = await visitors.stop()
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  const memory = Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(metrics)?.[1])
  return { releases, first: times[0] ?? 0, last: times.at(-1) ?? 0, failed, visits, memoryMB: memory / 1e6 }
}

function visit(url: string) {
  let isOver = false
  let [failed, visits] = [0, 0]
  const lane = async () => {
    while (!isOver) {
      const { ok } = await fetch(`${url}/articles`).catch(() => ({ ok: false }))
      visits += 1
      if (!ok) failed += 1
    }
  }
  const lanes = [lane(), lane()]
  return {
    async stop() {
      isOver = true
      await Promise.all(lanes)
      return { failed, visits }
    },
  }
}
