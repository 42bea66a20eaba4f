import { DEFAULT_LANGUAGE, languageAt, withoutLanguage } from '@anyam/protocol/languages'
import type { Candidate, Gate, Refusal } from './candidate.ts'
import { changedChunks } from './changed-chunks.ts'
import { compareVisits, type Difference, lasting } from './compare-visits.ts'
import { PageLoader } from './page-load.ts'
import { inEachLanguage } from './pages.ts'
import { type Probe, publicPagesOf } from './probe.ts'
import { type View, type Visit, visitPage } from './visit-page.ts'

/** Pages that are walked at the same time; they wait most of the time. */
const AT_ONCE = 2
/** Pairs of visits that have to show a difference. */
const PAIRS = 3

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

/**
 * One page of each changed code does for a visitor what the live build's does: its links lead somewhere, its buttons do
 * something, its forms are sent, and it stays as it is.
 */
export const walk: Gate = async (candidate) => {
  const { probe, report } = candidate
  const probed = await probe()
  const pages = await pagesOf(candidate, probed)
  const translated = inEachLanguage(candidate, pages).filter((address) => !pages.includes(address))
  const hasOther = (await candidate.sandbox.secondBrowser()) !== undefined
  const views = viewsOf(pages, translated, hasOther)
  const queue = [...views.entries()]
  const found: Found[] = []
  /** They need no further visits. */
  const broken = new Set<string>()
  const compare = await comparisonIn(candidate)
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, view] = next
      const page = withoutLanguage(view.address)
      if (broken.has(page)) continue
      const differences = await compare(view)
      if (differences.some(({ isBroken }) => isBroken)) broken.add(page)
      report(
        `Gate, walk: ${at + 1} of ${views.length}, ${view.address} ${view.name}: ${outcomeOf(differences)}`,
      )
      found.push(...differences.map((difference) => ({ ...difference, view })))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return conclude(candidate, found)
}

/** One public page of each code that the build has changed, if the live build has the page too. */
async function pagesOf(candidate: Candidate, probed: Probe): Promise<string[]> {
  const live = await candidate.liveBuild()
  const chunks = probed.routes.map(({ chunk }) => chunk)
  const changed = new Set(live ? await changedChunks(candidate, live, chunks) : chunks)
  const isPublic = new Set(publicPagesOf(probed))
  const pages: string[] = []
  for (const { chunk, addresses } of probed.routes) {
    const address = addresses.find((one) => isPublic.has(one))
    if (address === undefined || !changed.delete(chunk)) continue
    if ((await candidate.counterpartOf(address)).isSamePage) pages.push(address)
  }
  return pages
}

interface Found extends Difference {
  view: View
}

const outcomeOf = (differences: readonly Difference[]) => {
  const { text, isBroken } = differences.find((one) => one.isBroken) ?? differences[0] ?? {}
  return text === undefined ? 'same' : `${isBroken ? 'broken' : 'changed'}, ${text}`
}

/** Compares pages of the candidate's shell with those of the live one. */
async function comparisonIn({ sandbox, report }: Candidate): Promise<Compare> {
  const [shell, control, chromium, other] = await Promise.all([
    sandbox.shell(),
    sandbox.control(),
    sandbox.browser(),
    sandbox.secondBrowser(),
  ])
  if (!other) report('Gate, walk: neither Firefox nor WebKit is installed for a second engine')
  const origins = [shell.url, control.url, ...sandbox.settings.hosts.map(({ url }) => new URL(url).origin)]
  const loaders = {
    chromium: new PageLoader(chromium, origins),
    ...(other && { other: new PageLoader(other, origins) }),
  }
  return comparisonOf(loaders, [shell.url, control.url])
}

type Compare = (view: View) => Promise<Difference[]>

/**
 * @param sites origins of the candidate's site and of the live one
 * @returns a function that visits a page of both, and again if they differ
 */
export function comparisonOf(
  loaders: { chromium: PageLoader; other?: PageLoader },
  sites: readonly [string, string],
): Compare {
  /** First visits of English pages on a desktop. */
  const first = new Map<string, Promise<[tried: Visit, live: Visit]>>()
  return async (view) => {
    const loader = (view.engine && loaders[view.engine]) ?? loaders.chromium
    const [ofTried, ofLive] = (await first.get(withoutLanguage(view.address))) ?? []
    const isTranslated = languageAt(view.address) !== DEFAULT_LANGUAGE
    const visit = (site: string) => visitPage(loader, site, view, ofLive?.storage)
    const pairs: Difference[][] = []
    do {
      const both = Promise.all([visit(sites[0]), visit(sites[1])])
      if (view.isUsed && pairs.length === 0) first.set(view.address, both)
      const [tried, live] = await both
      const originals = isTranslated && ofTried && ofLive ? { tried: ofTried, live: ofLive } : undefined
      pairs.push(compareVisits(tried, live, originals))
    } while (lasting(pairs).length > 0 && pairs.length < PAIRS)
    return lasting(pairs)
  }
}

/** Ways to visit pages: each as a new visitor on a desktop, and then in other ways. */
export function viewsOf(pages: readonly string[], translated: readonly string[], hasOther: boolean): View[] {
  const other: View[] = pages.map((address) => ({
    ...{ address, name: 'in a second engine', width: 1440 },
    engine: 'other',
  }))
  return [
    ...pages.map((address) => ({ address, name: 'on a desktop', width: 1440, isUsed: true })),
    ...pages.map((address) => ({
      ...{ address, name: 'in Safari on a phone, on a second visit', width: 390 },
      ...{ isReturning: true, isWatched: true, browser: { userAgent: SAFARI } },
    })),
    ...(translated.length > 0 ? translated : pages).map((address) => ({
      ...{ address, name: 'in Firefox on a phone, in the dark', width: 390 },
      browser: { userAgent: FIREFOX, colorScheme: 'dark' as const },
    })),
    ...(hasOther ? other : []),
  ]
}

/** Name by which all changes are accepted. */
export const EVERY_CHANGE = '*'

/** Refuses what is broken, and what is changed and not accepted; accepted changes are remarks. */
function conclude({ accepted, remarks }: Candidate, found: readonly Found[]): Refusal[] {
  const by = new Map(accepted.map((one) => [one.change, one.by]))
  const accepter = (name: string) => by.get(name) ?? by.get(EVERY_CHANGE)
  const refusals: Refusal[] = []
  const reported = new Set<string>()
  for (const { view, text, kind, isBroken } of found) {
    // A page has one name in all languages.
    const page = withoutLanguage(view.address)
    const [sentence, name] = [`${view.address} ${text}`, `${page} ${kind}`]
    if (reported.has(`${page} ${text}`)) continue
    reported.add(`${page} ${text}`)
    if (isBroken) refusals.push(`${sentence} (${view.name}).`)
    else if (accepter(name))
      remarks.push({ gate: 'walk', reason: `${sentence}, which ${accepter(name)} accepted.` })
    else refusals.push({ reason: `${sentence} (${view.name}).`, change: name })
  }
  return refusals
}
