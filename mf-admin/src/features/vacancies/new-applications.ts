import type { AdminVacancy } from '@arunika/shared/contracts'

/** How many applications nobody has opened yet. */
export const newApplications = ({ applicationResponses }: Pick<AdminVacancy, 'applicationResponses'>) =>
  applicationResponses.filter(({ is_read }) => is_read === 0).length
