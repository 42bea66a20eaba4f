import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracing } from './index.ts'

/** Sends traces over OTLP/HTTP; OpenTelemetry's own variables configure destination and frequency. */
export function openOtlp(service: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = trace.getTracer(service)
  /** Spans of the requests in progress, by request id. */
  const spans = new Map<string, Span>()
  return {
    begin({ id, method, headers }, work) {
      const from = propagation.extract(context.active(), headers)
      const attributes = { 'http.request.method': method, 'request.id': id }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, from)
      spans.set(id, span)
      context.with(trace.setSpan(from, span), work)
    },
    end(id, { route, status }) {
      const span = spans.get(id)
      if (!span) return
      spans.delete(id)
      span.updateName(route)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    headers(id) {
      const span = id === undefined ? undefined : spans.get(id)
      const fields: Record<string, string> = {}
      if (span) propagation.inject(trace.setSpan(context.active(), span), fields)
      return fields
    },
    close: () => provider.shutdown(),
  }
}
