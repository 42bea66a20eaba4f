import { ifWorks } from './if-works.ts'

/**
 * Program and arguments that start a command which the kernel ends when this process has died, even if it loops and hears of
 * nothing. Empty where util-linux is missing: there a process that loops goes on until an operator ends it.
 */
export const endsWithParent = ifWorks(['setpriv', '--pdeathsig', 'KILL', '--'])
