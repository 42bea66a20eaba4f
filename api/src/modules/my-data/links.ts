import { ownLinks } from '../../lib/own-links.ts'

/** Pages on which applicants decide about the data of an application. */
export const { pathOf: dataPath, idOf: dataIdOf } = ownLinks('/api/my-data', 'data')
