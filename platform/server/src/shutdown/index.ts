/** Milliseconds for the load balancer to notice that this server is unready, before the port is closed. */
const GRACE_MS = 500
/** Connections that are still busy after this long are closed. */
const CLOSE_DEADLINE_MS = 8_000

/** The parts of a Fastify app that end it. */
interface App {
  server: { closeAllConnections(): void }
  close(): PromiseLike<unknown>
}

/**
 * Graceful shutdown within ten seconds: the server first turns unready and closes each connection with its
 * response, then accepts no more and finishes requests in flight. `close-with-grace` has no unready phase and
 * ends the process at its time limit, while here only connections that are still busy are closed.
 */
export function createShutdown(graceMs = GRACE_MS) {
  let stopping = false
  let stopped: Promise<void> | undefined
  async function close(app: App) {
    stopping = true
    await new Promise((resolve) => setTimeout(resolve, graceMs))
    const late = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS)
    try {
      await app.close()
    } finally {
      clearTimeout(late)
    }
  }
  return {
    /** Returns true once the process should end. */
    isStopping: () => stopping,
    stop(app: App): Promise<void> {
      stopped ??= close(app)
      return stopped
    },
  }
}
