import type { Gate } from './candidate.ts'
import { interleave, quick, type Sample } from './interleave.ts'
import { addressesOf } from './probe.ts'
import type { SandboxShell } from './sandbox.ts'
import { UntriedError } from './untried.ts'

/** The shell renders each of its pages completely. */
export const server: Gate = async ({ probe, sandbox, counterpartOf }) => {
  const [shell, control] = await Promise.all([sandbox.shell(), sandbox.control()])
  return renderProblems(shell, addressesOf(await probe()), async (address) => {
    const { isSamePage, page } = await counterpartOf(address)
    return { isSamePage, render: () => render(control, page) }
  })
}

interface Control {
  isSamePage: boolean
  render(): Promise<Sample>
}

/**
 * Requests pages from a shell, alternating with a control, and returns those that it could not render completely.
 * @throws UntriedError if there is none, but not all could be tried
 */
export async function renderProblems(
  shell: SandboxShell,
  addresses: readonly string[],
  controlOf: (address: string) => Promise<Control>,
): Promise<string[]> {
  const refusals: string[] = []
  const untried: string[] = []
  // One after the other, as a process renders them: a failure of one page is not blamed on another.
  for (const address of addresses) {
    const tried = () => render(shell, address)
    const first = await tried()
    if (first.problems.length === 0) continue
    const { isSamePage, render: renderControl } = await controlOf(address)
    // If the control is incomplete, the same cause may affect the candidate.
    const control = async () => ((await renderControl()).problems.length > 0 ? first : quick([]))
    const judgement = await interleave({ tried: [first], control: [], isSamePage }, { tried, control })
    refusals.push(...judgement.refusals.map((problem) => `${address} ${problem}`))
    untried.push(...judgement.untried.map((problem) => `${address} ${problem}`))
  }
  if (refusals.length === 0 && untried.length > 0) throw new UntriedError(`${untried.join('. ')}.`)
  return refusals
}

export async function render(shell: SandboxShell, address: string): Promise<Sample> {
  const { status, headers } = await fetch(shell.url + address, { redirect: 'manual' })
  if (status === 200 && !headers.has('x-accel-expires')) return quick([])
  const [reason = 'the shell does not say why'] = await shell.problemsOf(address)
  const what = status === 200 ? 'lacks something' : `responds ${status} instead of 200`
  return quick([`${what}: ${reason}`])
}
