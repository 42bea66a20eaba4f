import pg from 'pg'

/** A query with its parameters. */
export interface SentQuery {
  text: string
  values: readonly unknown[]
}

/** An insert of values reads only keys, and could not run twice. */
const EXPLAINED = /^\s*(select|update|delete|with|insert(?!.*\bvalues\b))\b/is

/** Records every query sent through the driver until it is stopped. */
export function recordQueries() {
  const queries: SentQuery[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))
    const values = Array.isArray(second) ? second : Reflect.get(Object(first), 'values')
    if (EXPLAINED.test(text)) queries.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  return {
    queries,
    stop() {
      pg.Client.prototype.query = query
    },
  }
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Runs the query again and rolls it back. @returns number of database pages it read */
export async function buffersOf(client: pg.Client, { text, values }: SentQuery): Promise<number> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  } finally {
    await client.query('rollback')
  }
}
