import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type BuildManifest, isAdminPath } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import { moduleNextTo } from '@anyam/server/node'
import { Patience } from './patience.ts'
import { UntriedError } from './untried.ts'

/** Facts about the live shell and the candidate inside it. */
export interface Probe {
  /** Versions of the shared modules that the shell offers. */
  offered: Record<string, string[]>
  /** `CONTRACT_VERSION` that the shell was built with. */
  contract: number
  /** `KIT_VERSIONS` of the shell; missing in older shells. */
  kits?: readonly string[]
  routes: ProbedRoute[]
  /** Violations of the contract by the candidate. */
  problems: string[]
  /** Data needed to find the candidate's pages that the api did not deliver. */
  untried: string[]
}

export interface ProbedRoute {
  path: string
  /** Name of the page's chunk. */
  chunk: string
  /** Addresses for the path's parameters, from the route's `handle.addresses`. */
  addresses: string[]
  /** True if it is displayed only inside another page. */
  framed: boolean
}

export interface ProbeInput {
  /** File of the shell's render build. */
  renderer: string
  manifest: BuildManifest
  /** Folder of the candidate's files. */
  dir: string
  /** Without it, no addresses are requested. */
  apiUrl: string | undefined
  /** Facts that every page gets. */
  site: Site
}

/** A machine that takes longer is too slow for any check. */
const GIVE_UP_MS = 180_000
const MEMORY_LIMIT_MB = 256

/**
 * Loads the candidate into the shell's render build, in a process that may loop, exhaust its memory or exit.
 * @throws UntriedError for a reason outside the candidate
 */
export async function probe(input: ProbeInput): Promise<Probe> {
  const child = fork(moduleNextTo(import.meta, 'probe-process'), {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    // Pass no secrets to code that was never reviewed.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    timeout: GIVE_UP_MS,
    killSignal: 'SIGTERM',
  })
  const found: Partial<Probe> = {}
  const ended = watch(child, found)
  child.on('message', (part: Partial<Probe>) => Object.assign(found, part))
  child.send(input)
  // The last message may arrive after the exit.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  const { offered, contract, kits, routes = [], untried = [] } = found
  if (!offered || contract === undefined)
    throw new UntriedError(`The render build of the shell cannot be loaded: ${input.renderer}.`)
  if (untried.length > 0) throw new UntriedError(untried.join(' '))
  const problems = found.problems ?? [ended(code, signal)]
  return { offered, contract, ...(kits && { kits }), routes, problems, untried }
}

/**
 * Ends a process that makes no progress with the candidate.
 * @returns a function that returns why it ended, if the candidate is to blame
 */
function watch(child: ChildProcess, found: Partial<Probe>) {
  let patience: Patience | undefined
  let reason: string | undefined
  createInterface({ input: child.stdio[4] as Readable }).on('line', (line) => {
    const cpuMs = Number(line)
    if (found.offered) patience ??= new Patience(cpuMs)
    const endedBy = patience?.endedBy(cpuMs)
    if (!endedBy || reason) return
    const spent = `${((patience?.limitMs ?? 0) / 1000).toFixed(0)} s of processor time`
    reason =
      endedBy === 'looping'
        ? `Its routes are not there after ${spent}: it may loop.`
        : 'Its routes wait for something that never comes.'
    child.kill('SIGKILL')
  })
  return (code: number | null, signal: NodeJS.Signals | null): string => {
    if (reason) return reason
    // V8 aborts when its memory is full. Any other signal comes from the machine.
    if (code !== null || signal === 'SIGABRT' || signal === 'SIGTRAP')
      return `It ends the process that loads it, or needs more than ${MEMORY_LIMIT_MB} MB.`
    throw new UntriedError(`The process that loads it was ended from outside (${signal}).`)
  }
}

/** Addresses of its pages, without duplicates. */
export const addressesOf = ({ routes }: Pick<Probe, 'routes'>) => [
  ...new Set(routes.flatMap(({ addresses }) => addresses)),
]

/** Addresses of the pages that a person opens directly. */
export const openedOf = ({ routes }: Probe) => addressesOf({ routes: routes.filter(({ framed }) => !framed) })

/** Addresses of the pages that visitors open: those without the back-office. */
export const publicPagesOf = (probe: Probe) => openedOf(probe).filter((address) => !isAdminPath(address))
