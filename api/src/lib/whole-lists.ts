import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { JSON_TYPE } from '@anyam/server/http'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Executor } from '../db/database.ts'
import { KeyedMutex } from './keyed-mutex.ts'

/** Entries in memory at a time, for each response. */
const BATCH = 50
/** Shorter responses are sent whole, with an ETag. Characters. */
const SHORT = 256 * 1024

/** JSON in pieces, which are made as they are sent. */
export type Pieces = AsyncGenerator<string, void, undefined>

/** Ids as they are on the wire of `int4send`. */
const ID_BYTES = 4

/** The ids that a query selects, in its order; four bytes each. */
export async function readIds(executor: Executor, query: SQLWrapper): Promise<Int32Array> {
  const { rows } = await executor.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), '') as ids from (${query}) sorted`,
  )
  const bytes = rows[0]?.ids ?? Buffer.alloc(0)
  return Int32Array.from({ length: bytes.length / ID_BYTES }, (_, nth) => bytes.readInt32BE(ID_BYTES * nth))
}

/** Condition for rows with one of the ids. */
export const hasIdOf = (id: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${id} = any(${sql.param(ids)}::int[])`

const mutex = new KeyedMutex()

/** Batches of all readers are loaded one at a time, and each leaves as much time to other calls as it took. */
const inTurn = <T>(load: () => Promise<T>): Promise<T> =>
  mutex.runExclusive('batch', async () => {
    const began = performance.now()
    const loaded = await load()
    await delay(performance.now() - began)
    return loaded
  })

/**
 * A list of any length. Its entries are those of the start, each as it is when its batch is loaded: by a short query, so
 * that a slow reader holds neither a connection nor an old snapshot.
 * @param load the rows with these ids, in any order
 * @param write the JSON of a row
 */
export async function* listOf<Row extends { id: number }>(
  ids: Int32Array,
  load: (ids: readonly number[]) => Promise<readonly Row[]>,
  write: (row: Row) => string | Pieces,
): Pieces {
  let text = '['
  let separator = ''
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = [...ids.subarray(from, from + BATCH)]
    const loaded = ids.length > BATCH ? await inTurn(() => load(some)) : await load(some)
    const rows = new Map(loaded.map((row) => [row.id, row]))
    for (const id of some) {
      const row = rows.get(id)
      if (!row) continue
      text += separator
      separator = ','
      const json = write(row)
      if (typeof json === 'string') text += json
      else {
        yield text
        text = ''
        yield* json
      }
    }
    yield text
    text = ''
  }
  yield `${text}]`
}

/** An object whose JSON has an empty list in this field, with the list in its place. */
export async function* withList(object: string, field: string, list: Pieces): Pieces {
  // Quotes inside of texts are escaped, so this is no part of one.
  const [before = '', after = ''] = object.split(`"${field}":[]`)
  yield `${before}"${field}":`
  yield* list
  yield after
}

async function* withStart(start: string, rest: Pieces): Pieces {
  yield start
  yield* rest
}

/** Sends JSON of any length. Failures of its start are responses; a later one breaks off the response. */
export async function sendPieces(reply: FastifyReply, pieces: Pieces) {
  reply.type(JSON_TYPE)
  let start = ''
  while (start.length < SHORT) {
    const next = await pieces.next()
    if (next.done) return reply.send(start)
    start += next.value
  }
  return reply.header('cache-control', 'no-store, private').send(Readable.from(withStart(start, pieces)))
}
