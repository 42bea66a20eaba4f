import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '@anyam/server/env'
import pg from 'pg'

const CONNECT_TIMEOUT_MS = 5_000
const QUERY_TIMEOUT_MS = 5_000
/** Milliseconds: first and longest pause between attempts to find the primary, and the total before giving up. */
const RETRY = { firstPause: 250, longestPause: 5_000, giveUpAfter: 60_000 }
/**
 * Seconds after which the server closes the connection of a dead machine and releases its locks. The default is two
 * hours.
 */
const KEEPALIVES = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** URLs for LISTEN, session locks and migrations, none of which work through a transaction pooler. */
export const directUrls = (settings: Pick<Settings, 'databaseDirectUrls'>, url: string): string[] =>
  settings.databaseDirectUrls.length > 0 ? settings.databaseDirectUrls : [url]

interface Primary {
  client: pg.Client
  url: string
  /** Grows with each promotion; always the same length. */
  timeline: string
}

async function connectTo(url: string, applicationName: string): Promise<Primary> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    options: KEEPALIVES,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    )
    const timeline = rows[0]?.timeline
    if (!timeline) throw new Error('This server of the database is a standby.')
    return { client, url, timeline }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** If two servers accept writes, one was the primary before the other was promoted and must not be used. */
async function findPrimary(urls: readonly string[], applicationName: string): Promise<Primary> {
  const tries = await Promise.allSettled(urls.map((url) => connectTo(url, applicationName)))
  const found = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [newest, ...former] = found.toSorted((a, b) => b.timeline.localeCompare(a.timeline))
  await Promise.allSettled(former.map(({ client }) => client.end()))
  if (newest) return newest
  throw tries.find((one) => one.status === 'rejected')?.reason
}

/**
 * Connects to the primary, which may be any of the servers; the others may be standbys or down.
 * @throws the first server's error if none is the primary
 */
export async function connectDirect(urls: readonly string[], applicationName: string): Promise<pg.Client> {
  return (await findPrimary(urls, applicationName)).client
}

/**
 * The URL of the primary among several servers; waits until there is one. A single URL is returned without a check.
 * @throws the first server's error if there is none after a minute
 */
export async function primaryUrl(urls: readonly string[]): Promise<string> {
  const [first = ''] = urls
  if (urls.length <= 1) return first
  const giveUpAt = Date.now() + RETRY.giveUpAfter
  for (let pauseMs = RETRY.firstPause; ; pauseMs = Math.min(pauseMs * 2, RETRY.longestPause)) {
    try {
      const { client, url } = await findPrimary(urls, 'arunika-api')
      await client.end()
      return url
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await pause(pauseMs)
    }
  }
}
