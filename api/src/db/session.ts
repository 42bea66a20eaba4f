import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectDirect } from './direct.ts'

const RECONNECT_PAUSE_MS = 250
/** Interval between checks of the connection, which a dead machine does not close. */
const CHECK_EVERY_MS = 5_000

/** State bound to one connection, such as a subscription or a lock. */
export interface SessionPart {
  /** Runs on a new connection, before the session counts as connected. */
  begin(client: pg.Client): Promise<void>
  /** Runs every few seconds. A failure closes the connection. */
  check?(client: pg.Client): Promise<void>
  /** Runs when the connection is lost. */
  lost(): void
}

/** The single direct connection of a process, replaced when it is lost. */
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

  /** Queues queries here, because the driver is going to remove its own queue. */
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
      // Closing it opens a new one.
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
