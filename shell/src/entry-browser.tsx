import { startHost } from '@anyam/host/browser/start-host'
import { parts } from './site-parts.ts'

startHost(parts).catch(reportError)
