import fc from 'fast-check'

interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The part of an OpenAPI description needed to generate requests. */
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>
}

export interface GeneratedRequest {
  method: string
  path: string
  body?: string | FormData
  type?: string
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    "' or 1=1 --",
    '<img src=x onerror=x>',
    '../../secret',
    '9'.repeat(400),
    '%00',
    'é\u202e',
  ),
  fc.constantFrom(
    'a@example.com',
    '2026-12-31',
    '#a #b',
    'internship',
    'open',
    '<p>x</p>',
    'x'.repeat(70_000),
  ),
)
const wild = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, -1, 2 ** 60),
  fc.array(text),
  fc.object(),
)

/** Values that match the schema, and arbitrary ones in a third of all cases. */
function loosely(schema: Schema = {}): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 2, arbitrary: fitting(schema) }, { weight: 1, arbitrary: wild })
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(loosely))
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -5, max: 50 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(loosely(schema.items), { maxLength: 5 })
  if (schema.type === 'object' || schema.properties) {
    const known = Object.entries(schema.properties ?? {}).map(
      ([name, inner]) => [name, loosely(inner)] as const,
    )
    return fc.record(Object.fromEntries(known), { requiredKeys: [] })
  }
  return text
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    const isFile = Array.isArray(value) && value.length > 0
    if (isFile)
      for (const one of value)
        form.append(name, new File([asText(one)], 'cv.pdf', { type: 'application/pdf' }))
    else form.append(name, asText(value))
  }
  return form
}

const encode = (value: unknown) => encodeURIComponent(asText(value))

function requestOf(method: string, pattern: string, { parameters = [], requestBody }: Operation) {
  const named = Object.fromEntries(parameters.map(({ name, schema }) => [name, loosely(schema)]))
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const parts = fc.record({
    named: fc.record(named),
    body: content ? fitting(content.schema) : fc.constant(undefined),
  })
  return parts.map(({ named: values, body }): GeneratedRequest => {
    // A URL that is too long is refused while the body is still being sent.
    const longest = type === undefined ? Number.POSITIVE_INFINITY : 2_000
    const encodedValue = (name: string) => encode(asText(values[name] ?? '').slice(0, longest))
    const path = pattern.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodedValue(name) || '1')
    const query = parameters
      .filter((one) => one.in === 'query')
      .map(({ name }) => `${encode(name)}=${encodedValue(name)}`)
    const address = {
      method: method.toUpperCase(),
      path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    }
    if (type === undefined) return address
    if (type === 'multipart/form-data') return { ...address, body: formOf(Object(body)) }
    return { ...address, body: JSON.stringify(body), type }
  })
}

/** Requests to every call of the description except excluded ones, e.g. `post /api/logout`. */
export function requestsTo(
  { paths }: ApiDescription,
  leftOut: readonly string[],
): fc.Arbitrary<GeneratedRequest> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => !leftOut.includes(`${method} ${path}`))
      .map(([method, operation]) => requestOf(method, path, operation)),
  )
  return fc.oneof(...calls)
}
