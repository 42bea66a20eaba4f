import type { BuildCard } from '@anyam/protocol'
import styles from './gate-findings.module.css'
import { GatePictures } from './gate-pictures.tsx'

interface GateFindingsProps extends BuildCard {
  remote: string
}

/** Problems that the gate found in a build, and those that the live build has as well. */
export function GateFindings({
  remote,
  build,
  verdict,
  reasons,
  remarks = [],
  pictures = {},
}: GateFindingsProps) {
  const findings = [...reasons, ...remarks]
  if (findings.length === 0) return null
  /** Those of the first of several findings in one view. */
  const picturesOf = (finding: string, at: number) => {
    const own = pictures[finding]
    const isShown = findings.slice(0, at).some((other) => pictures[other]?.tried === own?.tried)
    return isShown ? undefined : own
  }
  return (
    <ul className={styles.findings} data-verdict={verdict}>
      {findings.map((finding, at) => {
        const own = picturesOf(finding, at)
        return (
          <li key={finding}>
            {finding}
            {own && <GatePictures remote={remote} build={build} pictures={own} />}
          </li>
        )
      })}
    </ul>
  )
}
