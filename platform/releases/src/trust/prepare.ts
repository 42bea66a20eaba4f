import { join } from 'node:path'
import { buildsOf, SHELL } from '@anyam/federation'
import type { Settings } from '@anyam/server/env'
import { openStore } from '../open-store.ts'
import { readPackage } from '../publish.ts'
import { remotesIn } from '../remotes.ts'
import type { ReleaseStore } from '../store.ts'
import { assertComplete, assertNamed } from './assert-keys.ts'
import { attest } from './attestation.ts'
import { checkoutKeys } from './enrolled-keys.ts'
import { registryKeyFile, teamKeyFile } from './key-files.ts'
import { ensureKey, publicKeyOf } from './keys.ts'
import { type Trust, trustIn, writeTrust } from './trust.ts'

type Data = Pick<Settings, 'dataDir' | 'releasesS3'>

/**
 * Makes signatures required in a data folder: creates missing keys, and assigns the paths of the checkout's
 * remotes to their teams. The first time, it signs the existing contents of the store.
 * @param root folder of the checkout
 */
export async function prepareTrust(settings: Data, root: string): Promise<void> {
  const { dataDir } = settings
  const before = trustIn(dataDir)?.()
  assertComplete(dataDir, before)
  const key = await ensureKey(registryKeyFile(dataDir))
  if (before) assertNamed(dataDir, before, key)
  const known = JSON.stringify(before)
  const trust: Trust = before ?? { registry: [publicKeyOf(key)], teams: {} }
  for (const remote of remotesIn(root)) {
    const { federation } = readPackage(join(root, remote))
    await giveTo(trust, dataDir, remote, federation?.owns ?? [])
  }
  await giveTo(trust, dataDir, SHELL, [])
  if (before) {
    if (JSON.stringify(before) !== known) await writeTrust(dataDir, trust)
    return
  }
  await signPresent(await openStore(settings, { isUnsigned: true }), trust, dataDir)
  await (await openStore(settings, { key, trust: () => trust })).adopt()
  // Written last: signatures are required once everything is signed. The next start repeats one that was
  // killed before.
  await writeTrust(dataDir, trust)
}

/** Assigns paths to a team whose key is in this data folder. @throws Error if signatures are not required */
export async function addTeam(dataDir: string, remote: string, owns: readonly string[]): Promise<void> {
  const trust = trustIn(dataDir)?.()
  if (!trust) throw new Error(`No signatures count in ${dataDir}.`)
  const next = structuredClone(trust)
  await giveTo(next, dataDir, remote, owns)
  await writeTrust(dataDir, next)
}

/** A team that has moved to its own repository keeps its key, and a path of another team stays with that team. */
async function giveTo(trust: Trust, dataDir: string, remote: string, owns: readonly string[]): Promise<void> {
  const team = trust.teams[remote]
  const keys = await checkoutKeys(dataDir, remote)
  if (team && !team.keys.some((key) => keys.includes(key))) return
  const others = Object.entries(trust.teams).flatMap(([other, { owns }]) => (other === remote ? [] : owns))
  const free = owns.filter((path) => !others.includes(path))
  trust.teams[remote] = {
    keys: team?.keys ?? keys,
    owns: [...new Set([...(team?.owns ?? []), ...free])].sort(),
  }
}

/** Signs builds that are older than signatures, because visitors already get them. */
async function signPresent(store: ReleaseStore, trust: Trust, dataDir: string): Promise<void> {
  await store.refresh()
  const { remotes, canaries } = store.live()
  // Not every bucket can list its folders, so take the live builds from the live set.
  const live = [...Object.entries(remotes), ...Object.entries(canaries)]
  for (const remote of new Set([...(await store.remotes()), ...live.map(([name]) => name)])) {
    const named = live.flatMap(([name, release]) => (name === remote ? buildsOf(release) : []))
    const builds = [...(await store.builds(remote)), ...named.map(({ build }) => build)]
    for (const build of new Set(builds)) {
      const manifest = await store.manifest(remote, build).catch(() => undefined)
      if (!manifest) continue
      await giveTo(trust, dataDir, remote, manifest.owns)
      const key = await ensureKey(teamKeyFile(dataDir, remote))
      await store.attest(remote, build, attest(manifest, { builder: 'unknown' }, key))
    }
  }
}
