import { parts } from './site-parts.ts'
import { startHost } from './start-host.tsx'

startHost(parts).catch(reportError)
