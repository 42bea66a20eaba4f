import { languageAt, withoutLanguage } from '@anyam/protocol/languages'
import type { Gate } from './candidate.ts'
import { factsOf, type PageFacts } from './page-facts.ts'
import { inEachLanguage } from './pages.ts'
import { publicPagesOf } from './probe.ts'

/** Maximum number of links that are followed. */
const MOST_LINKS = 500
const MOST_REDIRECTS = 5
/** A title or heading that a missing value was put into. */
const MISSING_VALUE = /\b(?:undefined|null|NaN)\b|\[object /

/** The documents of its pages keep what the live build's tell visitors and search engines. */
export const documents: Gate = async (candidate) => {
  const { probe, sandbox, manifest, live, remarks } = candidate
  const [shell, control] = await Promise.all([sandbox.shell(), sandbox.control()])
  // A new host is compared with the host that holds its pages now.
  const liveUrl = live || manifest.host ? control.url : undefined
  const addresses = inEachLanguage(candidate, publicPagesOf(await probe()))
  const hasLive = async (address: string) =>
    manifest.host !== undefined || (await candidate.counterpartOf(address)).isSamePage
  const found = await compareDocuments(shell.url, liveUrl, addresses, hasLive)
  remarks.push(...found.remarks.map((reason) => ({ gate: 'documents', reason })))
  return found.refusals
}

/**
 * Compares the documents of two sites, and follows all links of the first.
 * @param url origin of the site with the candidate
 * @param liveUrl origin of the site with the live build; undefined if there is none
 * @param addresses of pages, those in English before their translations
 * @param hasLive false for a page that the live build does not have, though another one may be at its address
 */
export async function compareDocuments(
  url: string,
  liveUrl: string | undefined,
  addresses: readonly string[],
  hasLive: (address: string) => Promise<boolean> = async () => true,
): Promise<{ refusals: string[]; remarks: string[] }> {
  const refusals: string[] = []
  const remarks: string[] = []
  const english = new Map<string, Pair>()
  /** A page with the link, and the origin of the live page if that has the link too. */
  const links = new Map<string, { page: string; live: string | undefined }>()
  for (const address of addresses) {
    const read = async (): Promise<Pair> => ({
      tried: await factsAt(url + address),
      live: liveUrl !== undefined && (await hasLive(address)) ? await factsAt(liveUrl + address) : undefined,
    })
    const pair = await read()
    const original = english.get(withoutLanguage(address)) ?? english.set(address, pair).get(address)
    let problems = problemsOf(address, pair, original)
    // Data may have changed between the two requests.
    if (problems.length > 0) {
      const again = problemsOf(address, await read(), original)
      problems = problems.filter(({ text }) => again.some((one) => one.text === text))
    }
    for (const { text, isShared } of problems) {
      if (isShared) remarks.push(`${address} ${text}; the live build has this problem too.`)
      else refusals.push(`${address} ${text}.`)
    }
    for (const link of pair.tried?.links ?? []) {
      const live = pair.live?.links.has(link) ? liveUrl : undefined
      links.set(link, { page: address, ...links.get(link), live: live ?? links.get(link)?.live })
    }
  }
  for (const [link, { page, live }] of [...links].slice(0, MOST_LINKS)) {
    const status = await statusOf(url + link)
    if (status < 400) continue
    const text = `${page} links to ${link}, which responds ${status}`
    if (live !== undefined && (await statusOf(live + link)) >= 400)
      remarks.push(`${text}; the live build has this problem too.`)
    else if ((await statusOf(url + link)) >= 400) refusals.push(`${text}.`)
  }
  return { refusals, remarks }
}

interface Pair {
  /** Undefined if the page does not respond with 200, which another gate reports. */
  tried: PageFacts | undefined
  live: PageFacts | undefined
}

interface Problem {
  /** Predicate that follows the page's address. */
  text: string
  isShared: boolean
}

function problemsOf(address: string, { tried, live }: Pair, english: Pair | undefined): Problem[] {
  if (!tried) return []
  const own = ownProblemsOf(address, tried)
  const ofLive = live ? ownProblemsOf(address, live) : []
  const lost = live ? lostSince(live, tried) : []
  return [
    ...own.map((text) => ({ text, isShared: ofLive.includes(text) })),
    ...[...lost, ...untranslated(tried, live, english)].map((text) => ({ text, isShared: false })),
  ]
}

/** Problems that a page has by itself. */
function ownProblemsOf(address: string, { title, heading, language, deadEnds }: PageFacts): string[] {
  const expected = languageAt(address)
  return [
    ...(title ? [] : ['has no title']),
    ...(MISSING_VALUE.test(title) ? [`has the title "${title}"`] : []),
    ...(heading ? [] : ['has no heading']),
    ...(MISSING_VALUE.test(heading) ? [`has the heading "${heading}"`] : []),
    ...(language === expected ? [] : [`says that its language is "${language}" instead of "${expected}"`]),
    ...[...deadEnds].map((text) => `has a link without a destination: "${text}"`),
  ]
}

/** Facts that the live page states and the candidate's page lacks or changes, and faults that only the candidate's has. */
function lostSince(live: PageFacts, tried: PageFacts): string[] {
  const canonical = tried.canonical ? `names ${tried.canonical}` : 'names none'
  const elsewhere = [...tried.forms].filter((path) => !live.forms.has(path))
  type Names = 'versions' | 'data' | 'repeatedIds' | 'localLinks'
  const lost = (fact: Names) => [...live[fact].difference(tried[fact])]
  const gained = (fact: Names) => [...tried[fact].difference(live[fact])]
  const unsent = [...live.forms].filter((path) => !tried.forms.has(path))
  return [
    ...(live.isIndexed && !tried.isIndexed ? ['keeps search engines away, unlike the live build'] : []),
    ...(live.canonical && live.canonical !== tried.canonical
      ? [`${canonical} as its canonical address; the live build names ${live.canonical}`]
      : []),
    ...(elsewhere.length > 0 && unsent.length > 0
      ? [`sends a form to ${elsewhere.join(', ')}; the live build sends it to ${unsent.join(', ')}`]
      : []),
    ...(live.hasDescription && !tried.hasDescription ? ['has no description, unlike the live build'] : []),
    ...lost('versions').map((version) => `no longer names its version in "${version}"`),
    ...lost('data').map((type) => `no longer describes its ${type} to search engines`),
    ...gained('repeatedIds').map((id) => `has several elements with the id "${id}", unlike the live build`),
    ...gained('localLinks').map((to) => `links to ${to}, which visitors cannot reach`),
  ]
}

/** A page that the live build translates has its English heading. */
function untranslated(tried: PageFacts, live: PageFacts | undefined, english: Pair | undefined): string[] {
  if (!live || !english?.tried || !english.live || english.tried === tried) return []
  const isTranslated = live.heading !== english.live.heading
  const isEnglish = tried.heading === english.tried.heading
  return isTranslated && isEnglish
    ? [`has the English heading "${tried.heading}", which the live build translates`]
    : []
}

async function factsAt(url: string): Promise<PageFacts | undefined> {
  const response = await fetch(url, { redirect: 'manual' })
  const html = await response.text()
  return response.status === 200
    ? factsOf(html, url, response.headers.get('x-robots-tag') ?? undefined)
    : undefined
}

/** Status of an address, after redirects within its site. */
async function statusOf(url: string, redirects = MOST_REDIRECTS): Promise<number> {
  const { status, headers, body } = await fetch(url, { redirect: 'manual' })
  await body?.cancel()
  const next = new URL(headers.get('location') ?? url, url)
  const isWithin = status >= 300 && status < 400 && next.origin === new URL(url).origin
  if (!isWithin) return status
  return redirects > 0 ? statusOf(next.href, redirects - 1) : 508
}
