import { ifWorks } from './if-works.ts'

/**
 * Program and arguments that start a command without a network: a new network namespace has only a loopback
 * device that is down, and the user namespace requires no privileges. Empty if this machine forbids
 * namespaces, as many containers do; the render process then has only the barrier inside it
 * (`process/lockdown.ts`).
 */
export const networkBarrier = ifWorks(['unshare', '--user', '--net', '--'])
