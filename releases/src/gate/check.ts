import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@arunika/shared/env'
import type { ReleaseStore, Verdict } from '../store.ts'
import { budget } from './budget.ts'
import type { Budget, Candidate, Gate } from './candidate.ts'
import { files } from './files.ts'
import { paths } from './paths.ts'
import { probe } from './probe.ts'
import { shape } from './shape.ts'
import { shared } from './shared.ts'

export interface CheckOptions {
  /** Folder of the repository: its shell is the one that is tried, and it says the remote's budget. */
  root: string
  settings: Pick<Settings, 'apiUrl' | 'lmsUrl' | 'publicUrl' | 'siteName' | 'adminEmail' | 'adminPassword'>
}

/** From cheap to dear; a refusal spares those of the next line. */
const STAGES: Record<string, Gate>[] = [{ files, paths }, { shared }, { shape }, { budget }]

/** Tries a build beside the live builds of the other remotes, and keeps the verdict in the store. */
export async function check(
  store: ReleaseStore,
  remote: string,
  build: string,
  options: CheckOptions,
): Promise<Verdict> {
  const candidate = await candidateOf(store, remote, build, options)
  const against = Object.entries(candidate.others).map(([name, release]) => [name, release.build])
  const refusals = await refusalsOf(candidate)
  const verdict: Verdict = {
    remote,
    build,
    at: new Date().toISOString(),
    against: Object.fromEntries(against),
    refusals,
  }
  await store.keepVerdict(verdict)
  return verdict
}

async function refusalsOf(candidate: Candidate): Promise<Verdict['refusals']> {
  for (const stage of STAGES) {
    const said = await Promise.all(
      Object.entries(stage).map(async ([gate, refuse]) =>
        (await refuse(candidate)).map((reason) => ({ gate, reason })),
      ),
    )
    if (said.flat().length > 0) return said.flat()
  }
  return []
}

async function candidateOf(
  store: ReleaseStore,
  remote: string,
  build: string,
  { root, settings }: CheckOptions,
): Promise<Candidate> {
  const manifest = await store.manifest(remote, build)
  const { [remote]: _, ...others } = store.live().remotes
  const routes = Object.entries(others).map(
    async ([other, live]) => [other, (await store.manifest(other, live.build)).routes ?? []] as const,
  )
  const dir = store.buildDir(remote, build)
  const { apiUrl, lmsUrl, publicUrl, siteName: name } = settings
  const site = { name, lmsUrl, publicUrl }
  const renderer = join(root, 'shell/dist/node/main.cjs')
  let probed: ReturnType<Candidate['probe']> | undefined
  return {
    manifest,
    dir,
    others,
    routesOfOthers: Object.fromEntries(await Promise.all(routes)),
    budget: await budgetOf(join(root, remote)),
    probe: () => {
      probed ??= probe({ renderer, manifest, dir, apiUrl, site })
      return probed
    },
  }
}

async function budgetOf(dir: string): Promise<Budget | undefined> {
  const text = await readFile(join(dir, 'package.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { federation?: { budget?: Budget } }).federation?.budget
}
