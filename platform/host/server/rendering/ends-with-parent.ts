import { ifWorks } from './if-works.ts'

/**
 * Program and arguments that start a command which the kernel kills when this process dies, even if the
 * command loops. Empty without util-linux; a looping process then runs until an operator ends it.
 */
export const endsWithParent = ifWorks(['setpriv', '--pdeathsig', 'KILL', '--'])
