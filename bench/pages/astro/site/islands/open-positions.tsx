import { OpenPositions as Positions } from '../../../../../mf-careers/src/features/vacancies/components/open-positions.tsx'
import { island } from '../island.tsx'

export const OpenPositions = island(Positions)
