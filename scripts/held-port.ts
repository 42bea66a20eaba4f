import { lookup } from 'node:dns/promises'
import net from 'node:net'

/** What Node's own cluster module binds ports with; it has no other name for binding without accepting. */
interface Bound {
  fd: number
  close(): void
}
type Bind = (address: string, port: number, family: number, fd: number, flags: number) => Bound | number
const { _createServerHandle: bind } = net as unknown as { _createServerHandle?: Bind }

export interface HeldPort {
  /** Number of the open socket, for a child process to listen on; undefined on systems without. */
  fd?: number
  stop(): Promise<void>
}

/**
 * Binds a port for a server that may be started again: while it is away, connections wait for the next process instead
 * of being refused.
 */
export async function holdPort(host: string, port: number): Promise<HeldPort> {
  const { address, family } = await lookup(host)
  const bound = bind?.(address, port, family, -1, 0)
  if (typeof bound !== 'object' || !(bound.fd > 0)) return { stop: async () => {} }
  return { fd: bound.fd, stop: async () => bound.close() }
}
