import type { Candidate, Gate } from './candidate.ts'
import { newer, older } from './data-versions.ts'
import { openedOf } from './probe.ts'
import { type OtherVersion, relayTo } from './relay.ts'
import { renderFaults } from './server.ts'
import { isBackOffice } from './sign-in.ts'
import { openTab, patiently, readThrough, TOO_LONG } from './tab.ts'

const PHONE = { width: 390, height: 844 }

/** Its pages work over an api that is a version older than they, and over one that is newer. */
export const data: Gate = async (candidate) => {
  const said = await Promise.all([
    faultsWith(candidate, older, 'an api of the previous data contract'),
    faultsWith(candidate, newer, 'an api that has new fields'),
  ])
  return said.flat()
}

async function faultsWith(
  { probe, sandbox }: Candidate,
  version: OtherVersion,
  api: string,
): Promise<string[]> {
  const relay = await relayTo(sandbox.settings.apiUrl, version)
  sandbox.atEnd(() => relay.close())
  const shell = await sandbox.shell(relay.url)
  // The back-office is released with its api; what visitors see is not.
  const addresses = openedOf(await probe()).filter((address) => !isBackOffice(address))
  const faults = await renderFaults(shell, addresses)
  const context = await (await sandbox.browser()).newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  const tab = await openTab(context, [])
  for (const address of addresses) {
    const own = await patiently(readThrough(tab.page, shell.url + address))
    faults.push(...[...tab.faults(), ...(own ?? [TOO_LONG])].map((fault) => `${address} ${fault}`))
    if (!own) break
  }
  return faults.map((fault) => `Over ${api} ${fault}.`)
}
