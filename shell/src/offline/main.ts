import { followReader } from './follow-reader.ts'
import { serveReader, type WorkerScope } from './worker.ts'

/** One file for pages and for their service worker. */
if (typeof document === 'undefined') serveReader(globalThis as unknown as WorkerScope)
else followReader()
