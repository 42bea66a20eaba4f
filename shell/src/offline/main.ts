import { serveReader, type WorkerScope } from '@anyam/host/browser/offline/worker'
import { OFFLINE_WORDS } from './offline-words.ts'

/** The service worker. Older hosts also load this file in their pages, where it has no effect. */
if (typeof document === 'undefined') serveReader(globalThis as unknown as WorkerScope, OFFLINE_WORDS)
