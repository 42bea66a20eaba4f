import { createRequire } from 'node:module'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'

/** Traces each query as part of its request, without its values. */
export function traceQueries(): void {
  new PgInstrumentation({ requireParentSpan: true }).enable()
  // The instrumentation patches the driver on `require` but not on import; both share the same module.
  createRequire(import.meta.url)('pg')
}
