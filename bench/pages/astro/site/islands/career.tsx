import CareerPage from '../../../../../mf-careers/src/routes/career/page.tsx'
import { island } from '../island.tsx'

export const Career = island(CareerPage)
