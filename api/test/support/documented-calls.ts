import type { TestApi } from './test-api.ts'

export interface DocumentedCall {
  /** As in the table of calls, `GET /api/admin/articles/:id`. */
  name: string
  method: string
  address: string
  needsSession: boolean
}

/** An id that does not exist, so that allowed calls end with 404 or 422 and change nothing. */
const nowhere = (path: string) =>
  path
    .replace('sessions/{id}', 'sessions/11111111-1111-4111-8111-111111111111')
    .replaceAll(/\{\w+\}/g, '99999999')

/** Every call that the api describes. */
export async function documentedCalls(api: TestApi): Promise<DocumentedCall[]> {
  const { body } = await api.call<{ paths: Record<string, Record<string, { security?: object[] }>> }>(
    '/api/docs/json',
  )
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      method: method.toUpperCase(),
      address: nowhere(path),
      needsSession: security !== undefined,
    })),
  )
}
