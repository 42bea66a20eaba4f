import { registerHooks } from 'node:module'
import { expect, it, onTestFinished, vi } from 'vitest'
import { beginTrace, startTracing, traceHeaders } from './index.ts'

it('where no endpoint is named nothing of OpenTelemetry is loaded, and requests go on as they are', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '')
  const loaded: string[] = []
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      loaded.push(specifier)
      return next(specifier, context)
    },
  })
  onTestFinished(() => {
    hooks.deregister()
    vi.unstubAllEnvs()
  })
  expect(await startTracing('test')).toBeUndefined()
  const work = vi.fn()
  beginTrace({ id: 'visit-1', method: 'GET', headers: {} }, work)
  expect(work).toHaveBeenCalledOnce()
  expect(traceHeaders('visit-1')).toEqual({})
  expect(loaded.filter((specifier) => specifier.includes('opentelemetry'))).toEqual([])
})
