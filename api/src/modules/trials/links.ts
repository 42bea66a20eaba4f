import { ownLinks } from '../../lib/own-links.ts'

/** Pages on which a booking is moved or cancelled. */
export const { pathOf: trialPath, idOf: trialIdOf } = ownLinks('/api/my-trial', 'trial')
