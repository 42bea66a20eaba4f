import type { Gate } from './candidate.ts'
import { addressesOf } from './probe.ts'
import type { SandboxShell } from './sandbox.ts'

/** The shell renders each of its pages, whole. */
export const server: Gate = async ({ probe, sandbox }) => {
  const shell = await sandbox.shell()
  return renderFaults(shell, addressesOf(await probe()))
}

/** Asks a shell for pages, and tells which of them it could not render, or not whole. */
export async function renderFaults(shell: SandboxShell, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  // One after the other, as a thread renders them: what one page breaks is not told of another.
  for (const address of addresses) {
    const { status, headers } = await fetch(shell.url + address, { redirect: 'manual' })
    if (status === 200 && !headers.has('x-accel-expires')) continue
    const [reason = 'the shell does not say why'] = await shell.faultsOf(address)
    const what = status === 200 ? 'lacks something' : `is answered ${status} instead of 200`
    faults.push(`${address} ${what}: ${reason}`)
  }
  return faults
}
