/** The query of a list, as in the address. */
export interface ListQuery {
  search: string
  /** Name of a column, with `-` before it for the other direction; empty for the server's order. */
  sort: string
  page: number
  /** Cursors of the api; beyond `MAX_NUMBERED_PAGE` one of them leads to the page. */
  after: string
  before: string
  /** By the filter's name; a missing or empty value filters nothing. */
  filters: Readonly<Record<string, string>>
}

export interface Filter {
  /** Its name in the address. */
  name: string
  label: string
  /** What can be chosen, each with its words. */
  options: Readonly<Record<string, string>>
}

export interface SortableColumn {
  title: string
  /** Whether the api can order rows by it. */
  sortable?: boolean
}

/** Name of a column in the address: `Publish Date` → `publish-date`. */
export const sortName = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** The query as the api reads it. */
export function apiQuery({ search, sort, page, after, before, filters }: ListQuery): URLSearchParams {
  const query = new URLSearchParams({ view: 'page' })
  const parts = { q: search, sort, page: page > 1 ? String(page) : '', after, before, ...filters }
  for (const [name, text] of Object.entries(parts)) if (text) query.set(name, text)
  return query
}

/** `1,000+` where counting was stopped there. */
export const countText = (count: number, atLeast: boolean) =>
  `${count.toLocaleString('en-US')}${atLeast ? '+' : ''}`
