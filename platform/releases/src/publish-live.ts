import { basename } from 'node:path'
import { buildId } from '@anyam/bundler/build-id'
import { ensureBuilt } from './build.ts'
import { goLive, type OwnBuild, START, type Standing, standingOf } from './go-live.ts'
import { publish } from './publish.ts'
import type { ReleaseStore } from './store.ts'

export { START, type Standing, standingOf } from './go-live.ts'

/** The build of a package's current sources. */
export const ownBuild = (dir: string, checkout: string | undefined): OwnBuild => ({
  remote: basename(dir),
  build: buildId(dir),
  checkout,
})

/** Builds a remote of this checkout if a start is about to publish it. Does not change the store. */
export async function buildDue(
  store: ReleaseStore,
  dir: string,
  checkout: string | undefined,
): Promise<void> {
  const own = ownBuild(dir, checkout)
  if ((await standingOf(store, own)) !== 'due' || (await store.isWhole(own.remote, own.build))) return
  await ensureBuilt(dir, own.build)
}

/**
 * Publishes a remote of this checkout at the start of the product and makes it live, if it is due. A waiting
 * build is not published; the command that releases it does so.
 * @param dir the remote's package folder
 * @param options `dataDir`: folder with the key of its team
 * @returns the build's standing afterwards
 */
export async function publishLive(
  store: ReleaseStore,
  dir: string,
  { checkout, dataDir }: { checkout: string; dataDir: string },
): Promise<Standing> {
  const own = ownBuild(dir, checkout)
  if ((await standingOf(store, own)) === 'due') {
    await publish(store, dir, { by: START, dataDir })
    await goLive(store, own)
  }
  return standingOf(store, own)
}
