import type { Column } from './data-table.tsx'

/** Addresses to write to. */
export const emailColumn: Column<{ email: string }> = {
  title: 'Email',
  card: 'wide',
  sortable: true,
  cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
}
