import type { CheckOptions } from './gate/check.ts'
import type { ReleaseStore, Verdict } from './store.ts'

interface Way extends CheckOptions {
  store: ReleaseStore
  override: string | undefined
}

/**
 * Lets a build through that has passed the gate; one that it has not passed is tried now.
 * @returns the reason to override the gate, where it was needed
 * @throws Error with the gate's reasons
 */
export async function letThrough(remote: string, build: string, way: Way): Promise<string | undefined> {
  const { store, override, ...options } = way
  if (hasPassed(await store.verdict(remote, build))) return undefined
  if (override) return override
  const verdict = await tryBuild(store, remote, build, options)
  if (hasPassed(verdict)) return undefined
  const reasons = verdict.refusals.map(({ gate, reason }) => `  ${gate}: ${reason}`)
  throw new Error(
    [
      `The gate refuses ${remote} ${build}:`,
      ...reasons,
      'Mend it, or say why it goes live all the same: --override "<reason>".',
    ].join('\n'),
  )
}

/** Tries a build; the gate, with its browser, is loaded only for that. */
export async function tryBuild(
  store: ReleaseStore,
  remote: string,
  build: string,
  options: CheckOptions,
): Promise<Verdict> {
  const { check } = await import('./gate/check.ts')
  await store.fetchBuild(remote, build)
  return check(store, remote, build, options)
}

const hasPassed = (verdict: Verdict | undefined) => verdict?.refusals.length === 0
