import { apiAddressIn, type Language } from '@arunika/contracts/site'

/** A reader's archive query, stored in the page's address. */
export interface Finding {
  q: string
  /** Number of a category, empty for all. */
  category: string
  /** Without #, empty for all. */
  hashtag: string
  /** From 1. */
  page: number
}

const MAX_TEXT = 100
const NUMBER = /^[1-9]\d{0,8}$/
const MAX_PAGE = 100_000

/** Reads the query of an address. Undefined if there is none; the page is then the newsroom, not the archive. */
export function readFinding(search: URLSearchParams): Finding | undefined {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_TEXT).trim()
  const number = (name: string) => (NUMBER.test(text(name)) ? text(name) : '')
  const finding = {
    q: text('q'),
    category: number('category'),
    hashtag: text('hashtag').replace(/^#+/, '').trim(),
    page: Math.min(Number(number('page') || 1), MAX_PAGE),
  }
  const asks = finding.q || finding.category || finding.hashtag || number('page')
  return asks ? finding : undefined
}

function paramsOf({ q, category, hashtag, page }: Partial<Finding>): URLSearchParams {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (hashtag) params.set('hashtag', hashtag)
  if (q) params.set('q', q)
  if (page && page > 1) params.set('page', String(page))
  return params
}

/** Address of an archive page. Without filters it always has a page number, even for the first page. */
export function archiveAddress(finding: Partial<Finding>): string {
  const params = paramsOf(finding)
  return `/articles?${params.size > 0 ? params : 'page=1'}`
}

/** SWR key of a query. */
export const archiveKey = (finding: Finding, language?: Language) =>
  apiAddressIn(`/api/articles?${new URLSearchParams([['view', 'page'], ...paramsOf(finding)])}`, language)

/** Page numbers to link to: the first, the last and those around the current one; null marks a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0)
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number]
  })
}
