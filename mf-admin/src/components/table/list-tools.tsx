import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { countText, type SortableColumn, sortName } from '../../lib/list-view.ts'
import styles from './list-tools.module.css'
import type { List } from './use-list.ts'
import type { ListQueryState } from './use-list-query.ts'

interface ListToolsProps<Row extends { id: number }> {
  list: List<Row>
  columns: readonly SortableColumn[]
  /** Noun for the entries, such as `articles`. */
  plural: string
  children?: ReactNode
}

/** Search and filters above a list. */
export function ListTools<Row extends { id: number }>(props: ListToolsProps<Row>) {
  const { list, columns, plural, children } = props
  const { query, filters, counts } = list
  const isSortable = columns.some(({ sortable }) => sortable)
  return (
    <search className={styles.tools}>
      <SearchBox search={query.search} label={`Search ${plural}`} onSearch={(q) => query.change({ q })} />
      {filters.map(({ name, label, options }) => (
        <select
          key={name}
          className={styles.filter}
          aria-label={label}
          value={query.filters[name] ?? ''}
          onChange={(event) => query.change({ [name]: event.target.value })}
        >
          <option value="">{label}: all</option>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ))}
      {isSortable && <SortChoice columns={columns} query={query} />}
      {children}
      <output className={styles.count}>{counts && foundText(counts)}</output>
    </search>
  )
}

function foundText({
  found,
  foundAtLeast,
  total,
  totalAtLeast,
}: NonNullable<List<{ id: number }>['counts']>) {
  const all = countText(total, totalAtLeast)
  return found === total ? `${all} in all` : `${countText(found, foundAtLeast)} of ${all}`
}

interface SortChoiceProps {
  columns: readonly SortableColumn[]
  query: Pick<ListQueryState, 'sort' | 'change'>
}

/** Sorts cards on a phone, which have no column titles to press. */
function SortChoice({ columns, query }: SortChoiceProps) {
  return (
    <select
      className={`${styles.filter} ${styles.sort}`}
      aria-label="Sort"
      value={query.sort}
      onChange={(event) => query.change({ sort: event.target.value })}
    >
      <option value="">Sort: default</option>
      {columns
        .filter(({ sortable }) => sortable)
        .flatMap(({ title }) => [
          <option key={title} value={sortName(title)}>
            {title}, ascending
          </option>,
          <option key={`-${title}`} value={`-${sortName(title)}`}>
            {title}, descending
          </option>,
        ])}
    </select>
  )
}

interface SearchBoxProps {
  search: string
  label: string
  onSearch: (text: string) => void
}

/** Has its own state: the address follows with a delay, and typing must not wait for it. */
function SearchBox({ search, label, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search)
  const [shownSearch, setShownSearch] = useState(search)
  if (search !== shownSearch) {
    setShownSearch(search)
    if (search === '') setText('')
  }
  return (
    <span className={styles.search}>
      <Search aria-hidden size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onSearch(event.target.value)
        }}
      />
    </span>
  )
}
