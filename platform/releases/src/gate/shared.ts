import { kitProblems, sharedProblems } from '../soundness.ts'
import type { Gate } from './candidate.ts'

/** The live shell offers every shared module and the kit in versions that the build supports. */
export const shared: Gate = async ({ manifest, probe }) => {
  const { offered, kits } = await probe()
  return [...sharedProblems(manifest.shared, offered), ...kitProblems(manifest.kit, kits)]
}
