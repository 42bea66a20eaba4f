import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from './store.ts'

const MOST_BUILDS = 20

/**
 * Paths of the files of the newest builds of a remote that this machine has, by their hash: unchanged files need not travel
 * again. Their users verify the content.
 */
export async function storedFiles(store: ReleaseStore, remote: string): Promise<Map<string, string[]>> {
  const paths = new Map<string, string[]>()
  for (const build of await newestBuilds(store, remote)) {
    const manifest = await store.manifest(remote, build).catch(() => undefined)
    for (const [name, { integrity }] of Object.entries(manifest?.files ?? {})) {
      const path = join(store.buildDir(remote, build), name)
      paths.set(integrity, [...(paths.get(integrity) ?? []), path])
    }
  }
  return paths
}

async function newestBuilds(store: ReleaseStore, remote: string): Promise<string[]> {
  const builds = await Promise.all(
    (await store.builds(remote)).map(async (build) => {
      const found = await stat(store.buildDir(remote, build)).catch(() => undefined)
      return { build, at: found?.mtimeMs ?? 0 }
    }),
  )
  const here = builds.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at)
  return here.slice(0, MOST_BUILDS).map(({ build }) => build)
}

/** In bytes; undefined when there is no such file. */
export const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )
