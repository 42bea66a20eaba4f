import { serveReader, type WorkerScope } from './worker.ts'

/** The service worker. Hosts from before run this file in their pages too, where it does nothing. */
if (typeof document === 'undefined') serveReader(globalThis as unknown as WorkerScope)
