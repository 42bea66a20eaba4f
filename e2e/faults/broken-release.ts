import { type BuildManifest, buildBase } from '@anyam/federation'
import type { ReleaseStore } from '@anyam/releases/store'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import type { FaultRelay } from '../fixtures/fault-relay.ts'
import type { ShellCopy } from '../fixtures/shell-copy.ts'
import { expect } from '../fixtures/test.ts'
import type { Fault } from './faults.ts'

interface Surroundings {
  shell: ShellCopy
  store: ReleaseStore
  relay: FaultRelay
}

/** A remote, and the chunk to corrupt for faults of a chunk. */
export interface BrokenPart {
  remote: string
  chunk: string
}

/** Marks the class names of a build, so that tests can tell which build rendered an element. */
const withClassesOf = (id: string, remote: string, text: string) =>
  text.replaceAll(new RegExp(`\\b${remote}-[\\w-]+?-[\\da-f]{6}\\b`, 'g'), (name) => `${name}-${id}`)

/** Selector for elements of a broken build, or of the intact one. */
export const elementsOf = (remote: string, build: string) =>
  isBroken(build) ? `[class*="-${build}"]` : `[class*="${remote}-"]:not([class*="-${BROKEN}"])`

const BROKEN = 'fa0000'
const isBroken = (build: string) => build.startsWith(BROKEN)

let count = 0

/** Number of broken builds released so far. */
export const brokenReleases = () => count

/**
 * Releases a broken build over an intact one.
 * @returns both builds and a function that rolls back
 */
export async function releaseBroken(
  { shell, store, relay }: Surroundings,
  target: BrokenPart,
  fault: Fault,
  side: 'web' | 'node',
) {
  const untilServed = () => shell.serves(store.releaseSet().id)
  const { remote, chunk } = target
  const before = store.releaseSet().remotes[remote]?.build ?? ''
  count += 1
  const id = `fa${String(count).padStart(10, '0')}`
  const manifest = await addAlteredBuild(shell.store, remote, id, {
    ...(fault.manifest && { manifest: fault.manifest }),
    alter: (sound, name, { entry, nodeEntry, global }) => {
      // Give every script a unique address too, so that corrupting this build's files affects no other build.
      const text = withClassesOf(id, remote, name.endsWith('.js') ? `${sound}\n/* ${id} */` : sound)
      if (name !== (side === 'web' ? `web/${entry}` : `node/${nodeEntry}`)) return text
      const container = side === 'web' ? `globalThis["${global}"]` : 'module.exports'
      // The line break keeps the source map comment from swallowing the code.
      return `${fault.codeBefore ?? ''}${text}\n${fault.code?.(container) ?? ''}`
    },
  })
  await store.promote(remote, id, { by: 'test' })
  await fault.inStore?.(store.buildDir(remote, id), manifest, store.buildDir(remote, before))
  await untilServed()
  if (fault.onTheWay) spoil(fault.onTheWay, manifest, { relay, store, remote, chunk })
  return {
    id,
    shown: fault.isHarmless ? [id, before] : [before],
    before,
    end: async () => {
      relay.restore()
      await store.promote(remote, before, { action: 'rollback', by: 'test' })
      await untilServed()
    },
  }
}

function spoil(
  { part, reply }: NonNullable<Fault['onTheWay']>,
  manifest: BuildManifest,
  { relay, store, remote, chunk }: Omit<Surroundings, 'shell'> & BrokenPart,
) {
  const files = part === 'entry' ? [manifest.entry] : (manifest.chunks[chunk] ?? [])
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts.length, `files of ${chunk}`).toBeGreaterThan(0)
  const base = buildBase(remote, manifest)
  const addresses = scripts.map((name) => base + name)
  const instead =
    reply === 'of the build before'
      ? { of: base + store.releaseSet().remotes[remote]?.fallback?.entry }
      : reply
  relay.spoil((path) => addresses.includes(path), instead)
}
