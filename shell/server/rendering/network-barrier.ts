import { ifWorks } from './if-works.ts'

/**
 * Program and arguments that start a command without any network: a new network namespace has only a loopback device that
 * is down, and the user namespace needs no rights. Empty where this machine forbids namespaces, as many containers do. Then
 * the render process has the barrier inside it alone (`process/lockdown.ts`).
 */
export const networkBarrier = ifWorks(['unshare', '--user', '--net', '--'])
