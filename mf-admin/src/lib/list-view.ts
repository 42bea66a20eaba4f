/** The query of a list, as in the address. */
export interface ListQuery {
  search: string
  /** Name of a column, prefixed with `-` for the reverse order; empty for the server's order. */
  sort: string
  page: number
  /** Cursors of the api, used for pages beyond `MAX_NUMBERED_PAGE`. */
  after: string
  before: string
  /** Values by filter name; a missing or empty value does not filter. */
  filters: Readonly<Record<string, string>>
}

export interface Filter {
  /** Parameter name in the address. */
  name: string
  label: string
  /** Options with their labels. */
  options: Readonly<Record<string, string>>
}

export interface SortableColumn {
  title: string
  /** True if the api can sort by it. */
  sortable?: boolean
}

/** Name of a column in the address: `Publish Date` → `publish-date`. */
export const sortName = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** Converts the query to the api's parameters. */
export function apiQuery({ search, sort, page, after, before, filters }: ListQuery): URLSearchParams {
  const query = new URLSearchParams({ view: 'page' })
  const parts = { q: search, sort, page: page > 1 ? String(page) : '', after, before, ...filters }
  for (const [name, text] of Object.entries(parts)) if (text) query.set(name, text)
  return query
}

/** `1,000+` if counting stopped there. */
export const countText = (count: number, atLeast: boolean) =>
  `${count.toLocaleString('en-US')}${atLeast ? '+' : ''}`
