import type { Application } from '@arunika/contracts'

export type Announceable = Pick<Application, 'id' | 'name' | 'status' | 'announcedStatus' | 'withdrawnAt'>

/** Whether its applicant does not know its status yet. */
export const isUnannounced = ({ status, announcedStatus, withdrawnAt }: Announceable) =>
  !withdrawnAt && announcedStatus !== undefined && announcedStatus !== status
