import { isPortBlocked, isPortFree } from '../platform/server/src/node/index.ts'

/**
 * Makes sure that the servers' ports are free, and that browsers and other servers connect to them.
 * @throws Error that names every such port and its setting
 */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const taken = await settingsWhere(ports, async (port) => !(await isPortFree(port)))
  if (taken) throw new Error(`Already in use by another program: ${taken}. Set another port.`)
  const blocked = await settingsWhere(ports, isPortBlocked)
  if (blocked) throw new Error(`Browsers and fetch refuse to connect to ${blocked}. Set another port.`)
}

async function settingsWhere(
  ports: Record<string, number>,
  applies: (port: number) => Promise<boolean>,
): Promise<string> {
  const found = await Promise.all(
    Object.entries(ports).map(async ([setting, port]) =>
      (await applies(port)) ? [`${setting}=${port}`] : [],
    ),
  )
  return found.flat().join(', ')
}
