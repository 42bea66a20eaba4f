import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BuildManifest } from '@arunika/shared/federation'

/** What the live shell, and the candidate inside it, tell of themselves. */
export interface Probe {
  /** Versions of the shared modules that the shell offers. */
  offered: Record<string, string[]>
  /** `CONTRACT_VERSION` that the shell was built with. */
  contract: number
  routes: ProbedRoute[]
  /** Where the candidate is not what the contract says. */
  faults: string[]
}

export interface ProbedRoute {
  path: string
  /** Name of the page's chunk. */
  chunk: string
  /** Where the paths with parameters are found, by the route's own `handle.addresses`. */
  addresses: string[]
  /** Shown inside another page only. */
  framed: boolean
}

export interface ProbeInput {
  /** File of the shell's render build. */
  renderer: string
  manifest: BuildManifest
  /** Folder of the candidate's files. */
  dir: string
  /** Without it no addresses are asked for. */
  apiUrl: string | undefined
  site: { name: string; lmsUrl: string; publicUrl: string }
}

const DEADLINE_MS = 5_000
const MEMORY_LIMIT_MB = 256

/** Loads the candidate into the shell's render build, in a process that may loop, fill its memory or end. */
export async function probe(input: ProbeInput): Promise<Probe> {
  const child = fork(join(import.meta.dirname, 'probe-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    // No secrets for code that nobody has looked at yet.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  })
  const found: Partial<Probe> = {}
  child.on('message', (part: Partial<Probe>) => Object.assign(found, part))
  child.send(input)
  const began = Date.now()
  // What it has told last may come after its end.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  const { offered, contract, routes = [], faults = [ended(Date.now() - began)] } = found
  if (!offered || contract === undefined)
    throw new Error(`The render build of the shell cannot be loaded: ${input.renderer}`)
  return { offered, contract, routes, faults }
}

/** Where its pages are found, each once. */
export const addressesOf = ({ routes }: Pick<Probe, 'routes'>) => [
  ...new Set(routes.flatMap(({ addresses }) => addresses)),
]

/** Those of them that a person opens. */
export const openedOf = ({ routes }: Probe) => addressesOf({ routes: routes.filter(({ framed }) => !framed) })

const ended = (ms: number) =>
  ms < DEADLINE_MS
    ? `It ends the process that loads it, or needs more than ${MEMORY_LIMIT_MB} MB.`
    : `Its routes are not there after ${DEADLINE_MS / 1000} s.`
