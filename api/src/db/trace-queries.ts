import { createRequire } from 'node:module'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'

/** Traces each query as part of its request, without its values. */
export function traceQueries(): void {
  new PgInstrumentation({ requireParentSpan: true }).enable()
  // It changes the driver when that is required, which imports do not do; both get the same.
  createRequire(import.meta.url)('pg')
}
