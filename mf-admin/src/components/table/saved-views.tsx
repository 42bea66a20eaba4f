import { IconButton } from '@arunika/ui'
import { BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Filter, ListQuery } from '../../lib/list-view.ts'
import { readViews, writeViews } from '../../lib/saved-views.ts'
import styles from './saved-views.module.css'
import { OPEN } from './use-list-query.ts'

interface SavedViewsProps {
  query: ListQuery
  filters: readonly Filter[]
}

/** Parameters for the position in a list, not for its contents. */
const POSITION = ['page', 'after', 'before', OPEN]

function viewOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of POSITION) params.delete(name)
  params.sort()
  return params.toString()
}

/** Describes a view: `Draft, “rimba”`. */
function nameOf({ search, sort, filters: chosen }: ListQuery, filters: readonly Filter[]): string {
  const words = filters.flatMap(({ name, options }) => options[chosen[name] ?? ''] ?? [])
  if (search) words.push(`“${search}”`)
  if (sort) words.push(`by ${sort.replace(/^-/, '').replaceAll('-', ' ')}`)
  return words.join(', ')
}

/** Saved searches and filters. */
export function SavedViews({ query, filters }: SavedViewsProps) {
  const { pathname, search } = useLocation()
  const [views, setViews] = useState(() => readViews(pathname))
  const current = viewOf(search)
  const name = nameOf(query, filters)
  const isSaved = views.some((view) => view.search === current)
  if (views.length === 0 && !name) return null
  return (
    <div className={styles.views}>
      {views.map((view) => (
        <span key={view.search} className={styles.view}>
          <Link
            className={styles.link}
            to={{ search: view.search }}
            aria-current={view.search === current ? 'page' : undefined}
          >
            {view.name}
          </Link>
          <IconButton
            label={`Remove the view ${view.name}`}
            onClick={() =>
              setViews(
                writeViews(
                  pathname,
                  views.filter((other) => other !== view),
                ),
              )
            }
          >
            <X aria-hidden size={16} />
          </IconButton>
        </span>
      ))}
      {name && !isSaved && (
        <button
          type="button"
          className={styles.save}
          onClick={() => setViews(writeViews(pathname, [...views, { search: current, name }]))}
        >
          <BookmarkPlus aria-hidden size={18} />
          Save this view
        </button>
      )}
    </div>
  )
}
