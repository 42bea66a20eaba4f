/** An error in the form in which it may be logged. */
export type ErrorDescription = {
  type: string
  code?: string
  constraint?: string
  message: string
  stack: string
  cause?: ErrorDescription
}

const textOf = (error: Error, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : undefined
}

/** Errors of the database and its drivers quote values, which can be personal data. */
const quotesData = (error: Error) =>
  error.name === 'DrizzleQueryError' || 'severity' in error || 'query' in error

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

/** Describes an error for the log without personal data. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const message = quotesData(error) ? 'not logged, since it quotes what was to be stored' : error.message
  const description: ErrorDescription = { type: error.name, message, stack: framesOf(error.stack) }
  const [code, constraint] = [textOf(error, 'code'), textOf(error, 'constraint')]
  if (code !== undefined) description.code = code
  if (constraint !== undefined) description.constraint = constraint
  if (error.cause !== undefined && depth < 5) description.cause = describeError(error.cause, depth + 1)
  return description
}
