import type { Application } from '@arunika/contracts'

export type Announceable = Pick<Application, 'id' | 'name' | 'status' | 'announcedStatus' | 'withdrawnAt'>

/** True if the applicant has not yet been told the status. */
export const isUnannounced = ({ status, announcedStatus, withdrawnAt }: Announceable) =>
  !withdrawnAt && announcedStatus !== undefined && announcedStatus !== status
