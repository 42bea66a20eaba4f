import { join } from 'node:path'
import { hostAt, isAdminPath } from '@arunika/federation'
import { releaseOf } from '../changes.ts'
import { exposedProblems, kitProblems, sharedProblems } from '../soundness.ts'
import type { ReleaseStore } from '../store.ts'
import { compressedSize } from './budget.ts'
import type { Candidate, Gate } from './candidate.ts'
import { IS_PATH } from './paths.ts'
import { addressesOf, type Probe, type ProbeInput, probe } from './probe.ts'

/** Pages of each remote that are tried in a host. */
const MOST_PAGES = 3

/** Its manifest is that of a host, for paths that no other host has. */
const manifest: Gate = ({ manifest: build, others }) => {
  const { remote, host } = build
  const malformed = (host?.serves ?? []).filter((path) => !IS_PATH.test(path))
  const taken = Object.entries(others).flatMap(([other, release]) =>
    (release.host?.serves ?? []).flatMap((path) =>
      host?.serves?.includes(path) ? `It serves ${path}, which ${other} serves.` : [],
    ),
  )
  return [
    ...exposedProblems(build),
    ...malformed.map((path) => `It serves ${path}, which is no path.`),
    ...taken,
    ...(build.files[`node/${build.nodeEntry}`] ? [] : [`${remote} has no build for the server.`]),
  ]
}

/** Every live remote whose pages it would hold gets from it what it needs. */
const fit: Gate = async ({ probe }) => (await probe()).problems

/** Pages come from it: of a build that cannot be run, a server shows its own in its place. */
const served: Gate = async ({ manifest, probe, sandbox }) => {
  const shell = await sandbox.shell()
  const pages = addressesOf(await probe()).map(async (address) => {
    const html = await (await fetch(shell.url + address)).text()
    return html.includes(`"/shell/${manifest.entry}"`) ? [] : [`${address} does not come from it.`]
  })
  return (await Promise.all(pages)).flat()
}

/** Its main script is no heavier than its team allows. */
const budget: Gate = async ({ manifest: { remote, entry, host }, dir }) => {
  const allowed = host?.budget
  if (!allowed) return [`${remote} names no size budget: package.json, budget.main.`]
  const size = await compressedSize(dir, entry)
  return size > allowed ? [`Its main script has ${size.toFixed(2)} kB; its budget is ${allowed} kB.`] : []
}

/** What is tried of a host only, in the place of what is tried of a remote. */
export const ofHosts = { manifest, fit, budget, served }

/** Loads the live remotes whose pages a host would hold into its build, each in a process of its own. */
export async function probeAll(
  store: ReleaseStore,
  { manifest, dir, others }: Pick<Candidate, 'manifest' | 'dir' | 'others'>,
  at: Pick<ProbeInput, 'apiUrl' | 'site'>,
): Promise<Probe> {
  const set = { ...others, [manifest.remote]: releaseOf(manifest) }
  const held = Object.entries(others).filter(([, { owns }]) =>
    owns.some((path) => hostAt(set, path) === manifest.remote),
  )
  const renderer = join(dir, 'node', manifest.nodeEntry)
  const found: Probe = { offered: {}, contract: manifest.contract, routes: [], problems: [], untried: [] }
  for (const [remote, { build }] of held) {
    const own = await store.manifest(remote, build)
    const probed = await probe({ renderer, manifest: own, dir: store.buildDir(remote, build), ...at })
    const { offered, contract, kits, routes } = probed
    const problems = [
      ...sharedProblems(own.shared, offered),
      ...kitProblems(own.kit, kits),
      ...(own.contract === contract ? [] : [`It was made for contract ${own.contract}, not ${contract}.`]),
      ...probed.problems,
    ]
    found.offered = offered
    found.problems.push(...problems.map((problem) => `${remote} ${build} does not run in it: ${problem}`))
    const tried = routes.filter(({ path, addresses }) => addresses.length > 0 && !isAdminPath(path))
    found.routes.push(...tried.slice(0, MOST_PAGES))
  }
  return found
}
