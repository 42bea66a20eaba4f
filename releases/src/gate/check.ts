import type { ReleaseStore, Verdict } from '../store.ts'
import { browser } from './browser.ts'
import { budget } from './budget.ts'
import { type Candidate, type CheckOptions, candidateOf, type Gate } from './candidate.ts'
import { data } from './data.ts'
import { files } from './files.ts'
import { hosts } from './hosts.ts'
import { paths } from './paths.ts'
import { server } from './server.ts'
import { shape } from './shape.ts'
import { shared } from './shared.ts'

export type { CheckOptions } from './candidate.ts'

/** From cheap to dear; a refusal spares those of the next line. */
const STAGES: Record<string, Gate>[] = [
  { files, paths, hosts },
  { shared },
  { shape },
  { budget },
  { server },
  { browser },
  { data },
]

/** Tries a build beside the live builds of the other remotes, and keeps the verdict in the store. */
export async function check(
  store: ReleaseStore,
  remote: string,
  build: string,
  options: CheckOptions,
): Promise<Verdict> {
  const candidate = await candidateOf(store, remote, build, options)
  const against = Object.entries(candidate.others).map(([name, release]) => [name, release.build])
  const refusals = await refusalsOf(candidate).finally(() => candidate.trial.end())
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
