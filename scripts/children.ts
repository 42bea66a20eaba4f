import { join, resolve } from 'node:path'
import { type Server, type ServerPlan, startProcess } from '../platform/server/src/processes/index.ts'
import { settingsFor } from './server-settings.ts'

const root = join(import.meta.dirname, '..')

/**
 * Starts one of the product's servers as `startPlanned` does.
 * @param script file below the root of the repository, or an absolute path
 * @param env additional settings
 * @param readyUrl responds 2xx when the server is ready
 * @param log file for its output; by default this process's output
 */
export const startServer = (
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  log?: string,
): Promise<Server> => startPlanned({ name, script, env, readyUrl, ...(log && { log }) })

/**
 * Starts one of the product's servers in its own process and waits until it is ready. It gets only its own of this
 * process's settings.
 * @param plan its script is a file below the root of the repository, and its environment additional settings
 * @param signal aborting it while the server starts stops the server
 * @throws Error that names the log, when the server ends or hangs before it is ready
 */
export const startPlanned = (plan: ServerPlan, signal?: AbortSignal): Promise<Server> =>
  startProcess(
    {
      ...plan,
      script: resolve(root, plan.script),
      env: { ...settingsFor(plan.script, process.env), ...plan.env },
    },
    signal,
  )
