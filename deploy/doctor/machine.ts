import { mkdir, statfs, unlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Settings } from '@anyam/server/env'
import { bad, good, type Outcome, reasonOf, warning } from './finding.ts'

const GIGABYTE = 1e9
/** The api refuses uploads below 64 MB; a gigabyte covers a busy day of applications. */
const ROOM = { needed: GIGABYTE, comfortable: 5 * GIGABYTE }

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** True if a healthy server of the product uses the port. */
const isOurs = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => response.ok && (await response.text()).includes('live'),
    () => false,
  )

/** Checks that ports are free, or used by this product. */
export async function ports({ port, apiPort, lmsPort }: Settings): Promise<Outcome[]> {
  const wanted = Object.entries({ PORT: port, API_PORT: apiPort, LMS_PORT: lmsPort })
  return Promise.all(
    wanted.map(async ([name, number]) => {
      if (await isFree(number)) return good(`${name} ${number} is free.`)
      if (await isOurs(number)) return good(`${name} ${number} is this product's.`)
      return bad(`${name} ${number} is taken by another program: stop it, or set ${name} to another port.`)
    }),
  )
}

/** Checks that the data folder is writable, and that its disk has room. */
export async function disk({ dataDir }: Settings): Promise<Outcome> {
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'x')
    await unlink(probe)
  } catch (error) {
    return bad(`${dataDir} cannot be written to: ${reasonOf(error)}.`)
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const text = `${dataDir} has ${(free / GIGABYTE).toFixed(1)} GB left`
  if (free < ROOM.needed)
    return bad(`${text}: uploads will be refused. Make room, or lower DOCUMENTS_MB_TOTAL.`)
  return free < ROOM.comfortable
    ? warning(`${text}: that is little for documents of applicants.`)
    : good(`${text}.`)
}
