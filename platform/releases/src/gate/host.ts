import { join } from 'node:path'
import { hostAt, isAdminPath } from '@anyam/federation'
import { exposedProblems, kitProblems, sharedProblems } from '../soundness.ts'
import type { ReleaseStore } from '../store.ts'
import { compressedSize } from './budget.ts'
import type { Candidate, Gate } from './candidate.ts'
import { remotesOf } from './pages.ts'
import { IS_PATH } from './paths.ts'
import { addressesOf, type Probe, type ProbeInput, probe } from './probe.ts'

/** Number of pages of each remote to try in a host. */
const MOST_PAGES = 3

/** The build is a host, for paths that no other host has. */
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

/** The host provides everything that the live remotes whose pages it would hold need. */
const fit: Gate = async ({ probe }) => (await probe()).problems

/** The host itself serves the pages. A server replaces a build that cannot run with its own host. */
const served: Gate = async ({ manifest, probe, sandbox }) => {
  const shell = await sandbox.shell()
  const pages = addressesOf(await probe()).map(async (address) => {
    const html = await (await fetch(shell.url + address)).text()
    return html.includes(`"/shell/${manifest.entry}"`) ? [] : [`${address} does not come from it.`]
  })
  return (await Promise.all(pages)).flat()
}

/** The main script of the host stays within its team's budget. */
const budget: Gate = async ({ manifest: { remote, entry, host }, dir }) => {
  const allowed = host?.budget
  if (!allowed) return [`${remote} names no size budget: package.json, budget.main.`]
  const size = await compressedSize(dir, entry)
  return size > allowed ? [`Its main script has ${size.toFixed(2)} kB; its budget is ${allowed} kB.`] : []
}

/** Gates that apply only to hosts, in place of those for remotes. */
export const ofHosts = { manifest, fit, budget, served }

/** Loads the live remotes whose pages a host would hold into its build, each in a separate process. */
export async function probeAll(
  store: ReleaseStore,
  { manifest, dir, others }: Pick<Candidate, 'manifest' | 'dir' | 'others'>,
  at: Pick<ProbeInput, 'apiUrl' | 'site'>,
): Promise<Probe> {
  const set = remotesOf({ manifest, others })
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
