import type pg from 'pg'

type Row = Record<string, unknown>

/** All rows by table, without the list of applied migrations. */
export async function rowsIn(client: pg.Client): Promise<Map<string, Row[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  )
  const contents = new Map<string, Row[]>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`)
    contents.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return contents
}

const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort()

/** Tables to which an upgrade adds rows: texts and words of older articles, and templates to begin with. */
const GROWING = new Set(['article_texts', 'article_words', 'mail_templates'])
/**
 * Columns that an upgrade writes again, by table: the searched words of applications, with notes since 0.3.0, and the
 * person of an application, which an interrupted upgrade has not assigned yet.
 */
const REWRITTEN: Readonly<Record<string, string>> = { application_texts: 'words', applications: 'person' }

/** Projects a newer database onto the tables and columns of an older one, to compare both. */
export function inOlderSchema(older: Map<string, Row[]>, newer: Map<string, Row[]>) {
  const pick = (row: Row, columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, row[column]]))
  return [...older].map(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== REWRITTEN[table])
    const found = sorted((newer.get(table) ?? []).map((row) => pick(row, columns)))
    const known = new Set(sorted(rows))
    return [table, GROWING.has(table) ? found.filter((row) => known.has(row)) : found] as const
  })
}

/** Columns, constraints, indexes, functions and triggers, as one text each. */
export async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    select format('%s.%s %s null: %s default: %s', table_name, column_name, data_type, is_nullable, column_default)
      as text from information_schema.columns where table_schema = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
    union all select pg_get_triggerdef(t.oid) from pg_trigger t where not tgisinternal
    order by text`)
  return rows.map(({ text }) => text)
}
