/** Milliseconds in which the load balancer learns that this server is unready, before the port is closed. */
const GRACE_MS = 500
/** Connections that are still busy after this long are cut. */
const CLOSE_DEADLINE_MS = 8_000

/** What of a Fastify app ends it. */
interface App {
  server: { closeAllConnections(): void }
  close(): PromiseLike<unknown>
}

/**
 * Graceful shutdown within ten seconds. First the server turns unready and every response closes its
 * connection; then it accepts no more, and requests in flight finish. `close-with-grace` has no unready phase, and
 * ends the process when its time is over, while here only connections that are still busy are cut.
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
    /** True as soon as the process should end. */
    isStopping: () => stopping,
    stop(app: App): Promise<void> {
      stopped ??= close(app)
      return stopped
    },
  }
}
