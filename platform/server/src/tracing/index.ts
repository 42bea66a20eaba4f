/** A request that a server received. */
export interface Traced {
  id: string
  method: string
  headers: Record<string, string | string[] | undefined>
}

/** The response to it. The route is its pattern, because addresses may contain personal data. */
export interface TracedResponse {
  route: string
  status: number
}

/** Traces requests through all servers involved. */
export interface Tracing {
  /** Continues the caller's trace, or starts one; `work` runs within it. */
  begin(request: Traced, work: () => void): void
  end(requestId: string, response: TracedResponse): void
  /** Header fields that continue a request's trace at the next server. */
  headers(requestId: string | undefined): Record<string, string>
  /** Sends pending spans. */
  close(): Promise<void>
}

let tracing: Tracing | undefined

/**
 * Starts tracing requests with OpenTelemetry, to OTEL_EXPORTER_OTLP_ENDPOINT. Without that variable nothing
 * is loaded.
 * @param service name of this server in the traces
 */
export async function startTracing(service: string): Promise<Tracing | undefined> {
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) tracing = (await import('./otlp.ts')).openOtlp(service)
  return tracing
}

export const isTracing = () => tracing !== undefined

export function beginTrace(request: Traced, work: () => void): void {
  if (tracing) tracing.begin(request, work)
  else work()
}

export const endTrace = (requestId: string, response: TracedResponse) => tracing?.end(requestId, response)
export const traceHeaders = (requestId: string | undefined) => tracing?.headers(requestId) ?? {}
