import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectDirect } from './direct.ts'

const RECONNECT_PAUSE_MS = 250
/** How often the connection is tried: a machine that is gone does not say so. */
const CHECK_EVERY_MS = 5_000

/** What belongs to one connection: a subscription, or a lock. */
export interface SessionPart {
  /** On a new connection, before the session counts as connected. */
  begin(client: pg.Client): Promise<void>
  /** Every few seconds. A failure ends the connection. */
  check?(client: pg.Client): Promise<void>
  /** The connection is lost. */
  lost(): void
}

/** The one direct connection of a process, which is replaced when it is lost. */
export interface Session {
  isConnected(): boolean
  /** @throws Error while there is no connection */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  close(): Promise<void>
}

/** @param urls servers, one of which is the primary */
export async function openSession(urls: readonly string[], parts: readonly SessionPart[]): Promise<Session> {
  let client: pg.Client | undefined
  let closed = false
  let queue: Promise<unknown> = Promise.resolve()

  /** The driver's own queue of a connection is going to be removed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }
  function lose() {
    client = undefined
    for (const part of parts) part.lost()
  }
  async function connect(): Promise<void> {
    const next = await connectDirect(urls, 'arunika-changes')
    try {
      for (const part of parts) await part.begin(next)
    } catch (error) {
      lose()
      await next.end().catch(() => {})
      throw error
    }
    if (closed) return next.end()
    client = next
    next.once('end', reconnect)
  }
  async function reconnect(): Promise<void> {
    lose()
    while (!closed) {
      await pause(RECONNECT_PAUSE_MS)
      const isConnected = await connect().then(
        () => true,
        () => false,
      )
      if (isConnected) return
    }
  }
  async function check(): Promise<void> {
    const current = client
    if (!current) return
    try {
      await inTurn(async () => {
        for (const part of parts) await part.check?.(current)
      })
    } catch {
      // Its end starts a new one.
      await current.end().catch(() => {})
    }
  }

  await connect()
  const timer = setInterval(() => void check(), CHECK_EVERY_MS)
  timer.unref()
  return {
    isConnected: () => client !== undefined,
    query: <Row extends pg.QueryResultRow>(text: string) =>
      inTurn(async () => {
        if (!client) throw new Error('There is no direct connection to the database.')
        return (await client.query<Row>(text)).rows
      }),
    async close() {
      closed = true
      clearInterval(timer)
      client?.removeListener('end', reconnect)
      await client?.end()
    },
  }
}
