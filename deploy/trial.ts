import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@anyam/server/node'
import { startServer } from '../scripts/children.ts'

const PAGES = 20
const PAGE_DEADLINE_MS = 30_000
const READY_DEADLINE_MS = 60_000
const READY_PAUSE_MS = 500

/** Servers of this checkout on ports that no visitor knows: an api, a shell, and the sample LMS if the site uses it. */
export interface Trial {
  apiUrl: string
  lmsUrl: string
  /** Opens pages of the shell, at most 20. @returns how many @throws Error that lists those that do not open */
  openPages(): Promise<number>
}

/**
 * Starts servers of this checkout and stops them after `work`.
 * @param env settings of the site that they serve; those about addresses are replaced
 * @param folder gets their logs
 */
export async function withTrial<T>(
  env: NodeJS.ProcessEnv,
  folder: string,
  work: (trial: Trial) => Promise<T>,
): Promise<T> {
  const [port, apiPort, lmsPort] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const [origin, apiUrl, ownLmsUrl] = [at(port), at(apiPort), process.env.LMS_URL]
  const lmsUrl = ownLmsUrl ?? at(lmsPort)
  const addresses = { HOST: '127.0.0.1', PORT: `${port}`, API_PORT: `${apiPort}`, LMS_PORT: `${lmsPort}` }
  const all = { PUBLIC_URL: origin, ...env, ...addresses, API_URL: apiUrl, LMS_URL: lmsUrl }
  await mkdir(folder, { recursive: true })
  const running: { stop(): Promise<void> }[] = []
  const start = async (name: string, script: string, readyUrl: string) =>
    running.push(await startServer(name, script, all, readyUrl, join(folder, `${name}.log`)))
  try {
    await start('api', 'api/src/server.ts', `${apiUrl}/health/ready`)
    if (!ownLmsUrl) await start('lms', 'lms/src/server.ts', `${lmsUrl}/health/live`)
    await start('shell', 'shell/server/server.ts', `${origin}/health/ready`)
    return await work({ apiUrl, lmsUrl, openPages: () => openPages(origin, join(folder, 'shell.log')) })
  } finally {
    for (const server of running.toReversed()) await server.stop()
  }
}

async function openPages(origin: string, log: string): Promise<number> {
  try {
    return await tryPages(origin)
  } catch (cause) {
    const text = (await readFile(log, 'utf8')).trim().split('\n')
    const { message } = cause as Error
    throw new Error(`${message} The shell's log ends:\n${text.slice(-5).join('\n')}`, { cause })
  }
}

/** A shell that has just started responds with 503 until it has loaded the lists for its pages. */
async function getWhenReady(url: string): Promise<Response> {
  for (const giveUpAt = Date.now() + READY_DEADLINE_MS; ; ) {
    const response = await fetch(url, { signal: AbortSignal.timeout(PAGE_DEADLINE_MS) })
    if (response.status !== 503 || Date.now() > giveUpAt) return response
    await response.body?.cancel()
    await delay(READY_PAUSE_MS)
  }
}

/** @throws Error that lists the pages that do not open */
async function tryPages(origin: string): Promise<number> {
  const get = (path: string) => getWhenReady(`${origin}${path}`)
  const addresses = async (path: string) => {
    const response = await get(path)
    if (!response.ok) throw new Error(`${path} of the site: ${response.status}.`)
    const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
    return [...found].map(([, address = '']) => new URL(address).pathname)
  }
  const top = await addresses('/sitemap.xml')
  const nested = await Promise.all(top.filter((path) => path.endsWith('.xml')).map(addresses))
  const pages = [...top.filter((path) => !path.endsWith('.xml')), ...nested.flat()]
  // Samples all parts of the site, not only the first.
  const step = Math.max(1, Math.floor(pages.length / PAGES))
  const chosen = pages.filter((_, index) => index % step === 0).slice(0, PAGES)
  if (chosen.length === 0) throw new Error('The site has no page.')
  const failed: string[] = []
  for (const path of chosen) {
    const response = await get(path)
    const isWhole = response.status === 200 && (await response.text()).includes('</html>')
    if (!isWhole) failed.push(`${path}: ${response.status}`)
  }
  if (failed.length > 0) throw new Error(`Pages of the site fail: ${failed.join(', ')}.`)
  return chosen.length
}
