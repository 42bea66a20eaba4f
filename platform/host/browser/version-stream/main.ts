import { waitForVersions } from './polls.ts'
import { followWhileShown } from './tab.ts'
import { serveTabs, type WorkerScope } from './worker.ts'

/** The same file runs in tabs and in their shared worker. */
if (typeof document === 'undefined') serveTabs(globalThis as unknown as WorkerScope)
else if (document.currentScript instanceof HTMLScriptElement)
  followWhileShown(document.currentScript.src, waitForVersions(window.polls))
