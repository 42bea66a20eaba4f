import { sharedProblems } from '../soundness.ts'
import type { Gate } from './candidate.ts'

/** The live shell offers every module that it takes from its host, in a version that it was made for. */
export const shared: Gate = async ({ manifest, probe }) =>
  sharedProblems(manifest.shared, (await probe()).offered)
