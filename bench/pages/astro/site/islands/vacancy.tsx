import ApplicationPage from '../../../../../mf-careers/src/routes/application/page.tsx'
import { island } from '../island.tsx'

export const Vacancy = island(ApplicationPage)
