import * as z from 'zod/mini'
import { createShell } from './app.ts'
import { runShell } from './run-shell.ts'

/**
 * The shell for somebody who works on it and on remotes: `pnpm dev` starts it and says where they are. The shell that
 * is released, `server.ts`, knows no such setting.
 */
const origins = z.object({ shell: z.url(), remotes: z.record(z.string(), z.url()) })
const development = origins.parse(JSON.parse(process.env.WORKING_COPIES ?? '{}'))
runShell((settings, isStopping) => createShell(settings, isStopping, development))
