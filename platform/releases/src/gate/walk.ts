import { DEFAULT_LANGUAGE, languageAt, withoutLanguage } from '@anyam/protocol/languages'
import type { Finding, FindingPictures } from '../live-set.ts'
import { pictureName } from '../verdict-file.ts'
import type { Candidate, Gate, Refusal } from './candidate.ts'
import { changedChunks } from './changed-chunks.ts'
import { compareVisits, type Difference, lasting } from './compare-visits.ts'
import { HEIGHT, PageLoader } from './page-load.ts'
import { inEachLanguage } from './pages.ts'
import { type Probe, publicPagesOf } from './probe.ts'
import { type View, type Visit, visitPage } from './visit-page.ts'

/** Pages that are walked at the same time; they wait most of the time. */
const AT_ONCE = 2
/** Pairs of visits that have to show a difference. */
const PAIRS = 3
/** Views of a verdict that have pictures. */
const MOST_PICTURED = 8

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

/** A difference that lasts, with pictures of both pages unless there can be none. */
interface PicturedDifference extends Difference {
  pictures?: Record<'tried' | 'live', Buffer>
}

interface Found extends PicturedDifference {
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

type Compare = (view: View) => Promise<PicturedDifference[]>

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
    const pairs: Difference[][] = []
    let tried: Visit
    let live: Visit
    let pictureAt: number | undefined
    do {
      const options = { left: ofLive?.storage, pictureAt }
      const visit = (site: string) => visitPage(loader, site, view, options)
      const both = Promise.all([visit(sites[0]), visit(sites[1])])
      if (view.isUsed && pairs.length === 0) first.set(view.address, both)
      ;[tried, live] = await both
      // The last pair takes the pictures, because only a difference that it confirms lasts.
      if (pairs.length === PAIRS - 2) pictureAt = firstOtherText(tried, live)
      const originals = isTranslated && ofTried && ofLive ? { tried: ofTried, live: ofLive } : undefined
      pairs.push(compareVisits(tried, live, originals))
    } while (lasting(pairs).length > 0 && pairs.length < PAIRS)
    const pictures = tried.picture && live.picture && { tried: tried.picture, live: live.picture }
    return lasting(pairs).map((difference) => ({ ...difference, ...(pictures && { pictures }) }))
  }
}

/** Position of the first text in which two pages differ; -1 if they have the same texts. */
function firstOtherText({ traits: { texts: tried = [] } }: Visit, { traits: { texts: live = [] } }: Visit) {
  const at = tried.findIndex((text, nth) => text !== live[nth])
  return at === -1 && live.length > tried.length ? tried.length : at
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
function conclude({ accepted, remarks, pictures: stored }: Candidate, found: readonly Found[]): Refusal[] {
  const by = new Map(accepted.map((one) => [one.change, one.by]))
  const accepter = (name: string) => by.get(name) ?? by.get(EVERY_CHANGE)
  const pictured = new Map<View, FindingPictures>()
  /** Keeps the pictures of a view, if they differ. */
  const picturesOf = ({ view, pictures }: Found): Pick<Finding, 'pictures'> => {
    if (!pictures || (pictured.size === MOST_PICTURED && !pictured.has(view))) return {}
    const [live, tried] = [pictureName(pictures.live), pictureName(pictures.tried)]
    // A page that looks the same differs in what it does.
    if (live === tried) return {}
    stored.set(live, pictures.live).set(tried, pictures.tried)
    const { address, name, width } = view
    pictured.set(view, { address, view: name, width, height: HEIGHT, live, tried })
    return { pictures: pictured.get(view) }
  }
  const refusals: Refusal[] = []
  const reported = new Set<string>()
  for (const one of found) {
    const { view, text, kind, isBroken } = one
    // A page has one name in all languages.
    const page = withoutLanguage(view.address)
    const [sentence, name] = [`${view.address} ${text}`, `${page} ${kind}`]
    if (reported.has(`${page} ${text}`)) continue
    reported.add(`${page} ${text}`)
    const [pictures, inView] = [picturesOf(one), `${sentence} (${view.name}).`]
    if (isBroken) refusals.push({ reason: inView, ...pictures })
    else if (accepter(name))
      remarks.push({ gate: 'walk', reason: `${sentence}, which ${accepter(name)} accepted.`, ...pictures })
    else refusals.push({ reason: inView, change: name, ...pictures })
  }
  return refusals
}
