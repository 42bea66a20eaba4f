import type { Visit } from './visit-page.ts'

/** A difference between a page and the live build's. */
export interface Difference {
  /** Name of what differs, by which a person accepts it. */
  kind: string
  /** Predicate that follows the page's address. */
  text: string
  /** True if visitors suffer; otherwise a person decides whether it is intended. */
  isBroken: boolean
}

type Verdict = 'broken' | 'changed'
interface Rule {
  /** The candidate has a trait that the live build lacks. */
  more?: Verdict
  /** The candidate lacks a trait that the live build has. */
  fewer?: Verdict
  /** Replaces the traits in the sentence, which are long. */
  inWords?: string
}

/** Kinds of traits, and the difference in them that matters. */
const RULES: Record<string, Rule> = {
  problems: { more: 'broken' },
  canonical: { fewer: 'broken' },
  translations: { fewer: 'broken' },
  language: { fewer: 'broken' },
  data: { fewer: 'broken' },
  missing: { more: 'broken' },
  ids: { more: 'broken' },
  local: { more: 'broken' },
  shell: { fewer: 'broken', inWords: "changes how the site's header or footer looks" },
  buttons: { fewer: 'changed' },
  fields: { more: 'changed', fewer: 'changed' },
  sends: { fewer: 'changed' },
  links: { fewer: 'changed' },
  figures: { fewer: 'changed', inWords: 'shows other dates, prices or numbers' },
  stored: { more: 'changed' },
  origins: { more: 'changed' },
}

/** Counters of a page, with the factor and the amount by which they may exceed the live build's. */
const COUNTERS: Record<string, { times: number; more: number; text: (count: number) => string }> = {
  requests: { times: 2, more: 10, text: (count) => `sends ${count} requests without input` },
  mutations: {
    times: 2,
    more: 300,
    text: (count) => `changes its elements ${count} times without input`,
  },
  heapMb: { times: 2, more: 8, text: (count) => `takes up ${count} MB more memory without input` },
  shift: {
    times: 1,
    more: 0.1,
    text: (sum) => `shifts its layout by ${sum.toFixed(2)} without input`,
  },
  messages: { times: 2, more: 20, text: (count) => `writes ${count} messages to the console` },
}

/** Text that is long enough to be a sentence of a language. */
const isSentence = (text: string) => text.length > 12 && text.includes(' ')

/** @param originals the English pages of both, if these are translations */
export function compareVisits(
  tried: Visit,
  live: Visit,
  originals?: Readonly<Record<'tried' | 'live', Visit>>,
): Difference[] {
  const found: Difference[] = []
  const add = (kind: string, verdict: Verdict, text: string) =>
    found.push({ kind, text, isBroken: verdict === 'broken' })
  for (const [kind, { more, fewer, inWords }] of Object.entries(RULES)) {
    const [now, before] = [new Set(tried.traits[kind]), new Set(live.traits[kind])]
    const lost = before.difference(now)
    if (more) for (const trait of now.difference(before)) add(kind, more, trait)
    if (!fewer || lost.size === 0) continue
    if (inWords) add(kind, fewer, inWords)
    else for (const trait of lost) add(kind, fewer, `no longer ${trait}`)
  }
  // A control that the live page lacks cannot be compared.
  for (const [flaw, has] of Object.entries(tried.flaws))
    if (has && live.flaws[flaw] === false) add('flaws', 'broken', flaw)
  for (const [counter, { times, more, text }] of Object.entries(COUNTERS)) {
    const [now, before] = [tried.counts[counter] ?? 0, live.counts[counter] ?? 0]
    if (now > times * before + more) add(counter, 'broken', text(now))
  }
  const [text = 0, ofLive = 0] = [tried.counts.text, live.counts.text]
  if (text < ofLive / 2) add('text', 'broken', 'shows less than half of its text after a while')
  const textsOf = ({ traits: { texts = [] } }: Visit) => new Set(texts)
  const english = [...textsOf(tried).difference(textsOf(live))].filter(
    (text) => isSentence(text) && originals && textsOf(originals.tried).has(text),
  )
  // A text that the live build does not have in English either may be the same in both languages, such as a name.
  const [lost] = english.filter((text) => originals && textsOf(originals.live).has(text))
  const sentence = lost ?? english[0]
  if (sentence)
    add('untranslated', lost ? 'broken' : 'changed', `shows English text: "${sentence.slice(0, 60)}"`)
  return found
}

/**
 * The differences that every pair of visits shows. One that any pair lacks is chance, or a property of the live build
 * that changes by itself.
 */
export function lasting(pairs: readonly (readonly Difference[])[]): Difference[] {
  const [first = [], ...others] = pairs
  const keyOf = ({ kind, text }: Difference) => (kind in COUNTERS ? kind : `${kind} ${text}`)
  return first.filter((one) => others.every((pair) => pair.some((other) => keyOf(other) === keyOf(one))))
}
