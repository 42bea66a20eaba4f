import { createHost } from '@anyam/host/server/app'
import { runHost } from '@anyam/host/server/run-host'
import * as z from 'zod/mini'
import { site } from '../site.config.ts'

/**
 * The shell for development: `pnpm dev` starts it and passes the working copies. The released shell,
 * `server.ts`, has no such setting.
 */
const origins = z.object({ shell: z.url(), remotes: z.record(z.string(), z.url()) })
const development = origins.parse(JSON.parse(process.env.WORKING_COPIES ?? '{}'))
runHost((settings, isStopping) => createHost(site, settings, isStopping, development))
