import * as z from 'zod/mini'
import { site } from '../site.config.ts'
import { createHost } from './app.ts'
import { runHost } from './run-host.ts'

/**
 * The shell for development: `pnpm dev` starts it and passes the working copies. The released shell,
 * `server.ts`, has no such setting.
 */
const origins = z.object({ shell: z.url(), remotes: z.record(z.string(), z.url()) })
const development = origins.parse(JSON.parse(process.env.WORKING_COPIES ?? '{}'))
runHost((settings, isStopping) => createHost(site, settings, isStopping, development))
