import { languageAt, withoutLanguage } from '@anyam/protocol/languages'
import type { FastifyRequest } from 'fastify'
import { RETURNING_HEADER } from '../../browser/reports/path.ts'

/** Chromium's user agents contain Safari, and those of all engines contain Mozilla. */
const ENGINES = [
  ['gecko', /\bFirefox\//],
  ['chromium', /\b(Chrome|Chromium)\//],
  ['webkit', /\bAppleWebKit\//],
] as const

interface Reported {
  /** Paths that the remote owns. */
  owns: readonly string[]
  /** True if the report comes from the page itself rather than from the previous one. */
  isDocument: boolean
}

/**
 * The segments in which a page load is counted: few and large ones, from headers that browsers send anyway,
 * each independent of the others.
 */
export function segmentsOf({ headers }: FastifyRequest, { owns, isDocument }: Reported): string[] {
  const agent = headers['user-agent'] ?? ''
  const [engine = 'other'] = ENGINES.find(([, pattern]) => pattern.test(agent)) ?? []
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\b(Mobile|Android)\b/.test(agent)
  const segments = [
    `engine ${engine}`,
    `device ${isPhone ? 'phone' : 'desktop'}`,
    `visitor ${headers[RETURNING_HEADER] === undefined ? 'new' : 'returning'}`,
  ]
  const { referer = '' } = headers
  if (!URL.canParse(referer)) return segments
  const { pathname } = new URL(referer)
  segments.push(`language ${languageAt(pathname)}`)
  const page = isDocument ? pageAt(withoutLanguage(pathname), owns) : undefined
  return page === undefined ? segments : [...segments, `page ${page}`]
}

/** The owned path that equals a path or is above it. */
function pageAt(path: string, owns: readonly string[]): string | undefined {
  const above = owns.filter((own) => own === path || (own !== '/' && path.startsWith(`${own}/`)))
  const owned = above.toSorted((a, b) => b.length - a.length)[0]
  return owned === undefined || owned === path ? owned : `${owned}/*`
}

const ENGINE_NAMES: Record<string, string> = {
  gecko: 'Firefox',
  chromium: 'Chromium',
  webkit: 'Safari',
  other: 'another browser',
}

/** `engine` of `engine gecko`. */
export const dimensionOf = (segment: string) => segment.split(' ')[0] ?? ''

/** Describes a segment at the end of a sentence: `with Firefox`. */
export function segmentInWords(segment: string): string {
  const [dimension = '', value = ''] = segment.split(' ')
  switch (dimension) {
    case 'engine':
      return `with ${ENGINE_NAMES[value] ?? value}`
    case 'device':
      return `on ${value}s`
    case 'visitor':
      return `for ${value} visitors`
    case 'language':
      return `in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(value)}`
    default:
      return `at ${value}`
  }
}
