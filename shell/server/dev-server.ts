import * as z from 'zod/mini'
import { createShell } from './app.ts'
import { runShell } from './run-shell.ts'

/**
 * The shell for somebody who works on remotes: `pnpm dev` starts it and says where they are. The shell that is
 * released, `server.ts`, knows no such setting.
 */
const copies = z.record(z.string(), z.url()).parse(JSON.parse(process.env.WORKING_COPIES ?? '{}'))
runShell((settings, isStopping) => createShell(settings, isStopping, copies))
