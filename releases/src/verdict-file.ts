import type { Verdict } from './live-set.ts'
import type { StoreBackend, VersionedFile } from './store-backend.ts'

/** The gate's verdict on a build; undefined before a check. */
export async function readVerdict(
  backend: StoreBackend,
  remote: string,
  build: string,
): Promise<Verdict | undefined> {
  const file = await backend.read(nameOf(remote, build))
  return file && verdictOf(file)
}

/** Writes a verdict next to its build. An inconclusive one leaves an earlier pass or refusal as it is. */
export async function writeVerdict(backend: StoreBackend, verdict: Verdict): Promise<void> {
  const name = nameOf(verdict.remote, verdict.build)
  const before = await backend.read(name)
  if (verdict.outcome === 'inconclusive' && before && verdictOf(before).outcome !== 'inconclusive') return
  await backend.write(name, JSON.stringify(verdict, null, 2), before)
}

/** Verdicts of older versions hold only refusals. */
function verdictOf({ text }: VersionedFile): Verdict {
  const verdict = JSON.parse(text) as Verdict
  return { ...verdict, outcome: verdict.outcome ?? (verdict.refusals.length > 0 ? 'refused' : 'passed') }
}

const nameOf = (remote: string, build: string) => `${remote}/${build}/verdict.json`
