import { isDeepStrictEqual } from 'node:util'
import type { Gate } from './candidate.ts'
import { interleave, type Judgement, quick, type Sample } from './interleave.ts'
import { inEachLanguage } from './pages.ts'
import { addressesOf } from './probe.ts'
import type { SandboxShell } from './sandbox.ts'
import { UntriedError } from './untried.ts'

/** The shell renders each page of the build completely, in each of its languages. */
export const server: Gate = async (candidate) => {
  const { probe, sandbox, counterpartOf, remarks } = candidate
  const [shell, control] = await Promise.all([sandbox.shell(), sandbox.control()])
  const addresses = inEachLanguage(candidate, addressesOf(await probe()))
  const found = await renderProblems(shell, addresses, async (address) => {
    const { isSamePage, page } = await counterpartOf(address)
    return { isSamePage, render: () => render(control, page) }
  })
  remarks.push(...found.remarks.map((remark) => ({ gate: 'server', reason: `${remark}.` })))
  return found.refusals
}

interface Control {
  isSamePage: boolean
  render(): Promise<Sample>
}

/**
 * Requests pages from a shell, alternating with a control, and finds pages that the shell could not render
 * completely. Pages that the control could not render either, for the same reason, become remarks; the others
 * are refusals.
 * @returns these, and the addresses of all pages with problems
 * @throws UntriedError if there are no refusals, but something could not be tried
 */
export async function renderProblems(
  shell: SandboxShell,
  addresses: readonly string[],
  controlOf: (address: string) => Promise<Control>,
): Promise<Pick<Judgement, 'refusals' | 'remarks'> & { affected: ReadonlySet<string> }> {
  const refusals: string[] = []
  const remarks: string[] = []
  const untried: string[] = []
  const affected = new Set<string>()
  // Sequential, because a process renders one page at a time. So no page is blamed for another page's
  // failure.
  for (const address of addresses) {
    const tried = () => render(shell, address)
    const first = await tried()
    if (first.problems.length === 0) continue
    affected.add(address)
    const { isSamePage, render: renderControl } = await controlOf(address)
    let isComparable = true
    // A different problem of the control may affect the candidate as well.
    const control = async () => {
      const { problems } = await renderControl()
      if (problems.length === 0) return quick([])
      isComparable &&= isSamePage && isDeepStrictEqual(problems, first.problems)
      return first
    }
    const judgement = await interleave({ tried: [first], control: [], isSamePage }, { tried, control })
    const shared = isComparable ? remarks : untried
    shared.push(...judgement.remarks.map((problem) => `${address} ${problem}`))
    refusals.push(...judgement.refusals.map((problem) => `${address} ${problem}`))
    untried.push(...judgement.untried.map((problem) => `${address} ${problem}`))
  }
  if (refusals.length === 0 && untried.length > 0) throw new UntriedError(`${untried.join('. ')}.`)
  return { refusals, remarks, affected }
}

export async function render(shell: SandboxShell, address: string): Promise<Sample> {
  const { status, headers } = await fetch(shell.url + address, { redirect: 'manual' })
  if (status === 200 && !headers.has('x-accel-expires')) return quick([])
  const [reason = 'the shell does not say why'] = await shell.problemsOf(address)
  const what = status === 200 ? 'lacks something' : `responds ${status} instead of 200`
  return quick([`${what}: ${reason}`])
}
