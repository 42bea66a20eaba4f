import { isPortFree } from '../platform/server/src/node/index.ts'

/**
 * Makes sure that the servers' ports are free.
 * @throws Error that names every busy port and its setting
 */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const busy = await Promise.all(
    Object.entries(ports).map(async ([setting, port]) =>
      (await isPortFree(port)) ? [] : [`${setting}=${port}`],
    ),
  )
  const taken = busy.flat()
  if (taken.length > 0)
    throw new Error(`Already in use by another program: ${taken.join(', ')}. Set another port.`)
}
