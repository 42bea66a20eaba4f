import type { Candidate, Gate } from './candidate.ts'
import { newer, olderThan } from './data-versions.ts'
import { Findings } from './findings.ts'
import { hosts } from './hosts.ts'
import { interleave, isOrdinary, type Sample } from './interleave.ts'
import { PageLoader } from './page-load.ts'
import { codeOf } from './pages.ts'
import { publicPagesOf } from './probe.ts'
import { type OtherVersion, relayTo } from './relay.ts'
import { render, renderProblems } from './server.ts'

const PHONE = 390

/** Its pages work with an older and with a newer version of the api. */
export const data: Gate = async (candidate) => {
  // Sequential, because pages are loaded one at a time.
  const overOlder = await problemsWith(
    candidate,
    olderThan(candidate.site.firstCalls),
    'an api of the previous data contract',
  )
  return [...overOlder, ...(await problemsWith(candidate, newer, 'an api that has new fields'))]
}

async function problemsWith(candidate: Candidate, version: OtherVersion, api: string): Promise<string[]> {
  const { probe, sandbox, counterpartOf } = candidate
  const relay = await relayTo(sandbox.settings.apiUrl, version)
  sandbox.atEnd(() => relay.close())
  // The control is the candidate itself on the current api, with which it has already passed.
  const [shell, control, chromium] = await Promise.all([
    sandbox.shell(relay.url),
    sandbox.shell(),
    sandbox.browser(),
  ])
  // The back-office is released together with its api; public pages are not.
  const probed = await probe()
  const addresses = publicPagesOf(probed)
  // A page whose data the older api does not have at all fails in the live build too.
  const { refusals, remarks, affected } = await renderProblems(shell, addresses, async (address) => {
    const { isKnown } = await counterpartOf(address)
    const other = isKnown ? await sandbox.control(relay.url) : control
    return { isSamePage: true, render: () => render(other, address) }
  })
  if (refusals.length > 0) return refusals.map((problem) => `Over ${api} ${problem}.`)
  const inWords = (remark: string) => ({ gate: 'data', reason: `Over ${api} ${remark}.` })
  candidate.remarks.push(...remarks.map(inWords))

  const loader = new PageLoader(chromium, [])
  const load = (address: string, side: 'tried' | 'control') =>
    loader.load({
      url: (side === 'tried' ? shell : control).url + address,
      ...{ width: PHONE, isControl: side === 'control', isAudited: false },
    })
  const findings = new Findings([PHONE])
  // The shell has rendered all pages above; what their code does in a browser, one of them shows.
  const pages = new Map(
    addresses.filter((one) => !affected.has(one)).map((one) => [codeOf(candidate, probed, one), one]),
  )
  let ordinary: Sample | undefined
  for (const address of pages.values()) {
    ordinary ??= await load(address, 'control')
    const tried = await load(address, 'tried')
    if (isOrdinary(tried, ordinary)) continue
    const judgement = await interleave(
      { tried: [tried], control: [], isSamePage: true },
      { tried: () => load(address, 'tried'), control: () => load(address, 'control') },
    )
    findings.add(PHONE, judgement, address)
    if (judgement.refusals.length > 0) break
  }
  // Other gates judge the candidate on the current api. Check here that this api was reachable.
  if (remarks.length + findings.remarks().length > 0) await hosts(candidate)
  return findings.conclude().map((problem) => `Over ${api}: ${problem}`)
}
