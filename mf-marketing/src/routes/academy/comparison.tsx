import { defineCatalogue } from '@anyam/federation'
import { comparisonWords } from '../../features/class/comparison-words.ts'
import { ClassComparison } from '../../features/class/components/class-comparison.tsx'
import { classPhrases } from '../../features/class/phrases.ts'

export default function Comparison() {
  return <ClassComparison />
}
Comparison.words = [
  defineCatalogue(
    { classPhrases, comparisonWords },
    { id: () => import(/* webpackChunkName: "class-comparison-id" */ './comparison-catalogue.id.ts') },
  ),
]
