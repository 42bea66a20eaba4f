import { shortTime } from '@arunika/text'
import type { Column } from './data-table.tsx'

/** Email addresses as links. */
export const emailColumn: Column<{ email: string }> = {
  title: 'Email',
  card: 'wide',
  sortable: true,
  cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
}

/** Time at which a visitor's entry arrived. */
export const receivedColumn: Column<{ createdAt: string }> = {
  title: 'Received',
  width: 'least',
  sortable: true,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
}
