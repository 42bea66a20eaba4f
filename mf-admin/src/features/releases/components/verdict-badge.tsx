import type { BuildCard } from '@anyam/protocol'
import { Badge } from '@arunika/ui'

const words = {
  passed: 'Gate passed',
  refused: 'Gate refuses',
  inconclusive: 'Could not be tried',
  unchecked: 'Not checked',
}
const variants = { passed: 'good', refused: 'bad', inconclusive: 'plain', unchecked: 'plain' } as const

/** The gate's verdict on a build. */
export const VerdictBadge = ({ verdict }: Pick<BuildCard, 'verdict'>) => (
  <Badge variant={variants[verdict]}>{words[verdict]}</Badge>
)
