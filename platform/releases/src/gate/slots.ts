import { setTimeout as delay } from 'node:timers/promises'
import { isAdminPath, slotChunk, slotOf, slotOwner } from '@anyam/federation'
import { lostSlots, usersOf } from '../obstacles.ts'
import { sizeOfChunk } from './budget.ts'
import type { Candidate, Gate } from './candidate.ts'
import { addressesOf } from './probe.ts'
import type { SandboxShell } from './sandbox.ts'

/** Milliseconds. A late slot appears in the next rendering, a second later. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 500
/** Maximum number of pages of other remotes that a browser visits to try the candidate's slots. */
const MOST_PAGES = 3

/** Live pages work with the candidate's slots, and the candidate's pages work with live slots. */
export const slots: Gate = async (candidate) => {
  const known = [...withoutTrying(candidate), ...(await tooHeavy(candidate))]
  if (known.length > 0) return known
  const { manifest, sandbox, probe, remarks } = candidate
  const pairs = await pagesWithSlots(candidate)
  const own = manifest.uses ? addressesOf(await probe()) : []
  if (pairs.length + own.length === 0) return []
  const [shell, control] = await Promise.all([sandbox.shell(), sandbox.control()])
  const problems = await Promise.all(
    [...new Set([...pairs, ...own])].map(async (address) => {
      const tried = await missingOn(shell, address)
      return { address, tried, control: tried.length > 0 ? await missingOn(control, address) : [] }
    }),
  )
  return problems.flatMap(({ address, tried, control }) =>
    tried.flatMap((slot) => {
      const reason = `${address} does not get the slot ${slot}`
      if (!control.includes(slot)) return [`${reason}.`]
      remarks.push({ gate: 'slots', reason: `${reason}, and does not from the live build either.` })
      return []
    }),
  )
}

function withoutTrying({ manifest, others, live }: Candidate): string[] {
  const { remote, slots = {}, uses = [] } = manifest
  const set = { ...others, ...(live && { [remote]: live }) }
  const lost = lostSlots(set, remote, { slots }).map(
    ({ slot, users }) => `It no longer offers the slot ${slot}, which ${users.join(', ')} shows.`,
  )
  const taken = Object.keys(slots).flatMap((slot) => {
    const owner = slotOwner(others, slot)
    return owner === undefined ? [] : `It offers the slot ${slot}, which is that of ${owner}.`
  })
  const missing = uses
    .filter((slot) => !slots[slot] && slotOwner(others, slot) === undefined)
    .map((slot) => `Its pages show the slot ${slot}, which no remote offers.`)
  return [...lost, ...taken, ...missing]
}

async function tooHeavy({ manifest, dir }: Candidate): Promise<string[]> {
  const sizes = Object.entries(manifest.slots ?? {}).map(async ([slot, { script }]) => {
    const size = await sizeOfChunk(dir, manifest, slotChunk(slot))
    return size > script ? [`Its slot ${slot} has ${size.toFixed(1)} kB; its budget is ${script} kB.`] : []
  })
  return (await Promise.all(sizes)).flat()
}

/** Pages of other remotes that show the candidate's slots. */
export async function pagesWithSlots({
  manifest,
  others,
  routesOfOthers,
  sandbox,
}: Candidate): Promise<string[]> {
  const offered = Object.keys(manifest.slots ?? {})
  const users = new Set(offered.flatMap((slot) => usersOf(others, slot)))
  const paths = [...users].flatMap((user) => routesOfOthers[user] ?? [])
  const pages = paths.filter((path) => !/[:*]/.test(path) && !isAdminPath(path))
  if (pages.length === 0) return []
  const shell = await sandbox.shell()
  const found: string[] = []
  for (const page of pages) {
    if (found.length === MOST_PAGES) break
    if ((await slotsOn(shell, page)).some(({ name }) => offered.includes(name))) found.push(page)
  }
  return found
}

/** Names of a page's slots that browsers would not take over. */
async function missingOn(shell: SandboxShell, address: string): Promise<string[]> {
  for (const until = Date.now() + PATIENCE_MS; ; await delay(PAUSE_MS)) {
    const missing = (await slotsOn(shell, address)).filter(({ isLive }) => !isLive).map(({ name }) => name)
    if (missing.length === 0 || Date.now() > until) return missing
  }
}

async function slotsOn(shell: SandboxShell, address: string): Promise<{ name: string; isLive: boolean }[]> {
  const html = await (await fetch(shell.url + address)).text()
  const [, json = '{}'] = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { slots = {} } = JSON.parse(json) as { slots?: Record<string, { isLive: boolean }> }
  const keys = [...html.matchAll(/ data-slot="([^"]*)"/g)].map(([, key = '']) =>
    key.replaceAll('&quot;', '"'),
  )
  return keys.map((key) => ({ name: slotOf(key).name, isLive: slots[key]?.isLive === true }))
}
