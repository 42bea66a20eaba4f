import { startHost } from '@anyam/host/browser/start-host'
import { parts } from './parts.tsx'

startHost(parts).catch(reportError)
