import { satisfies } from 'semver'
import type { Gate } from './candidate.ts'

/** The live shell offers every module that it takes from its host, in a version that it was made for. */
export const shared: Gate = async ({ manifest, probe }) => {
  const { offered } = await probe()
  return Object.entries(manifest.shared).flatMap(([name, range]) => {
    const versions = offered[name]
    if (!versions) return `It needs ${name} ${range} from the shell, which does not offer ${name}.`
    if (versions.some((version) => satisfies(version, range))) return []
    return `It needs ${name} ${range} from the shell, which offers ${versions.join(', ')}.`
  })
}
