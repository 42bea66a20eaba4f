import { watch } from 'node:fs'
import { join } from 'node:path'
import type { ServerPlan } from '../../platform/server/src/processes/index.ts'
import { startPlanned } from '../children.ts'

const root = join(import.meta.dirname, '../..')

/** Editors write a file in several steps, and several files at once. */
const SETTLED_MS = 100

interface RestartingServer {
  stop(): Promise<void>
}

interface Hooks {
  /** What must be done with the changed sources first. */
  before?: () => Promise<unknown>
  /** Called with the folders below which something changed. */
  after?: (changed: string[]) => void
}

/** Starts a server, and restarts it whenever something below one of the folders changes. */
export async function startWatched(
  plan: ServerPlan,
  folders: readonly string[],
  { before, after }: Hooks = {},
): Promise<RestartingServer> {
  let server = await startPlanned(plan)
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const changed = new Set<string>()

  async function restart() {
    const reasons = [...changed]
    changed.clear()
    await before?.()
    await server.stop()
    server = await startPlanned(plan)
    console.log(`✓ The ${plan.name} has been restarted.`)
    after?.(reasons)
  }
  // With a mistake in the sources it stays away until the next change.
  const restartSoon = (folder: string) => {
    changed.add(folder)
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(restart).catch((error: Error) => console.error(error.message))
    }, SETTLED_MS)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => restartSoon(folder)),
  )
  return {
    async stop() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await turn
      await server.stop()
    },
  }
}
