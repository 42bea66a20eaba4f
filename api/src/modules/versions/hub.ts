import type { ServerResponse } from 'node:http'
import { HEARTBEAT_INTERVAL, type ListVersions } from '@arunika/contracts'

/** Changes within this many milliseconds are sent in one message. */
const GATHER_MS = 100
/** A client with more unread bytes is dropped; it then polls. */
const MAX_WAITING_BYTES = 1_024
/** An event without data, since browsers do not report comments to scripts. */
const HEARTBEAT = Buffer.from('data\n\n')

export type Connection = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'once' | 'writableLength'>

interface HubOptions {
  /** Maximum number of connections. */
  limit: number
  lists: readonly string[]
  /** Issues a version for a list. */
  issue: (list: string) => string
}

/** Connections to browsers that are notified when lists change. */
export class VersionHub {
  readonly #options: HubOptions
  /** Each connection with the versions last sent to it. */
  readonly #connections = new Map<Connection, ListVersions>()
  readonly #heartbeats: NodeJS.Timeout
  #versions: ListVersions
  #gathering: NodeJS.Timeout | undefined
  #isConnected = true

  constructor(options: HubOptions) {
    this.#options = options
    this.#versions = Object.fromEntries(options.lists.map((list) => [list, options.issue(list)]))
    this.#heartbeats = setInterval(() => {
      for (const connection of this.#connections.keys()) send(connection, HEARTBEAT)
    }, HEARTBEAT_INTERVAL)
    this.#heartbeats.unref()
  }

  get size(): number {
    return this.#connections.size
  }

  get isFull(): boolean {
    return this.size >= this.#options.limit
  }

  /** False while changes by other processes may be missed. */
  get isConnected(): boolean {
    return this.#isConnected
  }

  /** Sends the versions of all lists now, and again whenever one changes. */
  add(connection: Connection): void {
    this.#connections.set(connection, this.#versions)
    connection.once('close', () => this.#connections.delete(connection))
    connection.write(this.#message())
  }

  /** Call after dropping the list's cached responses. */
  changed(list: string): void {
    this.#versions = { ...this.#versions, [list]: this.#options.issue(list) }
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      this.#sendVersions()
    }, GATHER_MS)
  }

  /** Closes all connections while changes may be missed, so that browsers poll. */
  setConnected(connected: boolean): void {
    this.#isConnected = connected
    if (!connected) this.#endAll()
  }

  close(): void {
    clearInterval(this.#heartbeats)
    clearTimeout(this.#gathering)
    this.setConnected(false)
  }

  #message(): Buffer {
    return Buffer.from(`data:${JSON.stringify(this.#versions)}\n\n`)
  }

  #sendVersions(): void {
    const [versions, message] = [this.#versions, this.#message()]
    for (const [connection, sent] of this.#connections) {
      // The connection may have been opened after the change.
      if (sent === versions) continue
      this.#connections.set(connection, versions)
      send(connection, message)
    }
  }

  #endAll(): void {
    for (const connection of this.#connections.keys()) connection.end()
  }
}

function send(connection: Connection, message: Buffer): void {
  if (connection.writableLength > MAX_WAITING_BYTES) connection.destroy()
  else connection.write(message)
}
