import { longTime } from '@arunika/text'
import type { Column } from './data-table.tsx'

/** Addresses to write to. */
export const emailColumn: Column<{ email: string }> = {
  title: 'Email',
  card: 'wide',
  sortable: true,
  cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
}

/** When an entry that visitors send came. */
export const receivedColumn: Column<{ createdAt: string }> = {
  title: 'Received',
  width: 'least',
  sortable: true,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{longTime(createdAt)}</time>,
}
