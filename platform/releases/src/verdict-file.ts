import { parseState, withChecksum } from '@anyam/server/state-files'
import * as z from 'zod'
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

/** Writes a verdict next to its build. An inconclusive verdict does not replace an earlier pass or refusal. */
export async function writeVerdict(backend: StoreBackend, verdict: Verdict): Promise<void> {
  const name = nameOf(verdict.remote, verdict.build)
  const before = await backend.read(name)
  const known = before && verdictOf(before)
  if (verdict.outcome === 'inconclusive' && known && known.outcome !== 'inconclusive') return
  await backend.write(name, withChecksum(JSON.stringify(verdict, null, 2)), before)
}

const schema = z.object({
  remote: z.string(),
  build: z.string(),
  outcome: z.string().optional(),
  refusals: z.array(z.object({ gate: z.string(), reason: z.string() })),
})

/**
 * Verdicts of older versions contain only refusals. A damaged verdict counts as missing, so the build must be
 * checked again.
 */
function verdictOf({ text }: VersionedFile): Verdict | undefined {
  try {
    const verdict = parseState(text, schema, 'verdict.json') as Verdict
    return { ...verdict, outcome: verdict.outcome ?? (verdict.refusals.length > 0 ? 'refused' : 'passed') }
  } catch {
    return undefined
  }
}

const nameOf = (remote: string, build: string) => `${remote}/${build}/verdict.json`
