import { createServer } from 'node:net'

/**
 * Makes sure that the servers' ports are free.
 * @throws Error that names every busy port and its setting
 */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const busy = await Promise.all(
    Object.entries(ports).map(async ([setting, port]) =>
      (await isFree(port)) ? [] : [`${setting}=${port}`],
    ),
  )
  const taken = busy.flat()
  if (taken.length > 0)
    throw new Error(`Already in use by another program: ${taken.join(', ')}. Set another port.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
