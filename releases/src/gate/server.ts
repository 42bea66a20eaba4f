import type { Gate } from './candidate.ts'
import { addressesOf } from './probe.ts'
import type { SandboxShell } from './sandbox.ts'
import { inTurns, quick, type Sample } from './turns.ts'
import { UntriedError } from './untried.ts'

/** The shell renders each of its pages, whole. */
export const server: Gate = async ({ probe, sandbox, counterpartOf }) => {
  const [shell, control] = await Promise.all([sandbox.shell(), sandbox.control()])
  return renderFaults(shell, addressesOf(await probe()), async (address) => {
    const { isSamePage, page } = await counterpartOf(address)
    return { isSamePage, render: () => render(control, page) }
  })
}

interface Control {
  isSamePage: boolean
  render(): Promise<Sample>
}

/**
 * Asks a shell for pages, in turns with a control, and tells which of them it could not render, or not whole.
 * @throws UntriedError where that is none, but not all could be tried
 */
export async function renderFaults(
  shell: SandboxShell,
  addresses: readonly string[],
  controlOf: (address: string) => Promise<Control>,
): Promise<string[]> {
  const refusals: string[] = []
  const untried: string[] = []
  // One after the other, as a thread renders them: what one page breaks is not told of another.
  for (const address of addresses) {
    const tried = () => render(shell, address)
    const first = await tried()
    if (first.faults.length === 0) continue
    const { isSamePage, render: renderControl } = await controlOf(address)
    // Whatever keeps the control from being whole may keep the candidate.
    const control = async () => ((await renderControl()).faults.length > 0 ? first : quick([]))
    const judgement = await inTurns({ tried: [first], control: [], isSamePage }, { tried, control })
    refusals.push(...judgement.refusals.map((fault) => `${address} ${fault}`))
    untried.push(...judgement.untried.map((fault) => `${address} ${fault}`))
  }
  if (refusals.length === 0 && untried.length > 0) throw new UntriedError(`${untried.join('. ')}.`)
  return refusals
}

export async function render(shell: SandboxShell, address: string): Promise<Sample> {
  const { status, headers } = await fetch(shell.url + address, { redirect: 'manual' })
  if (status === 200 && !headers.has('x-accel-expires')) return quick([])
  const [reason = 'the shell does not say why'] = await shell.faultsOf(address)
  const what = status === 200 ? 'lacks something' : `is answered ${status} instead of 200`
  return quick([`${what}: ${reason}`])
}
