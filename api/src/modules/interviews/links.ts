import { ownLinks } from '../../lib/own-links.ts'

/** Pages on which applicants choose, move or cancel an interview. */
export const { pathOf: interviewPath, idOf: interviewIdOf } = ownLinks('/api/my-interview', 'interview')
