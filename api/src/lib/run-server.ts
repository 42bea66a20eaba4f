interface Running {
  stop(): Promise<void>
}

const isPortTaken = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error

/** A message for people about an error that prevents a server from starting. */
export function startError(error: unknown): string {
  if (isPortTaken(error))
    return `Port ${error.port} is taken by another program. Stop it, or set another port.`
  return error instanceof Error ? error.message : String(error)
}

/**
 * Runs a server until SIGTERM or SIGINT; a second signal ends it at once. A startup error is reported in one sentence,
 * with exit code 1.
 */
export async function runServer(start: () => Promise<Running>): Promise<void> {
  try {
    const server = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        server.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    process.stderr.write(`${startError(error)}\n`)
    process.exit(1)
  }
}
