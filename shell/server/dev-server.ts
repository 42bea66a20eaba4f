import * as z from 'zod/mini'
import { createShell } from './app.ts'
import { runShell } from './run-shell.ts'

/**
 * The shell for development: `pnpm dev` starts it and passes the working copies. The released shell,
 * `server.ts`, has no such setting.
 */
const origins = z.object({ shell: z.url(), remotes: z.record(z.string(), z.url()) })
const development = origins.parse(JSON.parse(process.env.WORKING_COPIES ?? '{}'))
runShell((settings, isStopping) => createShell(settings, isStopping, development))
