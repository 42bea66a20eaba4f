import { contractProblems } from '../build-contract.ts'
import type { Gate } from './candidate.ts'

/** Both manifests of the build agree and contain a hash for every file. */
export const manifest: Gate = ({ manifest: build, dir }) => contractProblems(build, dir)
