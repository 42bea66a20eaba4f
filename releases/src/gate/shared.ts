import { kitProblems, sharedProblems } from '../soundness.ts'
import type { Gate } from './candidate.ts'

/** The live shell offers every module that it takes from its host, and the kit, in versions that it was made for. */
export const shared: Gate = async ({ manifest, probe }) => {
  const { offered, kits } = await probe()
  return [...sharedProblems(manifest.shared, offered), ...kitProblems(manifest.kit, kits)]
}
